import Notifications
import Testing

@Suite("Paths from a folder on")
struct PathBelowTests {
  @Test(
    "A folder may end in a slash; a file beside it keeps its path",
    arguments: [
      ("/data", "/data/Soup.app/a.apns", "Soup.app/a.apns"),
      ("/data/", "/data/Soup.app/a.apns", "Soup.app/a.apns"),
      ("/data", "/database/a.apns", "/database/a.apns"), ("/data/", "/data", "/data"),
      ("/data", "/data/\u{301}a.apns", "\u{301}a.apns"),
      ("/caf\u{E9}", "/cafe\u{301}/a.apns", "/cafe\u{301}/a.apns"),
    ])
  func below(folder: String, path: String, expected: String) {
    #expect(path.below(folder).isExactly(expected))
    #expect(Place(path, line: 3).named(from: folder) == Place(expected, line: 3))
    #expect(Place(path, line: 3).words(below: folder) == "\(expected):3")
  }

  @Test(
    "A folder holds itself and what is below it, by the bytes of their paths",
    arguments: [
      ("/data", "/data", true), ("/data", "/data/a", true), ("/data/", "/data/a", true),
      ("/data", "/database", false), ("/data", "/data/\u{301}a", true),
      ("/data", "/data/\u{200D}a", true), ("/data", "/data/\u{E31}a", true),
      ("/caf\u{E9}", "/cafe\u{301}", false), ("/caf\u{E9}", "/cafe\u{301}/a", false),
      ("/", "/data", true), ("data", "/data", false), ("", "data", false),
    ])
  func within(folder: String, path: String, isWithin: Bool) {
    #expect(path.isWithin(folder) == isWithin)
  }
}
