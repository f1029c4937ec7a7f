/// Who did something that a person and the phone itself can do.
package enum Doer: Sendable {
  /// Who holds the phone.
  case person
  /// The phone, by what was planned, or an app's code.
  case system
}
