import Glibc
import TestTraits
import Testing

@testable import Programs

@Suite("Programs of content extensions", .waitsOutside)
struct ProgramConversationTests {
  private func conversation(
    _ program: ExternalProgram
  ) throws -> ProgramConversation {
    try ProgramConversation(program, launcher: .ofBuiltProgram)
  }

  private func event(_ name: String) -> [UInt8] { Array("{\"event\":\"\(name)\"}".utf8) }

  @Test("C22: each event gets its reply, in order, from one and the same program")
  func converses() throws {
    let conversation = try conversation(ProgramHarness.program("converses.py"))
    #expect(
      conversation.exchange(event("notification")).text
        == #"{"set": {"status": "1: notification"}}"#)
    #expect(
      conversation.exchange(event("action like")).text
        == #"{"set": {"status": "2: action like"}}"#)
    #expect(conversation.failure == nil)
  }

  @Test("C22: events that follow each other quickly all get their replies")
  func queue() throws {
    let conversation = try conversation(ProgramHarness.program("converses.py"))
    for number in 0..<50 { conversation.send(event("\(number)")) }
    var replies: [ProgramOutcome] = []
    while replies.count < 50 {
      replies += conversation.step()
      try #require(conversation.failure == nil)
    }
    #expect(replies.last?.text == #"{"set": {"status": "50: 49"}}"#)
  }

  @Test("After its end it is over, and that is no failure of anybody's")
  func ends() throws {
    let conversation = try conversation(ProgramHarness.program("converses.py"))
    _ = conversation.exchange(event("notification"))
    conversation.end()
    while !conversation.polls.isEmpty { _ = conversation.step() }
    #expect(conversation.exchange(event("late")) == .failed(.leftConversation))
  }

  @Test(
    "V17: a program that falls out of the conversation fails every event from then on",
    arguments: [
      ("answers-nonsense.sh", ProgramFailure.leftConversation),
      ("answers-without-end.sh", .unaskedReply), ("speaks-unasked.sh", .unaskedReply),
      ("leaves-midway.sh", .leftConversation),
      ("fails.sh", .ended(status: 3, lastWords: "no key: /keys/album.pem")),
    ])
  func fails(name: String, failure: ProgramFailure) throws {
    var limits = ProgramHarness.limits
    limits.wallClock = .milliseconds(name == "answers-nonsense.sh" ? 300 : 20_000)
    let conversation = try conversation(ProgramHarness.misbehaving(name, limits))
    var outcomes: [ProgramOutcome] = []
    for _ in 0..<8 {
      outcomes.append(conversation.exchange(event("x")))
      for _ in 0..<3 { outcomes += conversation.step() }
    }
    // Whatever it said too much comes sooner or later, and then it is not awaited.
    while failure == .unaskedReply, conversation.failure == nil {
      conversation.wait()
      _ = conversation.step()
    }
    let last = try #require(conversation.exchange(event("x")).failure, "\(outcomes)")
    // It reads until there is no more, so only the time ends it.
    let expected = name == "answers-nonsense.sh" ? .timedOut(.milliseconds(300)) : failure
    #expect(last == expected, "\(last.sentence)")
  }

  @Test("V17: a reply that does not come is waited for no longer than it may take")
  func hangs() throws {
    var limits = ProgramHarness.limits
    limits.wallClock = .milliseconds(300)
    let conversation = try conversation(ProgramHarness.misbehaving("hangs.sh", limits))
    #expect(conversation.exchange(event("x")) == .failed(.timedOut(.milliseconds(300))))
    #expect(conversation.exchange(event("y")) == .failed(.timedOut(.milliseconds(300))))
  }

  @Test("V17: a reply without end is too long")
  func tooLong() throws {
    let words = ["/bin/sh", "-c", "tr '\\0' x </dev/zero"]
    let program = ExternalProgram(words, in: "/", limits: ProgramHarness.limits)
    let outcome = try conversation(program).exchange(event("x"))
    #expect(outcome == .failed(.tooMuchOutput(bytes: 1 << 20)))
  }
}

extension ProgramConversation {
  // Sends an event and sleeps until its reply, and those of the events before it, are there; those
  // of the events before it are thrown away.
  fileprivate func exchange(_ event: [UInt8]) -> ProgramOutcome {
    send(event)
    while true {
      let replies = step()
      if let last = replies.last, awaited == 0 { return last }
      wait()
    }
  }

  // Sleeps until something of the program moves; the timer among the polls ends it.
  fileprivate func wait() {
    var polls = polls
    if !polls.isEmpty { poll(&polls, nfds_t(polls.count), -1) }
  }
}
