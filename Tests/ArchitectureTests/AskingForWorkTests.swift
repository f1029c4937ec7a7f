import Testing

@Suite("Effects of the terminal’s holder are apart, and one place keeps what is acknowledged")
struct AskingForWorkTests {
  private static func text(_ path: String) -> String {
    Module.allCases.flatMap(\.files).first { $0.path == path }?.text ?? ""
  }

  /// The names of an enumeration's cases.
  private static func cases(in path: String) -> Set<String> {
    Set(
      text(path).matches(of: /\n  case ([a-zA-Z, ]+)/).flatMap { match in
        match.output.1.split(separator: ",").map { $0.filter { $0 != " " } }
      })
  }

  @Test("What the one who holds the terminal does is said once, and not among the other effects")
  func effects() {
    let all = Self.cases(in: "Screens/Update/Effect.swift")
    let terminal = Self.cases(in: "Screens/Update/TerminalEffect.swift")
    #expect(all.count > 10 && terminal.count > 10 && all.contains("terminal"))
    #expect(all.intersection(terminal) == [])
  }

  @Test("Outside of where it is kept nothing has the words that write lines into a journal")
  func keeping() {
    let own = ["Sessions/Kept/", "Sessions/Recorders/"]
    for file in Module.allCases.flatMap(\.files) where !own.contains(where: file.path.hasPrefix) {
      for word in [".performed([", "journal.keep(", "journal.record(", "unwrittenClock"] {
        #expect(
          !file.text.contains(word), "\(file.path) knows how lines get into a journal: \(word)")
      }
    }
  }
}
