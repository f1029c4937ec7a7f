import Testing

@Suite("Words of our own")
struct ApostropheTests {
  // Pages of help have lines of shells among them, in which a straight one is meant.
  private static let pages = ["/Help/", "HelpTopic", "/Language/"]

  @Test("Sentences on the screen and beside options have one apostrophe, that of print")
  func apostrophes() {
    let modules: [Module] = [.screens, .explaining, .executable]
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
