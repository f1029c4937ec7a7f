import Notifications

/// How words are made where a rule leaves a choice (section S), and the device's region.
///
/// Made from a scenario's policies once, so that this module need not know them.
package struct LocalizationOptions: Hashable, Sendable {
  /// `cldr.hebrewMany` (L27).
  package var hebrewMany = false
  /// `loc.numericStrings` (L9): whether an argument that is a text with a
  /// number in it chooses a form.
  package var parsesNumericStrings = true
  /// `loc.nativeDigits` (L31): Arabic-Indic digits in Arabic.
  package var nativeDigits = false
  /// `loc.perKeyFallback` (L19): whether the development region stands in for a missing key.
  package var perKeyFallback = false
  /// `text.stripPushPercent` (L16): whether literal push text is cleaned like local text.
  package var stripsPushPercent = false
  /// `list.style` (T24).
  package var listStyle = ListJoining.and
  /// The device's locale, such as `en_GB`; its region decides how lists are joined (T24).
  package var locale = "en_US"

  /// The defaults of section S, for an American English device.
  package init() {}
}
