import Testing

@testable import Sessions

@Suite("Two pictures for a terminal")
struct MarkedPictureLinesTests {
  private static let kept = "top\nsame\n\nSoup 9\nend\nlast\n"
  private static let drawn = "top\nsame\n\nSoap\nend\nlast\n"

  private func lines(colored: Bool, columns: Int) -> [String]? {
    MarkedPictures(Self.kept, Self.drawn)
      .lines(ReportLook(isColored: colored), columns: columns)
  }

  @Test("Beside each other where there is room; carets mark cells where there is no color")
  func besides() {
    #expect(
      lines(colored: false, columns: 40) == [
        "    │ kept      │ drawn now",
        "  3 │           │",
        "  4 │ Soup 9    │ Soap",
        "    │   ^  ^    │   ^  ^",
        "  5 │ end       │ end",
      ])
  }

  @Test("One below the other where there is less, and none where there is not even that")
  func below() {
    #expect(
      lines(colored: false, columns: 20) == [
        "    │ kept", "  3 │", "  4 │ Soup 9", "    │   ^  ^", "  5 │ end",
        "    │ drawn now", "  3 │", "  4 │ Soap", "    │   ^  ^", "  5 │ end",
      ])
    #expect(lines(colored: false, columns: 12) == nil)
  }

  @Test(
    "With colors cells are inverse, rows between are left out, and nothing else drives a terminal")
  func colored() throws {
    let far = MarkedPictures("a\n1\n2\n3\n4\n5\nb\u{1B}[2J\n", "x\n1\n2\n3\n4\n5\ny\n")
    let lines = try #require(far.lines(ReportLook(isColored: true), columns: 80))
    #expect(
      lines.contains { $0.contains("\u{1B}[7ma\u{1B}[0m") && $0.contains("\u{1B}[7mx\u{1B}[0m") })
    #expect(lines.contains { $0.hasSuffix(" ⋮") })
    #expect(!lines.joined().contains("[2J") || lines.joined().contains("␛"), "\(lines)")
    #expect(!lines.joined().contains("^"))
  }
}
