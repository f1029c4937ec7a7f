import Notifications
import TestSupport
import Testing

@testable import Programs

@Suite("What a supervisor reports of its program")
struct ProgramReportTests {
  private static let reports: [ProgramReport] = [
    .refused(step: "supervision", error: 1), .refused(step: "/apps/My Album.app", error: 2),
    .refused(step: "ended 0 0 0 0", error: 40),
    .ended(ProgramEnd(status: 0, peakKilobytes: 0, processorMilliseconds: 0, leftovers: 0)),
    .ended(
      ProgramEnd(status: 768, peakKilobytes: 9000, processorMilliseconds: 12, leftovers: 3)),
    .ended(
      ProgramEnd(
        status: 139, peakKilobytes: Int.max, processorMilliseconds: Int.max, leftovers: 1)),
  ]

  @Test("V17: a line that is written is read again", arguments: reports)
  func roundTrip(report: ProgramReport) {
    #expect(report.line.last == "\n" && report.line.dropLast().contains("\n") == false)
    #expect(ProgramReport(line: report.line.dropLast()) == report)
  }

  @Test(
    "V17: a line of anything else is none",
    arguments: [
      "", "ended", "ended 0", "ended 0 1 2", "ended 0 1 2 3 4", "ended 0 1 2 x", "ended 0 x 1 2 3",
      "ended a b c d", "refused", "refused 2", "refused two ./a", "REFUSED 2 ./a", "0 1 2 3",
      "ended 99999999999999999999 0 0 0", "refused 99999999999 ./a",
    ])
  func none(line: String) { #expect(ProgramReport(line: line[...]) == nil) }

  @Test(
    "How it ended is told as waitpid tells it: a status of its own, or a signal",
    arguments: [
      (0, 0, 0), (1 << 8, 1, 0), (255 << 8, 255, 0), (9, nil, 9), (11, nil, 11),
      // A signal that left a core file behind.
      (11 | 0x80, nil, 11),
    ] as [(Int32, Int32?, Int32)])
  func status(status: Int32, exitStatus: Int32?, signal: Int32) {
    let end = ProgramEnd(status: status, peakKilobytes: 0, processorMilliseconds: 0, leftovers: 0)
    #expect(end.exitStatus == exitStatus && end.signal == signal)
  }
}

@Suite("What a program may use, as words of a command line")
struct ProgramLimitsTests {
  @Test("V17: SECURITY.md has the limits of a program")
  func documented() throws {
    let limits = ProgramLimits()
    #expect(
      try SecurityPage.most(of: "a program of an extension")
        == "\(limits.wallClock.components.seconds) s, \(limits.processorSeconds) s of processor, "
        + "\(limits.memoryBytes.inBytes), \(limits.outputBytes.inBytes) of answer, "
        + "\(limits.fileBytes.inBytes) a file, \(limits.descriptors) descriptors")
  }

  @Test("V17: the words that a launcher writes are read again, the others keep their defaults")
  func roundTrip() throws {
    var random = SplitMix(seed: 3)
    for _ in 0..<50 {
      var limits = ProgramLimits()
      limits.processorSeconds = Int.random(in: 0...3600, using: &random)
      limits.memoryBytes = Int.random(in: 0...Int.max, using: &random)
      limits.fileBytes = Int.random(in: 0...1 << 40, using: &random)
      limits.descriptors = Int.random(in: 0...1024, using: &random)
      #expect(try #require(ProgramLimits(words: limits.words)) == limits)
    }
  }

  @Test(
    "V17: what is no four numbers from 0 on is none",
    arguments: [
      [], ["1"], ["1", "2", "3"], ["1", "2", "3", "4", "5"], ["1", "2", "3", "x"],
      ["1", "2", "3", "4", "x"], ["-1", "2", "3", "4"], ["1", "2", "3", "1e9"],
      ["1", "2", "3", "99999999999999999999"],
    ])
  func none(words: [String]) { #expect(ProgramLimits(words: words) == nil) }

  @Test(
    "V17: a supervisor begins only with a folder, four limits and a program",
    arguments: [
      (["/f", "5", "6", "7", "8", "./a"], true), (["/f", "5", "6", "7", "8", "./a", "b"], true),
      (["/f", "5", "6", "7", "8"], false), (["/f", "5", "6", "7", "./a", "b"], false),
      (["5", "6", "7", "8", "/f", "./a"], false), ([], false),
    ])
  func supervisor(arguments: [String], begins: Bool) {
    #expect((ProgramSupervisor(arguments) != nil) == begins)
  }
}
