import Notifications
import Testing

@Suite("Comments in bytes")
struct CommentTests {
  @Test(
    "A comment ends behind its mark, at the end of its line, or where the bytes end",
    arguments: [
      ("/* a */b", 7), ("/**/b", 4), ("/***/b", 5), ("/*/b", 4), ("/*/ */b", 6), ("/*/*/b", 5),
      ("/*", 2),
      ("/*/", 3), ("/* a", 4), ("// a\nb", 4), ("//\n", 2), ("//", 2), ("// */b", 6),
      ("/* // */b", 8),
      ("/", nil), ("", nil), ("a//", nil), ("/a", nil), ("*/", nil),
    ] as [(String, Int?)])
  func end(text: String, end: Int?) {
    let bytes = Array(text.utf8)
    #expect(text.isEmpty || bytes.endOfComment(at: 0) == end, "\(text)")
    // A part has the places of the whole.
    let part = (Array("xx/".utf8) + bytes)[3...]
    #expect(text.isEmpty || part.endOfComment(at: 3) == end.map { $0 + 3 }, "\(text)")
  }

  @Test("What lies behind the end of a part closes no comment in it")
  func part() {
    let bytes = Array("/* a */ b".utf8)
    #expect(bytes[..<5].endOfComment(at: 0) == 5)
    #expect(bytes[..<1].endOfComment(at: 0) == nil)
  }
}
