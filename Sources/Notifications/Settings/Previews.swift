/// When content may be read on the phone (H1).
package enum Previews: String, CaseIterable, Sendable {
  /// Also where a stranger could read it.
  case always
  /// While the phone knows its owner (`Device.isAuthenticated`).
  case whenUnlocked = "when-unlocked"
  /// Whether the phone knows its owner or not.
  case never
}
