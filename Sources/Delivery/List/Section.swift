/// The two parts of the list (P6).
package enum Section: String, CaseIterable, Sendable {
  /// What came since the device was locked.
  case lockScreen = "lock-screen"
  /// The history.
  case notificationCenter = "center"
}
