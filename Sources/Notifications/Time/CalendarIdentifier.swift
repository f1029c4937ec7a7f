/// A calendar by the name that Foundation gives it (`Calendar.Identifier`).
///
/// The raw values stand in files; `iso8601` and `gregorian` differ in their weeks alone.
package enum CalendarIdentifier: String, CaseIterable, Sendable {
  case gregorian, iso8601, buddhist, chinese, coptic, ethiopicAmeteAlem, ethiopicAmeteMihret
  case hebrew, indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, japanese, persian
  case republicOfChina
}
