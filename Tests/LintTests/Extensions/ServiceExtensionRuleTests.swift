import Testing

@Suite("Pushes that ask for a service extension")
struct ServiceExtensionRuleTests {
  private static let without = #"{"bundleIdentifier":"com.example.a","categories":[]}"#
  private static let with =
    #"{"bundleIdentifier":"com.example.a","service":{"steps":[{"set":{"title":"t"}}]}}"#

  private func found(_ app: String, _ aps: String) -> [String] {
    LintHarness(app, sent: [#"{"aps":{\#(aps)}}"#]).findings(of: "Y18")
  }

  @Test("Y18: mutable-content changes nothing without an alert, or without an extension")
  func notInvoked() {
    #expect(
      found(Self.with, #""sound":"default","mutable-content":1"#) == [
        "1.apns:1:45: note: there is no alert, so no service extension gets this [Y18]"
      ])
    #expect(
      found(Self.without, #""alert":"a","mutable-content":1"#) == [
        "1.apns:1:39: note: a has no service extension, so this changes nothing [Y18]"
      ])
  }

  @Test("Y18: where it is invoked, or not asked for, there is nothing to say")
  func quiet() {
    #expect(found(Self.with, #""alert":"a","mutable-content":1"#) == [])
    #expect(found(Self.without, #""alert":"a","mutable-content":0"#) == [])
    #expect(found(Self.without, #""alert":"a""#) == [])
  }
}
