extension LanguageTag {
  /// Whether a text has the form of a language's name (BCP 47), with hyphens or underscores: `pl`, `pt_BR`.
  ///
  /// Whether anybody speaks it is not asked.
  ///
  ///     LanguageTag.isLanguage("pt_BR")   // true
  ///     LanguageTag.isLanguage("german!") // false
  package static func isLanguage(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { "-_".utf8.contains($0) }
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter)
    else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy(\.isLetterOrDigit)
    }
  }

  /// Whether a text has the form of a locale's identifier: a language's, also with keywords behind an `@`, as in
  /// `de_DE@calendar=gregorian`, or with an encoding, as in `de_DE.UTF-8`.
  ///
  /// The keywords' names and values are not looked at, only their characters.
  package static func isLocale(_ text: String) -> Bool {
    let name = text.prefix { $0 != "@" && $0 != "." }
    let rest = text.utf8.dropFirst(name.utf8.count)
    return isLanguage(String(name))
      && rest.allSatisfy { $0.isLetterOrDigit || "@.=;-_".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isLetterOrDigit: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
