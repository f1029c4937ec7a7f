import Notifications
import Testing

@Suite("The parts of a path, however it is spelled")
struct PathPartsTests {
  @Test(
    "What leads nowhere is left out",
    arguments: [
      ("a/c", ["a", "c"]), ("./a//b/../c/", ["a", "c"]), ("/a/./b", ["/", "a", "b"]),
      ("/../a", ["/", "a"]), ("../../a", ["..", "..", "a"]), ("a/../../b", ["..", "b"]),
      ("/", ["/"]), (".", []), ("", []),
    ])
  func parts(path: String, parts: [String]) {
    #expect(path.pathParts.map(String.init) == parts)
  }
}
