import Notifications

/// How words are made where a rule leaves a choice (section S), and the device's region.
///
/// Made from a scenario's policies once, so that this module need not know them.
package struct LocalizationOptions: Hashable, Sendable {
  /// How texts are read.
  package var readings: Readings = []
  /// `list.style` (T24).
  package var listStyle = ListJoining.and
  /// The device's locale, such as `en_GB`; its region decides how lists are joined (T24).
  package var locale = "en_US"

  /// The defaults of section S, for an American English device.
  package init() {}

  /// Whether texts are read so.
  package subscript(reading: Readings) -> Bool { readings.contains(reading) }

  /// What is read otherwise than usual; a push keeps what held as it came (L10).
  package struct Readings: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `cldr.hebrewMany` (L27).
    package static let hebrewMany = Readings(rawValue: 1)
    /// `loc.numericStrings` (L9): no argument that is a text with a number in it chooses a form.
    package static let noNumericStrings = Readings(rawValue: 2)
    /// `loc.nativeDigits` (L31): Arabic-Indic digits in Arabic.
    package static let nativeDigits = Readings(rawValue: 4)
    /// `loc.perKeyFallback` (L19): the development region stands in for a missing key.
    package static let perKeyFallback = Readings(rawValue: 8)
    /// `text.stripPushPercent` (L16): literal push text is cleaned like local text.
    package static let stripsPushPercent = Readings(rawValue: 16)
  }
}
