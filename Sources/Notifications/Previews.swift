/// When content may be read on the phone (H1).
package enum Previews: String, CaseIterable, Sendable {
  case always
  case whenUnlocked = "when-unlocked"
  case never
}
