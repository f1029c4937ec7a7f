import Scenarios

extension CommandSpec {
  /// Whether some words may mean it: its name, or words that begin others for it.
  func isMeant(by words: String) -> Bool {
    OtherWords.fit(words, name + " " + (Self.aliases[name] ?? ""))
  }

  private static let aliases = [
    "audit": "privacy leaks locked screen previews interruptions noise loud sounds hours report",
    "check": "lint validate errors warnings verify ci",
    "completion": "shell bash zsh fish tab",
    "doctor": "configuration environment terminal trouble",
    "explain": "why reason rule",
    "manual": "man page documentation",
    "new": "create begin template app scenario theme",
    "open": "interface screen terminal tour",
    "preview": "words languages plural translation summary localization",
    "export": "story cast asciinema asciicast recording movie markdown page flatten payloads",
    "render": "svg html screenshot picture image png text",
    "run": "play test scenario ci headless expect",
    "state": "json dump",
  ]
}
