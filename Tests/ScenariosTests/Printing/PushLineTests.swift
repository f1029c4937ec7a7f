import Delivery
import Notifications
import Push
import Scenarios
import Testing

@Suite("Lines of pushes that come together")
struct PushLineTests {
  private static let payloads = [
    #"{"aps":{"alert":"One"}}"#, #"{"aps":{"alert":"{} two /"}}"#, "{}",
    "{\n  \"aps\": {\"alert\": \"Three\"}\n}", "[1]", #"{"aps":{"alert":"four"}} "#,
    #"{"aps":{"alert":"📣","badge":1}}"#, "no JSON",
  ].map { Payload(source: $0) }

  @Test("B22: a priority is sent as the word that it is, so none has leading zeros")
  func priorityWord() throws {
    let harness = try ScenarioHarness(chatAndMail)
    let push = #"push chat {"aps":{"alert":"A"}} via=http priority="#
    #expect(
      harness.complaint(push + "010").hasSuffix("a priority has no leading zeros; write 10"))
    #expect(harness.complaint(push + "10") == "ran")
  }

  @Test("Each is written as if it came alone", arguments: 0..<20 as Range<UInt64>)
  func alone(seed: UInt64) throws {
    var (generator, random) = (HostileCommands(seed: seed), SplitMix(seed: seed))
    var (harness, count) = (try ScenarioHarness(), 0)
    for _ in 0..<300 {
      let command = generator.next(harness.state)
      if case .push(let push) = command {
        var lines = Scenarios.PushLines()
        for push in Self.variants(of: push, &random) {
          count += 1
          let line = lines.line(of: push, in: harness.state)
          #expect(line == Command.push(push).line(in: harness.state))
        }
      }
      _ = try? harness.engine.handle(command)
    }
    #expect(count > 100)
  }

  // With another payload mostly, now and then with another header, too.
  private static func variants(of push: PushRequest, _ random: inout SplitMix) -> [PushRequest] {
    var push = push
    return (0..<20).map { _ in
      push.payload = payloads[Int(random.next() % UInt64(payloads.count))]
      switch random.next() % 10 {
      case 0: push.via = Transport.allCases[Int(random.next() % UInt64(Transport.allCases.count))]
      case 1: push.name = push.name == nil ? "na{}me" : nil
      case 2: push.headers.expiration = Int64(random.next() % 2) * 1_528_130_520
      default: break
      }
      return push
    }
  }
}

extension Payload {
  fileprivate init(source text: String) {
    self.init(content: nil, source: SourceText(Array(text.utf8)[...], at: Place("a")))
  }
}
