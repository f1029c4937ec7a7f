import Notifications

/// P16: the number on an app's icon became another one.
///
/// Five words: there is one for each of many thousand pushes that set it (`FactSizeTests`).
package struct BadgeChange: Hashable, Sendable {
  /// Whose icon it is on.
  package let app: BundleIdentifier
  // 0 where there is no badge, as no app shows that number.
  private let oldNumber: Int
  private let newNumber: Int
  // Less than 0 where no notification set it.
  private let notificationNumber: Int32

  /// - Parameter notification: The delivery number of the push that asked for it; nil
  ///   where the app itself did.
  init(of app: BundleIdentifier, from old: Int?, to new: Int?, by notification: Int?) {
    (self.app, oldNumber, newNumber) = (app, old ?? 0, new ?? 0)
    notificationNumber = notification.map { Int32($0) } ?? -1
  }

  /// What was there before; nil for no badge.
  package var old: Int? { oldNumber == 0 ? nil : oldNumber }
  /// What is there since; nil for no badge.
  package var new: Int? { newNumber == 0 ? nil : newNumber }
  /// The delivery number of the push that asked for it; nil where the app itself did.
  package var notification: Int? { notificationNumber < 0 ? nil : Int(notificationNumber) }
}
