/// When what an app sends is delivered (F11).
package enum DeliveryTime: String, CaseIterable, Sendable {
  case immediate
  /// With the next scheduled summary.
  case summary
}

/// How what is listed is put before the person (F19), from iOS 16.
package enum DisplayStyle: String, CaseIterable, Sendable {
  /// In groups, as section G has it.
  case stack
  /// Every notification is a row of its own.
  case list
  /// The lock screen says how many there are, and no more.
  case count
}
