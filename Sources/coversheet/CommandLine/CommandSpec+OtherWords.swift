import Notifications
import Scenarios

extension CommandLineOption {
  /// Whether some words may mean it: its name, words that begin others for
  /// it, or one of its choices.
  func isMeant(by words: String) -> Bool {
    OtherWords.fit(words, name + " " + (Self.aliases[name] ?? "")) || choices.contains(words)
  }

  private static let aliases = [
    "accessible": "accessibility voiceover blind screen reader braille speech linear dumb",
    "ascii": "accessibility plain letters", "bidi": "right-to-left rtl arabic hebrew",
    "color": "accessibility monochrome", "reduce-motion": "accessibility animation still",
    "last-failed": "failures rerun", "provider-keys": "token jwt p8",
    "shard": "sharding parallel split",
    "theme": "themes accessibility contrast color dark light mode",
    "widths": "emoji columns cells flags zwj skin tones wide narrow",
  ]
}

extension CommandSpec {
  /// Whether some words may mean it: its name, or words that begin others for it.
  func isMeant(by words: String) -> Bool {
    OtherWords.fit(words, name + " " + (Self.aliases[name] ?? ""))
  }

  /// The name that a word most likely means: one that is spelled much like it, else that of the only
  /// command that it may mean; nil where there is none.
  static func nearestName(_ word: String) -> String? {
    let meant = all.filter { $0.isMeant(by: word) }
    return nearest(word, among: all.map(\.name)) ?? (meant.count == 1 ? meant.first?.name : nil)
  }

  private static let aliases = [
    "audit": "privacy leaks locked screen previews interruptions noise loud sounds hours report",
    "check": "lint validate errors warnings verify ci untranslated missing translations",
    "completion": "shell bash zsh fish tab",
    "doctor": "configuration config.json environment terminal trouble accessibility remap",
    "explain": "why reason rule",
    "import": "xcode tuist xcodegen project sources swift objective-c",
    "lsp": "language server editor completion hover vim neovim emacs helix",
    "manual": "man page documentation",
    "new": "create begin template app scenario theme",
    "open": "interface screen terminal tour accessibility accessible screen reader",
    "preview":
      "words languages plural translation untranslated summary localization pseudo cut truncated",
    "export":
      "story cast asciinema asciicast recording movie animation gif markdown page flatten payloads",
    "render": "svg html screenshot picture image png text",
    "run": "play test scenario ci headless expect",
    "state": "json dump",
  ]
}

extension PolicySwitch {
  /// What it decides about, in the words of its rule.
  var meaning: String { Rule.named(rule).map { "\(rule): \($0.sentence)" } ?? rule.description }

  /// Whether some words may mean it: its name, or words that begin others for it.
  func isMeant(by words: String) -> Bool {
    // `apns.p5Delay` is three words.
    let parts = name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter)" : letter == "." ? " " : "\(letter)"
    }
    return OtherWords.fit(words, "\(name) \(parts) \(Self.aliases[name] ?? "")")
  }

  private static let aliases = [
    "apns.clockSkew": "time drift expired token",
    "apns.offlineStore": "offline queue lost pushes",
    "apns.maxStoreDays": "offline expiration keep",
    "apns.p5Delay": "latency slow wait late arrive time",
    "apns.reorderSeed": "latency order late arrive jitter",
    "device.autoLock": "lock time sleep", "display.seconds": "time dark sleep screen lit wake",
    "dnd.scope": "disturb silence", "service.timeLimit": "latency slow extension time out",
    "service.grace": "latency slow extension time out",
  ]
}
