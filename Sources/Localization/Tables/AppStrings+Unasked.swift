extension AppStrings {
  /// Y15: why no table is asked for a key: the app has none, or none of the
  /// languages that are wanted of it.
  ///
  /// In the words of a complaint about the key.
  ///
  /// - Parameter areOwn: Whether these were chosen for the app alone
  ///   (L20), and are not the phone's.
  package func unasked(_ key: String, areOwn: Bool) -> String {
    if localizations.isEmpty { return "the key \"\(key)\" is in no table: the app has none" }
    let languages = areOwn ? "the languages that were chosen for it" : "the phone's languages"
    return "the key \"\(key)\" is looked up in no table: the app has none of \(languages), and "
      + (developmentRegion == nil ? "names no development region" : "its " + unmetRegion)
  }

  /// L17: in words that the development region leads to none of the
  /// localizations; of an app that has both.
  package var unmetRegion: String {
    "development region \"\(developmentRegion ?? "")\" is \(noneOfThem)"
  }

  // A list of many languages tells the reader no more than how many there are.
  private var noneOfThem: String {
    switch localizations.count {
    case 1: "not \(localizations[0])"
    case 2...6:
      "none of " + localizations.dropLast().joined(separator: ", ")
        + " and \(localizations[localizations.count - 1])"
    default: "none of its \(localizations.count) languages"
    }
  }
}
