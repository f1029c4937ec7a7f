extension LanguageTag {
  /// L18: the code of today for one that was given up and is still met, for the member of a
  /// macrolanguage that CLDR calls by its name, or for the name of a folder of old templates of
  /// Xcode.
  ///
  /// - Parameter name: In lower case.
  /// - Returns: Nil for all others.
  static func successor(of name: String) -> String? {
    switch name {
    case "iw": "he"
    case "in": "id"
    case "ji": "yi"
    case "jw": "jv"
    case "mo": "ro"
    case "no": "nb"
    case "sh": "sr"
    case "tl": "fil"
    case "cmn": "zh"
    case "arb": "ar"
    case "zsm": "ms"
    case "english": "en"
    case "french": "fr"
    case "german": "de"
    case "italian": "it"
    case "spanish": "es"
    case "dutch": "nl"
    case "japanese": "ja"
    default: nil
    }
  }
}
