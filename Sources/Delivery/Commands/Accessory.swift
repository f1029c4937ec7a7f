/// What the phone is connected to, beside its watch: places where notifications are noticed too.
package enum Accessory: String, CaseIterable, Sendable {
  /// A car's display.
  case carPlay
  /// Headphones that Siri speaks through.
  case headphones
}
