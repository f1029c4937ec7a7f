import Delivery
import Scenarios
import TestSupport
import Testing

@Suite("Files that extensions ask for")
struct FileAccessTests {
  @Test("V15: an extension that asks for files reads none that it did not ask for")
  func unasked() throws {
    func problem(_ asks: String) throws -> String? {
      let harness = try ScenarioHarness(
        """
        app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
          "service": { "steps": [ { "set": { "attachments": [ { "identifier": "pic",
            "path": "\(Checkout.path)/Fixtures/Apps/Album.app/Media/boat.mp4" } ] } } ] },
          "content": [ { "UNNotificationExtensionCategory": "M", "view": [ { "media": "pic" } ],
            "UNNotificationExtensionInitialContentSizeRatio": 1, "on": { \(asks) } } ],
          "categories": [ { "identifier": "M", "actions": [ { "identifier": "a", "title": "A" } ] } ] }
        push chat {"aps":{"alert":"1","category":"M","mutable-content":1}} id=one
        view one

        """)
      let elements = harness.state.richView?.elements ?? []
      guard case .media(let picture)? = elements.first else { return "no picture" }
      return picture.problem
    }
    let access = #"[ { "startAccessingSecurityScopedResource": "pic" } ]"#
    #expect(try problem("") == nil)
    #expect(try problem(#""notification": \#(access)"#) == nil)
    let balanced =
      #"[ { "startAccessingSecurityScopedResource": "pic" }, { "stopAccessingSecurityScopedResource": "pic" } ]"#
    #expect(try problem(#""notification": \#(balanced)"#) == nil, "what it read, it keeps")
    #expect(
      try problem(#""action a": \#(access)"#)
        == "pic was not asked for with startAccessingSecurityScopedResource")
  }
}
