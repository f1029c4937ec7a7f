import CICU

extension SystemWords {
  /// P20: a name in capitals, as headers of cards have it; not more of it than a screen can show.
  ///
  /// They are those of the device's language, where that has its own: `İ` for a Turkish `i`, and no
  /// accents in Greek.
  package func inCapitals(_ name: String) -> String {
    let name = String(name.prefix(8192))
    guard let language = localizer?.languages.first.map({ LanguageTag($0).language }),
      Self.languagesWithOwn.contains(language)
    else { return name.uppercased() }
    return name.capitals(of: language) ?? name.uppercased()
  }

  /// P20, T25: words of the system's in capitals, which are English for want of a file.
  package func inCapitals(_ text: SystemText) -> String {
    let isEnglish = localizer?.choice.way == .developmentRegion
    return isEnglish ? self(text).uppercased() : inCapitals(self(text))
  }

  // All others have those of Unicode, for which ICU need not be loaded.
  private static let languagesWithOwn = ["az", "el", "hy", "lt", "tr"]
}

extension String {
  // Nil where ICU cannot be had. No letter becomes more than three units.
  fileprivate func capitals(of language: String) -> String? {
    let units = Array(utf16)
    var capitals = [UInt16](repeating: 0, count: units.count * 3)
    let length = cicu_capitals(
      language, units, Int32(clamping: units.count), &capitals, Int32(clamping: capitals.count))
    return length < 0 ? nil : String(decoding: capitals.prefix(Int(length)), as: UTF16.self)
  }
}
