import Testing

@testable import TerminalCore

@Suite("Text without its middle")
struct ShortenedMiddleTests {
  @Test(
    "What is too long keeps its beginning and its end",
    arguments: [
      ("pl · Localizable.strings:58", 40, "pl · Localizable.strings:58"),
      ("pl · Localizable.strings:58", 17, "pl · Loc…rings:58"), ("abcdef", 5, "ab…ef"),
      ("abcdef", 2, "a…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("", 3, ""),
      ("家族の写真", 7, "家族…真"),
    ] as [(String, Int, String)])
  func shortened(text: String, columns: Int, expected: String) {
    #expect(text.shortenedMiddle(columns: columns) == expected)
  }

  @Test("It never takes more columns than there are", arguments: 0..<30)
  func fits(columns: Int) {
    for text in ["ar · المزيد.strings:7", "👩‍👩‍👧 family · Localizable.stringsdict:400", "x"] {
      #expect(text.shortenedMiddle(columns: columns).columns <= columns)
    }
  }
}
