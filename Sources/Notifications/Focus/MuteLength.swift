/// For how long an app is muted (F18).
package enum MuteLength: String, CaseIterable, Sendable {
  case hour
  /// To midnight in the device's zone.
  case today
}
