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
    ])
  func below(folder: String, path: String, expected: String) {
    #expect(path.below(folder) == expected)
    #expect(Place(path, line: 3).named(from: folder) == Place(expected, line: 3))
    #expect(Place(path, line: 3).words(below: folder) == "\(expected):3")
  }
}
