/// A calendar by the name that Foundation gives it (`Calendar.Identifier`).
///
/// The raw values stand in files; `iso8601` and `gregorian` differ in their weeks alone.
package enum CalendarIdentifier: String, CaseIterable, Sendable {
  case gregorian, iso8601, buddhist, chinese, coptic, ethiopicAmeteAlem, ethiopicAmeteMihret
  case hebrew, indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, japanese, persian
  case republicOfChina

  /// Whether its months are those of the Gregorian calendar, as of those that count only years otherwise.
  package var hasGregorianMonths: Bool {
    switch self {
    case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina: true
    case .chinese, .coptic, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .hebrew, .indian, .islamic,
      .islamicCivil, .islamicTabular, .islamicUmmAlQura, .persian:
      false
    }
  }
}
