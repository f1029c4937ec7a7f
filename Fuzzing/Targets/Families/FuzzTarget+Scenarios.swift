import Explaining
import Files
import Interaction
import Notifications
import Scenarios
import Sessions

extension FuzzTarget {
  static let scenarios = [
    FuzzTarget("scenario", .files(".scenario"), words: lineWords, broken: brokenScenario),
    FuzzTarget("lines", .files(".scenario"), words: lineWords, broken: brokenConversation),
    FuzzTarget(
      "verbs", .inputs { (0..<8).map { seed in [UInt8](repeating: seed &* 37, count: 64) } }
    ) {
      bytes in
      var walk = VerbWalk(choices: Choices(bytes))
      for _ in 0..<32 {
        if let broken = walk.step() { return broken }
      }
      return nil
    },
    FuzzTarget("journal", .inputs { journals }, words: lineWords, broken: brokenJournal),
  ]

  private static let lineWords: @Sendable () -> [String] = {
    let options =
      Verb.all.flatMap(\.signature.options) + ExpectationForm.all.flatMap(\.signature.options)
    return Verb.all.map { "\n\($0.name) " } + ExpectationForm.all.map { "\nexpect \($0.subject) " }
      + Set(options.map { " \($0.key)=" }).sorted()
  }

  // What is read has its places; what is not, a complaint.
  @Sendable private static func brokenScenario(_ bytes: [UInt8]) -> String? {
    let document = ScenarioDocument(bytes, path: "a.scenario")
    _ = ScenarioOutline(bytes, path: "a.scenario")
    let places = document.diagnostics.map(\.place)
    if places != places.sorted() { return "complaints are not in the order of the file" }
    let isToldOfAll = document.brokenLines.isEmpty || !document.diagnostics.isEmpty
    return isToldOfAll ? document.diagnostics.misplaced : "a line cannot run, and nothing says why"
  }

  // Every line is answered, and the phone can tell what became of it.
  @Sendable private static func brokenConversation(_ bytes: [UInt8]) -> String? {
    guard var run = TriedPhone.run else { return "no phone" }
    var conversation = Conversation(TriedPhone.locations)
    for line in bytes.split(separator: 0x0A, maxSplits: 16) {
      let answer = conversation.answer(String(decoding: line, as: UTF8.self), on: &run)
      guard let isTaken = answer["ok"]?.bool else { return "an answer without ok" }
      if !isTaken, answer["error"]?.string?.isEmpty != false { return "a refusal without words" }
    }
    return nil
  }

  private static var journals: [[UInt8]] {
    let header = JournalHeader(
      paths: ["Mail.app"], folder: "/tmp", options: ["--seed=7"], hash: "0123456789abcdef")
    return ["unlock\n+5s push mail {\"aps\":{\"alert\":\"A\"}}\nclear n1\n", "clear n", "\0\0\0"]
      .map { Array((header.line + $0).utf8) }
  }

  // What is taken off the end is no whole line, and the beginning is written as it was read.
  @Sendable private static func brokenJournal(_ bytes: [UInt8]) -> String? {
    let tail = JournalTail(of: bytes)
    guard (0...bytes.count).contains(tail.start) else { return "a tail behind the end" }
    if tail.start > 0, bytes[tail.start - 1] != 0x0A { return "a tail that begins in a line" }
    _ = tail.diagnostic(in: "journal")
    guard let header = try? JournalHeader.read(bytes, path: "journal") else { return nil }
    let again = try? JournalHeader.read(Array(header.line.utf8), path: "journal")
    return again == header ? nil : "the first line reads otherwise once it is written"
  }
}
