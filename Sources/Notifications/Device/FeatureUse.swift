/// A place where a bundle names something that not every profile has.
package struct FeatureUse: Hashable, Sendable {
  /// What is named, with the first profile that has it.
  package var feature: Feature
  /// Where the bundle names it.
  var place: Place
  /// Whether an older system leaves it aside, as it does with what code asks for or declares;
  /// else it is an error there.
  package var isOptional: Bool

  package init(_ feature: Feature, at place: Place, isOptional: Bool) {
    (self.feature, self.place, self.isOptional) = (feature, place, isOptional)
  }

  /// What is to be said of it where it is read under a profile; nil where the profile has it.
  ///
  /// - Parameter isOpened: Whether the bundle was opened by itself, and not by a scenario's line.
  func complaint(in profile: Profile, isOpened: Bool) -> Diagnostic? {
    feature.refusal(in: profile, isOpened: isOpened).map {
      Diagnostic(place, isOptional ? .note : .error, $0)
    }
  }
}

extension [FeatureUse] {
  /// What is to be said of them where they are read under a profile, the first use of each feature.
  package func complaints(in profile: Profile, isOpened: Bool = false) -> [Diagnostic] {
    let first = indices.filter { index in
      !self[..<index].contains { $0.feature == self[index].feature }
    }
    return first.compactMap { self[$0].complaint(in: profile, isOpened: isOpened) }
  }
}
