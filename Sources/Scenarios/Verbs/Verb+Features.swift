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

  /// The same row, where what a profile has to have for an option depends on its key, or for a
  /// line on its first word, one of a few.
  ///
  /// - Parameter feature: Nil for a key or a word that every profile knows.
  func needing(forOption feature: @escaping @Sendable (String) -> Feature?) -> Verb {
    var row = self
    row.featureOfOption = feature
    return row
  }

  /// The words that its lines may begin with, each with the profiles that have it, for help; none
  /// where every one has them.
  package var spansOfWords: [(word: String, span: String)] {
    guard case .choice(let words) = signature.parameters.first?.kind else { return [] }
    return words.compactMap { word in featureOfOption(word).map { (word, $0.span) } }
  }

  /// What an option does, for help, with the profiles that have it where not every one does.
  package func summary(of option: VerbOption) -> String {
    [option.summary, featureOfOption(option.key)?.span].compactMap(\.self).joined(separator: "; ")
  }
}

extension ScenarioLine {
  /// Section O: a verb or a key that the profile lacks is an error at its place.
  ///
  /// - Throws: For what came last of all that it lacks, as the profile that is named has the rest.
  func checkFeatures(in profile: Profile) throws(Diagnostic) {
    var newest = LackingFeature(profile: profile, place: place)
    newest.ask(for: verb.feature, at: place)
    newest.ask(for: chosenWord.flatMap(verb.featureOfOption), at: place)
    for option in arguments.options {
      newest.ask(for: verb.featureOfOption(option.key), at: option.value.place)
    }
    guard let words = newest.feature?.refusal(in: profile) else { return }
    // A line before may have chosen another version.
    throw Diagnostic(newest.place, .error, words, lacking: .profile)
  }

  // The first word where it is one of a few; names are none.
  private var chosenWord: String? {
    guard case .choice = verb.signature.parameters.first?.kind else { return nil }
    return arguments.words.first?.text
  }
}

// What came last of all that a line needs and a profile lacks; of several the most particular, which is
// asked for last.
private struct LackingFeature {
  let profile: Profile
  private(set) var feature: Feature?
  private(set) var place: Place

  init(profile: Profile, place: Place) { (self.profile, self.place) = (profile, place) }

  mutating func ask(for other: Feature?, at place: Place) {
    guard let other, !profile.has(other) else { return }
    if let feature, feature.first > other.first { return }
    (feature, self.place) = (other, place)
  }
}
