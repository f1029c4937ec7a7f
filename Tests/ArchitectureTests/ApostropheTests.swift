import Testing

@Suite("Words of our own")
struct ApostropheTests {
  // Pages of help have lines of shells among them, in which a straight one is meant. What checks
  // print of files has it, too: scripts may look for that.
  private static let pages = ["/Help/", "HelpTopic", "/Language/"]

  @Test("Sentences of the screen, rules, verbs and options have one apostrophe, that of print")
  func apostrophes() {
    let modules: [Module] = [
      .notifications, .delivery, .explaining, .scenarios, .screens, .executable,
    ]
    for file in modules.flatMap(\.files) where !Self.pages.contains(where: file.path.contains) {
      for (index, line) in file.lines.enumerated() where line.utf8.contains(UInt8(ascii: "'")) {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//"), code.contains(/[A-Za-z]'(s|t|re|ve|ll|d)\b|s' [a-z]/) else {
          continue
        }
        Issue.record("\(file.path):\(index + 1) has a straight apostrophe; write ’")
      }
    }
  }
}
