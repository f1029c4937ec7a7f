import Testing

@testable import Screens

@Suite("One and many")
struct CountedWordTests {
  @Test(
    "What is counted is said in the singular where it is one",
    arguments: [
      (Words.linesBeyond(1), "… and 1 more line"),
      (Words.linesBeyond(2), "… and 2 more lines"),
      (Words.branch(eventCount: 1), "left here, 1 event"),
      (Words.branch(eventCount: 2), "left here, 2 events"),
      (Words.comparedRefusals(1), "1 act cannot be done there"),
      (Words.comparedRefusals(2), "2 acts cannot be done there"),
      (Words.comparedMoment(0, of: 1), "after 0 of 1 event"),
      (Words.comparedMoment(1, of: 2), "after 1 of 2 events"),
      (Words.waitsInLine(1), ", 1 waits behind it"),
      (Words.waitsInLine(2), ", 2 wait behind it"),
      (Words.journalLost("full", unwritten: 1), "full; 1 line is not written down yet"),
      (Words.journalLost("full", unwritten: 2), "full; 2 lines are not written down yet"),
      (Words.policies([], more: 1), "1 policy"),
      (Words.policies([], more: 2), "2 policies"),
      (Words.policies(["reading"], more: 0), "reading"),
      (Words.policies(["reading", "sleep"], more: 1), "reading sleep +1"),
      (Words.waitsUntil("18:00", count: 1), "1 notification waits for 18:00."),
      (Words.waitsUntil("18:00", count: 2), "2 notifications wait for 18:00."),
      (Words.sentToClipboard(1), "Sent 1 character to the terminal’s clipboard."),
      (Words.sentToClipboard(2), "Sent 2 characters to the terminal’s clipboard."),
      (Words.leftOut(1), "Played from the start; 1 act of yours in between is left out."),
      (Words.leftOut(2), "Played from the start; 2 acts of yours in between are left out."),
      (Words.comparedSteps(0, of: 1), "0 of 1 step"),
      (Words.comparedSteps(1, of: 2), "1 of 2 steps"),
      (Words.noNumber(3, among: [1]), "Nothing has the number 3; there is only 1."),
      (Words.noNumber(3, among: [1, 2]), "Nothing has the number 3; there are 1 to 2."),
      (Words.matrixColumns(1, 1, of: 5), "column 1 of 5"),
      (Words.matrixColumns(1, 2, of: 5), "columns 1-2 of 5"),
    ] as [(String, String)])
  func counted(words: String, expected: String) {
    #expect(words == expected)
  }
}
