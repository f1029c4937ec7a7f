import Files
import Scenarios
import Testing

@testable import Sessions

@Suite("Cases that are read once for all that play them")
struct CaseCacheTests {
  private static func file(_ count: Int, _ end: String = "wake\n") -> SourceFile {
    let heads = (1...count).map { "case c\($0) n=\($0)\n" }.joined()
    return SourceFile(path: "a.scenario", bytes: Array((heads + end).utf8))
  }

  @Test("A scenario that was written meanwhile has the cases that it has now")
  func written() {
    let cache = CaseCache()
    #expect(cache.cases(of: Self.file(2)).all.count == 2)
    #expect(cache.cases(of: Self.file(2)).all.map(\.name) == ["c1", "c2"])
    #expect(cache.cases(of: Self.file(3)).all.count == 3)
    #expect(cache.cases(of: Self.file(2)).all.count == 2)
  }

  @Test("Of 400 cases each plays as many lines as of four; who looks at one sees them all")
  func growth() {
    func lines(_ count: Int, showsAllCases: Bool) -> [Int] {
      var locations = DataLocations(dataFolder: nil)
      locations.caseCache = CaseCache()
      locations.showsAllCases = showsAllCases
      return ["c1", "c\(count)"].map { name in
        let feeds = ScenarioFeeds(Self.file(count), playing: name, locations).feeds
        return feeds.reduce(0) { sum, feed in
          if case .lines(let lines) = feed { sum + lines.count } else { sum }
        }
      }
    }
    for count in [4, 400] { #expect(lines(count, showsAllCases: false) == [2, 2]) }
    #expect(lines(4, showsAllCases: true) == [5, 5])
  }
}
