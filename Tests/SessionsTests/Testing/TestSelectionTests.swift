import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Patterns of tests, against all ways to read them")
struct TestPatternTests {
  /// Whether a pattern fits all of a text, by trying everything that each star can stand for.
  private func fits(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return fits(text, rest) || !text.isEmpty && fits(text.dropFirst(), pattern)
    }
    guard let letter = text.first, first == "?" || first == letter else { return false }
    return fits(text.dropFirst(), rest)
  }

  @Test(
    "A pattern fits a path exactly where trying everything says so",
    arguments: 1...4 as ClosedRange<UInt64>)
  func brute(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func word(_ letters: [Character], _ most: Int) -> String {
      String(
        (0..<Int.random(in: 1...most, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
    }
    for _ in 0..<300 {
      let path = word(["a", "b", "é"], 8)
      let patterns = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        word(["a", "b", "*", "?", "é"], 6)
      }
      let without = Bool.random(using: &random) ? [word(["a", "*", "?"], 5)] : []
      let text = patterns.joined(separator: ":") + without.map { "-" + $0 }.joined()
      let wanted =
        patterns.contains { fits(path[...], $0[...]) }
        && !without.contains { fits(path[...], $0[...]) }
      let scenario = TestedScenario(path: path, number: 0)
      #expect(TestFilter.patterns(text).takes(scenario) == wanted, "\(text) of \(path)")
    }
  }

  @Test("A pattern of many stars is decided at once")
  func stars() {
    let path = String(repeating: "a", count: 2000) + "b"
    let pattern = String(repeating: "*a", count: 50) + "*c"
    #expect(!TestFilter.patterns(pattern).takes(TestedScenario(path: path, number: 0)))
  }
}

@Suite("Parts of the tests, whatever their times")
struct TestPartitionTests {
  private func times(_ seconds: [String: Double]) throws -> TestTimes {
    var times = TestTimes()
    let cases = seconds.sorted { $0.key < $1.key }
      .map { "<testcase name=\"\($0.key)\" time=\"\($0.value)\"/>" }
    try times.read(
      SourceFile(
        path: "report", bytes: Array("<testsuite>\(cases.joined())</testsuite>".utf8)))
    return times
  }

  @Test(
    "They share nothing, leave nothing out, and none is longer than a fair one by more than one test",
    arguments: 1...6 as ClosedRange<UInt64>)
  func fair(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<12 {
      let all = (0..<Int.random(in: 0...40, using: &random)).map {
        TestedScenario(path: "s/\($0)", number: $0)
      }
      var seconds: [String: Double] = [:]
      for scenario in all where Bool.random(using: &random) {
        seconds[scenario.path] = Double(Int.random(in: 0...900, using: &random)) / 8
      }
      let known = try times(seconds)
      let count = Int.random(in: 1...9, using: &random)
      let parts = try (0..<count).map {
        try #require(TestShard(index: $0, of: count)).scenarios(of: all, times: known)
      }
      #expect(parts.joined().sorted { $0.number < $1.number } == all)
      let usual = known.average(of: all)
      let loads = parts.map { $0.reduce(Duration.zero) { $0 + (known[$1.path] ?? usual) } }
      let longest = all.map { known[$0.path] ?? usual }.max() ?? .zero
      let fair = loads.reduce(.zero, +) / count
      #expect(loads.allSatisfy { $0 <= fair + longest }, "\(loads) around \(fair)")
    }
  }

  @Test(
    "Where a report has no times but zeros, each part has its share all the same", arguments: 2...5)
  func zeros(count: Int) throws {
    let all = (0..<20).map { TestedScenario(path: "s/\($0)", number: $0) }
    let known = try times(Dictionary(uniqueKeysWithValues: all.map { ($0.path, 0.0) }))
    let sizes = try (0..<count).map {
      try #require(TestShard(index: $0, of: count)).scenarios(of: all, times: known).count
    }
    #expect(sizes.reduce(0, +) == 20 && (sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1, "\(sizes)")
  }

  @Test("Of more parts than there are tests, those at the end are empty, however many there are")
  func many() throws {
    let all = (0..<3).map { TestedScenario(path: "s/\($0)", number: $0) }
    for index in [0, 1, 2, 3, 999_999_999_999] {
      let part = try #require(TestShard("\(index + 1)/\(Int.max)"))
      #expect(part.scenarios(of: all).count == (index < 3 ? 1 : 0))
    }
    #expect(try #require(TestShard("1/2")).scenarios(of: []).isEmpty)
  }

  @Test(
    "What is no part is refused, also where no number has room for it",
    arguments: [
      "\(Int.min)/3", "-1/3", "0/0", "1/\(Int.min)", "99999999999999999999/3",
      "1/99999999999999999999",
      "1/3/", "/", "١/٣",
    ])
  func none(text: String) { #expect(TestShard(text) == nil) }
}

@Suite("Scenarios that are found")
struct ScenarioSearchTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder([
      "b.scenario": "", "a.scenario": "", "Z.scenario": "", "é.scenario": "", "deep/c.scenario": "",
      "deep/.hidden.scenario": "", "b.snapshots/old.scenario": "", "notes.txt": "",
      "empty/x.txt": "", "helpers/_tea.scenario": "", "helpers/below/_parts/cup.scenario": "",
      "SHOUT.SCENARIO": "",
    ])
    try folder.link("again", to: folder.path)
    try folder.link("deep/up", to: folder("deep"))
  }

  @Test("Two whose names only look the same are two")
  func exactNames() throws {
    let folder = try ScratchFolder([:])
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      try folder.write(Array("wake\n".utf8), to: "\(name).scenario")
    }
    let search = ScenarioSearch([folder.path], locations: DataLocations(dataFolder: nil))
    #expect(search.scenarios.count == 2 && Set(search.scenarios.map(\.identity)).count == 2)
  }

  private func search(_ names: [String]) -> ScenarioSearch {
    ScenarioSearch(
      names.map { $0.isEmpty ? folder.path : folder($0) }, locations: DataLocations(dataFolder: nil)
    )
  }

  private func names(_ search: ScenarioSearch) -> [String] {
    search.scenarios.map(\.path).map { $0.replacing(folder.path + "/", with: "") }
  }

  @Test("A folder has its scenarios and those below, in the order of bytes, each once")
  func all() {
    let search = search([""])
    let wanted = [
      "SHOUT.SCENARIO", "Z.scenario", "a.scenario", "b.scenario", "deep/c.scenario", "é.scenario",
    ]
    #expect(names(search) == wanted && search.diagnostics.isEmpty)
    #expect(search.scenarios.map(\.number) == Array(0..<wanted.count))
  }

  @Test(
    "Folders are gone through as deep as they lie, but for the pictures of a scenario at any depth")
  func nested() throws {
    let deep = try ScratchFolder([
      "a/b/c/d/e/tea.scenario": "", "a/b/c/pot.scenario": "", "a/b.snapshots/old.scenario": "",
      "a/b/c/d.snapshots/e/old.scenario": "", "a/b/c/d/e.txt": "", "a/none/of/these/x.txt": "",
    ])
    let found = ScenarioSearch([deep.path], locations: DataLocations(dataFolder: nil))
    let wanted = ["a/b/c/d/e/tea.scenario", "a/b/c/pot.scenario"]
    #expect(found.scenarios.map(\.path) == wanted.map { deep($0) } && found.diagnostics.isEmpty)
  }

  @Test("Whatever is named twice, and in whatever order, comes once and in that order")
  func order() {
    let once = search(["deep", "b.scenario", "a.scenario"])
    let twice = search(["a.scenario", "b.scenario", "deep/../deep", "a.scenario", "deep"])
    #expect(names(once) == ["a.scenario", "b.scenario", "deep/c.scenario"])
    #expect(names(twice).count == 3)
  }

  @Test("A link to a scenario is one of its own: its files lie beside the link")
  func link() throws {
    try folder.link("deep/b.scenario", to: folder("b.scenario"))
    #expect(
      names(search(["b.scenario", "deep"])) == ["b.scenario", "deep/b.scenario", "deep/c.scenario"])
  }

  @Test("§2: a link that leads out of the folder is a warning, and nothing of it is played")
  func leadingOut() throws {
    let outside = try ScratchFolder(["secret.scenario": "", "more/b.scenario": ""])
    try folder.link("deep/s.scenario", to: outside("secret.scenario"))
    try folder.link("deep/more", to: outside("more"))
    try folder.link("deep/notes.txt", to: outside("secret.scenario"))
    let search = search(["deep", "nothing.scenario"])
    #expect(names(search) == ["deep/c.scenario"])
    let told = search.diagnostics.filter(\.isAboutLink)
    #expect(told.map(\.place.path) == ["deep/more", "deep/s.scenario"].map { folder($0) })
    #expect(told.allSatisfy { $0.severity == .warning && $0.message.contains("leads out of") })
    let named = self.search(["deep/s.scenario"])
    #expect(names(named) == ["deep/s.scenario"] && named.diagnostics.isEmpty, "it was named")
  }

  @Test(
    "What holds none is told by its path, with what to give instead",
    arguments: [
      ("empty", "there is no .scenario in this folder"),
      ("helpers", "each .scenario in this folder is a helper"),
      ("helpers/below", "each .scenario in this folder is a helper"),
      ("notes.txt", "this is no scenario; give .scenario files"),
      ("none", "there is no such file"), ("a.scenari", "did you mean \"FOLDER/a.scenario\"?"),
    ])
  func complaints(name: String, words: String) {
    let search = search([name, "a.scenario"])
    let words = words.replacing("FOLDER", with: folder.path)
    #expect(names(search) == ["a.scenario"], "the others are found all the same")
    #expect(search.diagnostics.count == 1)
    #expect(search.diagnostics.first?.place == Place(folder(name)))
    #expect(search.diagnostics.first?.message.contains(words) == true, "\(search.diagnostics)")
  }
}
