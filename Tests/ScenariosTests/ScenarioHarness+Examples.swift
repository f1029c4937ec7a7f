extension ScenarioHarness {
  /// A phone with all that the examples of the verbs name.
  static func forExamples() throws -> ScenarioHarness {
    try ScenarioHarness(
      """
      device os=13
      app {"bundleIdentifier":"com.example.messages","places":{"Home":{"latitude":52.5,"longitude":13.4,"radius":50}}}
      app {"bundleIdentifier":"com.example.mail"}
      app {"bundleIdentifier":"com.example.podcasts"}
      push messages {"aps":{"alert":"One","thread-id":"anna"}}
      push messages {"aps":{"alert":"Two","thread-id":"anna"}}
      push messages {"aps":{"alert":"Three","thread-id":"anna"}}

      """, existing: ["Stories/Messages.app", "Stories/morning.scenario"])
  }
}
