import Notifications
import Testing

@testable import Files

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "A pattern is for these paths, relative to where it begins, and not for those",
    arguments: [
      ("*.swift", ["a.swift", "Deep/er/a.swift", ".swift"], ["a.swiftx", "swift"]),
      ("App", ["App", "App/a.swift", "In/App/a"], ["Apps", "Apps/a"]),
      ("App/", ["App", "App/a/b"], ["In/App/a"]),
      ("App/*.md", ["App/a.md"], ["App/in/a.md", "a.md", "In/App/a.md"]),
      ("App/**", ["App/a", "App/a/b.c"], ["App", "In/App/a"]),
      ("**/Old/**", ["Old/a", "In/Old/a/b"], ["Old", "Older/a", "In/Old"]),
      ("App/**/a.md", ["App/a.md", "App/in/a.md", "App/in/er/a.md"], ["a.md", "App/b.md"]),
      ("a?c", ["abc", "x/aéc", "a👩‍👩‍👧c"], ["ac", "abbc"]),
      ("*", ["a", "a/b"], []),
      ("b*n*a", ["banana", "bna"], ["banan", "nab"]),
    ] as [(String, [String], [String])])
  func matching(pattern: String, these: [String], those: [String]) {
    for path in these { #expect(PathPattern(pattern).matches(path), "not for \(path)") }
    for path in those { #expect(!PathPattern(pattern).matches(path), "for \(path)") }
  }

  @Test(
    "Of a folder, a pattern is for what lies in there alone",
    arguments: [
      ("", "App", ["App/a", "App/in/b"], ["Other/App/a", "b"]),
      ("*.md", "App", ["App/a.md"], ["a.md", "App/in/a.md"]),
      ("Old/**", "./App", ["App/Old/a"], ["Old/a"]),
      ("*.md", "", ["a.md"], ["in/a.md"]), ("./a.md", ".", ["a.md"], ["in/a.md"]),
    ] as [(String, String, [String], [String])])
  func folders(pattern: String, folder: String, these: [String], those: [String]) {
    let own = PathPattern(pattern, in: folder)
    for path in these { #expect(own.matches(path), "not for \(path)") }
    for path in those { #expect(!own.matches(path), "for \(path)") }
  }

  @Test("Stars and folders in any number are compared in one go")
  func hostile() {
    let stars = String(repeating: "*a", count: 40) + "b"
    #expect(!PathPattern(stars).matches(String(repeating: "a", count: 80)))
    #expect(PathPattern(stars).matches(String(repeating: "a", count: 80) + "b"))
    let folders = String(repeating: "**/a/", count: 40) + "b"
    #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 80) + "c"))
    #expect(PathPattern(folders).matches(String(repeating: "a/", count: 80) + "b"))
  }

  @Test(
    "Blanks are for what a search letter by letter says", arguments: 1...20 as ClosedRange<UInt64>)
  func reference(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let name = text(from: "ab", 0...6, &random)
      let pattern = text(from: "ab*?", 1...5, &random)
      // Two stars in one name are as good as one; alone they are folders.
      if pattern.contains("**") || name.isEmpty { continue }
      let isMeant = Self.reference(Array(name), Array(pattern))
      #expect(PathPattern("/" + pattern).matches(name) == isMeant, "\(pattern) for \(name)")
      #expect(PathPattern(pattern).matches("x/" + name) == (isMeant || reference("x", pattern)))
    }
  }

  private func reference(_ name: String, _ pattern: String) -> Bool {
    Self.reference(Array(name), Array(pattern))
  }

  // The table of the classic search: which beginnings of the pattern fit which of the name.
  private static func reference(_ name: [Character], _ pattern: [Character]) -> Bool {
    var fits = [true] + Array(repeating: false, count: name.count)
    for part in pattern {
      var next = Array(repeating: false, count: name.count + 1)
      for index in 0...name.count {
        let before = index > 0 && fits[index - 1]
        switch part {
        case "*": next[index] = fits[index] || index > 0 && next[index - 1]
        case "?": next[index] = before
        default: next[index] = before && name[index - 1] == part
        }
      }
      fits = next
    }
    return fits[name.count]
  }

  private func text(
    from letters: String, _ count: ClosedRange<Int>, _ random: inout SplitMix
  ) -> String {
    String(
      (0..<Int.random(in: count, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      })
  }
}
