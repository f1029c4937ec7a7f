extension PolicyKey<Bool> {
  /// L27: Hebrew's older form for tens.
  package static let cldrHebrewMany = PolicyKey("cldr.hebrewMany", false, .bool, "L27")

  /// L31: numbers in forms use the language's own digits.
  package static let locNativeDigits = PolicyKey("loc.nativeDigits", false, .bool, "L31")

  /// L19: a missing key is looked up in the development region.
  package static let locPerKeyFallback = PolicyKey("loc.perKeyFallback", false, .bool, "L19")

  /// L10: pushes are put into words again when the language changes.
  package static let locPushRelocalise = PolicyKey("loc.pushRelocalise", false, .bool, "L10")

  /// L16: `%` sequences are taken out of pushes as well.
  package static let textStripPushPercent = PolicyKey("text.stripPushPercent", false, .bool, "L16")
}

extension PolicyKey<NumericStrings> {
  /// L9: whether a number that is written as text chooses a plural form.
  package static let locNumericStrings = PolicyKey("loc.numericStrings", .parse, .choice, "L9")
}

extension PolicySwitch {
  /// What is left open about localization.
  static let localization = PolicySwitch.of(
    .cldrHebrewMany, .locNativeDigits, .locNumericStrings, .locPerKeyFallback, .locPushRelocalise,
    .textStripPushPercent)
}
