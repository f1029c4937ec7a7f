import CICU

/// Codes that a standard has given to languages or regions.
struct CodeList: Sendable {
  // Empty where ICU is not there.
  private let codes: Set<String>

  /// ISO 639, in lower case.
  static let languages = CodeList(cicu_languages())
  /// ISO 3166, in upper case.
  static let regions = CodeList(cicu_regions())

  /// Whether a code is one of them; also where the list is not there.
  func holds(_ code: String) -> Bool { codes.isEmpty || codes.contains(code) }

  private init(_ names: UnsafePointer<UnsafePointer<CChar>?>?) {
    var codes: Set<String> = []
    var index = 0
    while let name = names?[index] {
      codes.insert(String(cString: name))
      index += 1
    }
    self.codes = codes
  }
}
