import Notifications

extension Verb {
  /// The same row, for profiles that have something only (section O).
  ///
  /// - Parameter feature: Where the profile lacks it, the line is an error at its verb.
  func needing(_ feature: Feature) -> Verb {
    var row = self
    row.feature = feature
    return row
  }

  /// The same row, where what a profile has to have for an option depends on its key.
  ///
  /// - Parameter feature: Nil for a key that every profile knows.
  func needing(forOption feature: @escaping @Sendable (String) -> Feature?) -> Verb {
    var row = self
    row.featureOfOption = feature
    return row
  }

  /// What an option does, for help, with the profiles that have it where not every one does.
  package func summary(of option: VerbOption) -> String {
    [option.summary, featureOfOption(option.key)?.span].compactMap(\.self).joined(separator: "; ")
  }
}

extension ScenarioLine {
  /// Section O: a verb or a key that the profile lacks is an error at its place.
  ///
  /// - Throws: For the first thing that it lacks.
  func checkFeatures(in profile: Profile) throws(Diagnostic) {
    if let words = verb.feature?.refusal(in: profile) { throw refusal(words, at: place) }
    for option in arguments.options {
      guard let words = verb.featureOfOption(option.key)?.refusal(in: profile) else { continue }
      throw refusal(words, at: option.value.place)
    }
  }

  // A line before may have chosen another version.
  private func refusal(_ words: String, at place: Place) -> Diagnostic {
    Diagnostic(place, .error, words, lacking: .profile)
  }
}
