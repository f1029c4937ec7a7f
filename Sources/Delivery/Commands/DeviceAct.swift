/// What a person does with the phone's buttons, face and finger (P1).
package enum DeviceAct: String, CaseIterable, Sendable {
  case lock, wake, sleep, authenticate, unlock, home, center
}
