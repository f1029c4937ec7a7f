import Delivery
import Notifications
import Testing

@testable import Scenarios

@Suite("Names byte by byte: two that look alike are two")
struct LookalikeNameTests {
  private static let (one, other) = ("caf\u{E9}", "cafe\u{301}")
  private static let app = "app {\"bundleIdentifier\":\"com.example.chat\"}\n"

  private func word(_ text: String) -> Word { Word(text, .quoted, at: Place("a")) }

  @Test("K20: a request waits under its own identifier alone")
  func pending() throws {
    let request = #"{"identifier":"\#(Self.one)","content":{},"trigger":{"timeInterval":60}}"#
    let harness = try ScenarioHarness(Self.app + "schedule chat \(request)\n")
    #expect(try harness.failure("pending \(Self.one)") == nil)
    #expect(try harness.failure("pending \(Self.other) absent") == nil)
    #expect(try harness.failure("pending chat:\(Self.other)")?.actual == "absent")
  }

  @Test("K17: a push is found by its name, though its identifier looks alike")
  func names() throws {
    let push = #"push chat {"aps":{"alert":"a"}} id=\#(Self.one) collapse-id=\#(Self.other)"#
    let state = try ScenarioHarness(Self.app + push + "\n").state
    for index in [nil, DeliveryIndex(of: state)] {
      for name in [Self.one, Self.other] {
        let key = try state.findNotification(word(name), by: index)
        #expect(key?.identifier.isExactly(Self.other) == true)
      }
    }
  }

  @Test("G5: what only looks like a name that something had is a slip, and said to be one")
  func slips() throws {
    let push = #"push chat {"aps":{"alert":"a","thread-id":"\#(Self.one)"}} id=\#(Self.one)"#
    let state = try ScenarioHarness(Self.app + push + "\n").state
    let history = NameHistory(state, [] as [Fact], lines: [] as [ScenarioLine])
    for (kind, name) in [(ExpectedName.Kind.group, "chat/\(Self.one)"), (.app, "chat")] {
      #expect(history.mistake(ExpectedName(kind, word(name))) == nil)
    }
    let mistake = history.mistake(ExpectedName(.group, word("chat/\(Self.other)")))
    #expect(
      mistake?.message.contains("U+0065 U+0301, not U+00E9") == true, "\(mistake?.message ?? "")")
  }

  @Test("Texts that look alike have one order, whatever order a set has")
  func order() {
    let texts = Set([Self.one, "b", Self.other, "a"].map { ExactText($0) })
    let bytes = [Self.other, Self.one].map { Array($0.utf8) }
    #expect(texts.inOrder.map { Array($0.utf8) } == [Array("a".utf8), Array("b".utf8)] + bytes)
  }
}
