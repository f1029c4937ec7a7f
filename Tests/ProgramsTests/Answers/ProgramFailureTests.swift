import Testing

@testable import Programs

@Suite("Why a program gave no answer, in words")
struct ProgramFailureTests {
  private static let sentences: [(failure: ProgramFailure, words: String)] = [
    (.notFound("./enrich"), "it could not be started: ./enrich: No such file or directory"),
    (.notStarted("./enrich: No such file"), "it could not be started: ./enrich: No such file"),
    (.ended(status: 3, lastWords: ""), "it ended with status 3"),
    (.ended(status: 3, lastWords: "no key"), "it ended with status 3: no key"),
    (.signaled(9, lastWords: ""), "it was ended by signal 9 (Killed)"),
    (.signaled(6, lastWords: "abort"), "it was ended by signal 6 (Aborted): abort"),
    (.timedOut(.seconds(10)), "it did not answer within 10 s"),
    (.timedOut(.milliseconds(1500)), "it did not answer within 1500 ms"),
    (.timedOut(.microseconds(1)), "it did not answer within 1 ms"),
    (.tooMuchProcessorTime(seconds: 5), "it used more than the 5 s of the processor that it may"),
    (.tooMuchMemory(bytes: 512 << 20), "it wanted more than the 512 MiB of memory it may use"),
    (.tooMuchOutput(bytes: 1 << 10), "it answered more than the 1 KiB that are read"),
    (.tooMuchOutput(bytes: 1000), "it answered more than the 1000 bytes that are read"),
    (.tooMuchOutput(bytes: (1 << 20) + 1), "it answered more than the 1048577 bytes that are read"),
    (.fileTooLarge(bytes: 0), "it wrote a file larger than the 0 bytes it may"),
    (.fileTooLarge(bytes: 1536), "it wrote a file larger than the 1536 bytes it may"),
    (.fileTooLarge(bytes: 3 << 19), "it wrote a file larger than the 1536 KiB it may"),
    (.noAnswer, "it ended without an answer"),
    (.invalidText(byte: 0), "its answer is no UTF-8: byte 1 is wrong"),
    (
      .notJSON(line: 2, column: 7, "a comma is missing"),
      "its answer is no JSON: 2:7: a comma is missing"
    ),
    (.unaskedReply, "it wrote a line that nobody had asked for"),
    (.leftConversation, "it left without a reply"), (.stopped, "it was stopped"),
    (.lost, "it was lost: what watched over it is gone"),
  ]

  @Test("V17: each reason is a sentence with the limit that was met", arguments: sentences)
  func sentence(row: (failure: ProgramFailure, words: String)) {
    #expect(row.failure.sentence == row.words)
  }

  private static let durations: [(length: Duration, milliseconds: Int)] = [
    (.zero, 0), (.nanoseconds(1), 1), (.microseconds(999), 1), (.milliseconds(1), 1),
    (.microseconds(1001), 2), (.seconds(1), 1000), (.milliseconds(1234), 1234),
    (.seconds(86_400), 86_400_000),
  ]

  @Test(
    "A timer is never shorter than what was asked for, and 0 for nothing alone",
    arguments: durations)
  func rounding(row: (length: Duration, milliseconds: Int)) {
    #expect(row.length.wholeMilliseconds == row.milliseconds)
  }
}
