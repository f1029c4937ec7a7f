extension LanguageTag {
  /// Whether a text names a language (BCP 47), with hyphens or underscores: `pl`,
  /// `pt_BR`, `sl-rozaj-biske`.
  ///
  /// A code of two letters has to be one that there is, of a language (ISO 639) as of a region (ISO
  /// 3166); the thousands of three letters are taken as they come.
  ///
  ///     LanguageTag.isLanguage("pt_BR")  // true
  ///     LanguageTag.isLanguage("de_D")   // false
  package static func isLanguage(_ text: String) -> Bool {
    var parts = text.utf8.split(omittingEmptySubsequences: false) { "-_".utf8.contains($0) }
      .map { String(Substring($0)) }[...]
    guard let language = parts.popFirst(), isLanguageCode(language) else { return false }
    if extensible.contains(language.lowercased()) { parts.skip { $0.hasLetters(3) } }
    parts.skip { $0.hasLetters(4) }
    if let region = parts.first, region.utf8.count < 4 {
      guard isRegionCode(region) else { return false }
      parts.removeFirst()
    }
    parts = parts.drop { $0.isVariant }
    return parts.isEmpty || parts.areExtensions
  }

  /// Whether a text names a locale: a language, also with keywords behind an `@`, as in
  /// `de_DE@calendar=gregorian`, or with an encoding, as in `de_DE.UTF-8`.
  ///
  /// The keywords' names and values are not looked at, only their characters.
  package static func isLocale(_ text: String) -> Bool {
    let name = text.prefix { $0 != "@" && $0 != "." }
    let rest = text.utf8.dropFirst(name.utf8.count)
    return isLanguage(String(name))
      && rest.allSatisfy { $0.isLetterOrDigit || "@.=;-_".utf8.contains($0) }
  }

  /// Macrolanguages whose members may be written behind them, as in `zh-yue`.
  static let extensible = ["zh", "ar", "ms", "sgn"]

  private static func isLanguageCode(_ text: String) -> Bool {
    if text.hasLetters(3) { return true }
    let code = text.lowercased()
    return text.hasLetters(2) && (CodeList.languages.holds(code) || successor(of: code) != nil)
  }

  // Private use has `XA` and its like for languages that are made up.
  private static func isRegionCode(_ text: String) -> Bool {
    if text.utf8.count == 3 { return text.utf8.allSatisfy(\.isDigit) }
    let code = text.uppercased()
    return text.hasLetters(2)
      && (CodeList.regions.holds(code) || code.hasPrefix("X") || code == "ZZ")
  }
}

extension ArraySlice<String> {
  fileprivate mutating func skip(_ holds: (String) -> Bool) {
    if let first, holds(first) { removeFirst() }
  }

  // Each is a single character with what belongs to it, as in `u-nu-latn`.
  fileprivate var areExtensions: Bool {
    guard let first, first.utf8.count == 1, last?.utf8.count ?? 0 > 1 else { return false }
    return allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLetterOrDigit) }
  }
}

extension String {
  fileprivate func hasLetters(_ count: Int) -> Bool {
    utf8.count == count && utf8.allSatisfy(\.isLetter)
  }

  // Five characters or more, or a digit and three.
  fileprivate var isVariant: Bool {
    guard utf8.allSatisfy(\.isLetterOrDigit), let first = utf8.first else { return false }
    return (5...8).contains(utf8.count) || utf8.count == 4 && first.isDigit
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isLetterOrDigit: Bool { isLetter || isDigit }
}
