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

  @Test("T25: where it speaks English all the same, nothing is missing")
  func english() throws {
    #expect(try HeadlessRun.played("locale en_GB\n").report.diagnostics.isEmpty)
  }
}
