import Notifications
import Scenarios

extension ScenarioHarness {
  /// A phone with all that a verb's example names, and that knows the verb.
  static func forExample(of verb: Verb) throws -> ScenarioHarness {
    try ScenarioHarness(
      """
      device os=\(verb.feature == .alertBox ? 4 : verb.family == .focus ? 16 : 13)
      app {"bundleIdentifier":"com.example.messages","places":{"Home":{"latitude":52.5,"longitude":13.4,"radius":50}}}
      app {"bundleIdentifier":"com.example.mail"}
      app {"bundleIdentifier":"com.example.podcasts"}
      app {"bundleIdentifier":"com.example.rooster"}
      push messages {"aps":{"alert":"One","thread-id":"anna"}}
      push messages {"aps":{"alert":"Two","thread-id":"anna"}}
      push messages {"aps":{"alert":"Three","thread-id":"anna"}}

      """, existing: ["Stories/Messages.app", "Stories/morning.scenario"])
  }
}
