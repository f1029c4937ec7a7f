import Testing

@Suite("Paths")
struct PathTests {
  @Test(
    "G5: what is written below a folder is told by bytes, for a slash may be half of a character",
    arguments: Module.allCases)
  func below(module: Module) {
    for file in module.files {
      for (index, line) in file.lines.enumerated() where line.contains(/hasPrefix\(.* \+ "\/"\)/) {
        Issue.record("\(file.path):\(index + 1) compares characters; write isWithin or below")
      }
    }
  }

  // Where all that is kept is kept by paths.
  private static let rooms = [
    "Sessions/Watching/", "Sessions/Checking/", "Interaction/Reloading/", "Interaction/Receiving/",
    "LanguageServer/Files/", "Files/Reading/",
  ]

  @Test("G5: files that are watched, dropped, edited or checked are kept by their paths’ bytes")
  func keys() {
    let files = Module.allCases.flatMap(\.files)
    for file in files where Self.rooms.contains(where: file.path.contains) {
      // What is written here is plain: endings of names. So is what names a pipe.
      for (index, line) in file.lines.enumerated()
      where line.contains(/Set<String>|\[String ?:/) && !line.contains(/static let|piped:/) {
        Issue.record("\(file.path):\(index + 1) has texts as keys; write ExactText")
      }
    }
  }
}
