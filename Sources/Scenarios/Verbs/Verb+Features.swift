import Notifications

extension Verb {
  /// What a profile has to have for the verb; nil where every one knows it (section O).
  package var feature: Feature? { Self.features[name] }

  /// What a profile has to have for one of its options.
  package func feature(ofOption key: String) -> Feature? {
    switch name {
    case "setting": Feature.setting(key)
    case "push" where key == "collapse-id": .collapseIdentifier
    default: nil
    }
  }

  private static let features: [String: Feature] = [
    "view": .richView, "act": .richView, "type": .richView, "send": .richView,
    "input": .richView, "press": .richView, "play": .richView, "pause": .richView,
    "dismiss": .richView,
    "manage": .management, "deliver-quietly": .management, "deliver-prominently": .management,
    "turn-off": .management, "configure": .management, "keep": .management,
    "suggest": .suggestions, "dismiss-suggestion": .suggestions,
    "open-app-settings": .settingsLink, "language": .appLanguages,
  ]
}

extension ScenarioLine {
  /// Section O: a verb or a key that the profile lacks is an error at its place.
  func checkFeatures(in profile: Profile) throws(Diagnostic) {
    if let words = verb.feature?.refusal(in: profile) { throw refusal(words, at: place) }
    for option in arguments.options {
      guard let words = verb.feature(ofOption: option.key)?.refusal(in: profile) else { continue }
      throw refusal(words, at: option.argument.place)
    }
  }

  // A line before may have chosen another version.
  private func refusal(_ words: String, at place: Place) -> Diagnostic {
    Diagnostic(place, .error, words, lacking: .state)
  }
}
