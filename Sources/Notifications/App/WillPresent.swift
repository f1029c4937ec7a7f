/// What an app's `userNotificationCenter(_:willPresent:)` answers while it is in front (P10).
package enum WillPresent: Hashable, Sendable {
  /// The delegate has no such method: nothing is presented.
  case unimplemented
  /// What it asks to be presented; nothing for none.
  case options(PresentationOptions)

  /// What is to be presented.
  package var options: PresentationOptions {
    switch self {
    case .unimplemented: []
    case .options(let options): options
    }
  }
}

/// `UNNotificationPresentationOptions` (P11, P12).
package struct PresentationOptions: NamedOptions {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The number on the icon is changed (P16).
  package static let badge = PresentationOptions(rawValue: 1)
  package static let sound = PresentationOptions(rawValue: 2)
  /// Banner and list in one, as before iOS 14.
  package static let alert = PresentationOptions(rawValue: 4)
  /// From iOS 14.
  package static let list = PresentationOptions(rawValue: 8)
  /// From iOS 14.
  package static let banner = PresentationOptions(rawValue: 16)

  package static let names: [(option: PresentationOptions, name: String)] = [
    (.alert, "alert"), (.banner, "banner"), (.list, "list"), (.sound, "sound"),
    (.badge, "badge"),
  ]

  /// P12: why a profile does not know one of them; nil where it knows them all.
  package func refusal(in profile: Profile) -> String? {
    names.firstNonNil { Feature.presentation($0)?.refusal(in: profile) }
  }
}
