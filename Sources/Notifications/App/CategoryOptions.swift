/// What a category asks for (`UNNotificationCategoryOptions`, A4).
package struct CategoryOptions: NamedOptions {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The app hears that a notification was dismissed.
  package static let customDismissAction = CategoryOptions(rawValue: 1)
  /// Shown on a car's display.
  package static let allowInCarPlay = CategoryOptions(rawValue: 2)
  /// The title shows while previews are hidden (H14).
  package static let hiddenPreviewsShowTitle = CategoryOptions(rawValue: 4)
  /// The subtitle shows while previews are hidden (H14).
  package static let hiddenPreviewsShowSubtitle = CategoryOptions(rawValue: 8)
  /// Siri may read it aloud.
  package static let allowAnnouncement = CategoryOptions(rawValue: 16)

  package static let names: [(option: CategoryOptions, name: String)] = [
    (.customDismissAction, "customDismissAction"), (.allowInCarPlay, "allowInCarPlay"),
    (.hiddenPreviewsShowTitle, "hiddenPreviewsShowTitle"),
    (.hiddenPreviewsShowSubtitle, "hiddenPreviewsShowSubtitle"),
    (.allowAnnouncement, "allowAnnouncement"),
  ]
}
