/// Who did something that a person and the phone itself can do.
package enum Doer: Sendable {
  /// Who holds the phone.
  case person
  /// The phone, by what was planned, an app's code, or what was done on the watch.
  case system
}
