import Delivery
import Files
import Testing

@testable import Sessions

@Suite("Without a data folder a phone speaks English")
struct MissingWordsTests {
  @Test("T25: that is said once, at the line that has it speak another language")
  func once() throws {
    let run = try HeadlessRun.played("wake\nlocale pl_PL\nlocale de_DE\n")
    #expect(
      run.report.diagnostics.map(\.description) == [
        "t.scenario:2:1: note: no data folder: the phone's own words are in English; "
          + "name one with --data=DIR"
      ])
  }

  @Test("T25: it is said of languages that are looked at beside the phone's own, and once at most")
  func besideItsOwn() throws {
    let locales = ["en", "pl"].map { WordLocale($0) }
    let run = try HeadlessRun.played("wake\n")
    #expect(run.report.diagnostics.isEmpty)
    let note = try #require(run.missingWords(in: locales))
    #expect(note.severity == .note && note.message.hasPrefix("no data folder: "))
    #expect(run.missingWords(in: [WordLocale("en"), WordLocale("en_GB")]) == nil)
    #expect(try HeadlessRun.played("locale de_DE\n").missingWords(in: locales) == nil)
  }

  @Test("T25: a test that fails says so, and one that passes does not", arguments: [0, 1])
  func tested(groups: Int) throws {
    let text = "locale pl_PL\nexpect groups \(groups)\n"
    let run = try TestRun(
      settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    let file = SourceFile(path: "t.scenario", bytes: Array(text.utf8))
    let result = run.play(file, as: TestedScenario(path: file.path, number: 0))
    var told: [String] = []
    var lines = TestLines(isVerbose: false) { told.append($0) }
    lines.record(result)
    #expect(told.count { $0.hasPrefix("t.scenario:1:1: note: no data folder: ") } == groups)
  }

  @Test("T25: to who talks to it in lines it is said once, with the line that it came of")
  func inLines() throws {
    let locations = DataLocations(dataFolder: nil)
    var run = HeadlessRun(try LoadedInput([], settings: WorldSettings(), locations: locations))
    var told: [Bool] = []
    for (index, line) in ["wake", "locale pl_PL", "locale de_DE"].enumerated() {
      run.lineNumber = index + 1
      let events = run.perform(line, files: locations.files(folder: ""))
      told.append(events.contains { if case .complaint = $0 { true } else { false } })
    }
    #expect(told == [false, true, false])
    let notes = run.report.diagnostics.filter { $0.message.hasPrefix("no data folder: ") }
    #expect(notes.map(\.place.description) == ["-:2:1"])
  }

  @Test("T25: where it speaks English all the same, nothing is missing")
  func english() throws {
    #expect(try HeadlessRun.played("locale en_GB\n").report.diagnostics.isEmpty)
  }
}
