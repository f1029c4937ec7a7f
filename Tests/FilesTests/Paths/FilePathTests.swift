import Testing

@testable import Files

@Suite("Paths from elsewhere")
struct FilePathTests {
  @Test(
    "A path is written as it is reached from a folder",
    arguments: [
      ("Apps/Mail.app", "Flows", "../Apps/Mail.app"),
      ("Apps/Mail.app", ".", "Apps/Mail.app"),
      ("/work/Apps/Mail.app", "/work/Apps", "Mail.app"),
      ("../Apps/Mail.app", "Flows/../Deep/er", "../../../Apps/Mail.app"),
      ("/work/here", ".", "."),
      ("/usr/Mail.app", "Flows", "/usr/Mail.app"),
    ])
  func relative(path: String, folder: String, expected: String) {
    #expect(FilePath(path).relative(to: folder, in: "/work/here") == expected)
  }

  @Test(
    "A path that ends in dots has the name of the folder to which it leads",
    arguments: [
      (".", "here"), ("..", "work"), ("../", "work"), ("../..", "/"), ("a/b/..", "a"),
      ("/x/y/.", "y"), ("/", "/"), ("Apps/Mail.app/", "Mail.app"), ("...", "..."),
    ])
  func name(path: String, expected: String) {
    #expect(FilePath(path).name(in: "/work/here") == expected)
  }

  @Test(
    "What lies in the working directory is called by its name alone",
    arguments: [
      (".", "Mail.app"), ("", "Mail.app"), ("..", "../Mail.app"), ("/", "/Mail.app"),
      ("Apps/", "Apps/Mail.app"),
    ])
  func working(folder: String, expected: String) {
    #expect(FilePath(folder).path(of: "Mail.app") == expected)
  }

  @Test(
    "A tilde at the beginning of a path is the person's home folder",
    arguments: [
      ("~/flow.scenario", "/home/me/flow.scenario"), ("~flow", "~flow"), ("a/~/b", "a/~/b"),
    ])
  func tilde(path: String, expected: String) {
    #expect(FilePath(path).expandingTilde(to: "/home/me") == expected)
    #expect(FilePath(path).expandingTilde(to: nil) == path)
  }
}
