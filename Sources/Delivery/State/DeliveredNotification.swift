import Notifications

/// A notification that reached the device (`UNNotification`).
package struct DeliveredNotification: Hashable, Sendable {
  /// Its delivery number, from 0 and without gaps: breaks every tie (G10).
  package let number: Int
  /// The app it is for, which may be deleted by now.
  package let app: BundleIdentifier
  /// The request that was delivered, as a service extension left it.
  package internal(set) var request: Request
  /// What `id=` named it, or `n1`, `n2`, … by number of the push (K17).
  package let name: String
  /// Whether `id=` gave the name.
  package let isNamed: Bool
  /// When it was delivered.
  package internal(set) var date: Instant
  /// Whether there was an `aps` dictionary to read (B24).
  package let isReadable: Bool
  /// Whether it asks to wake the app (B25).
  package let isContentAvailable: Bool
  /// Whether a service extension may change it (V1).
  var isMutable = false
  /// Whether its alert is a string and no object (V1).
  var hasStringAlert = false
  /// Whether its service extension is done with it.
  var hasPassedExtension = false
  /// The languages that its app spoke then, most wanted first (L10).
  package internal(set) var languages: [String]
  /// How many facts there were before it arrived.
  package let factsBefore: Int
  /// What of it was written anew since it came; nil where nothing was.
  package internal(set) var revision: ContentRevision?
  /// Where it would stand if it replaces one without rising (G26); otherwise its number.
  package internal(set) var position: Int

  /// Its name within the system.
  package var key: NotificationKey {
    NotificationKey(app: app, identifier: request.identifier)
  }
  /// The request's content.
  package var content: Content { request.content }

  /// Whether it is a local notification of old (N1).
  package var isLegacy: Bool { request.trigger.isLegacy }

  /// N18, N19: whether its app hears of it by the application delegate, as of all before iOS 10.
  func isForApplicationDelegate(on device: Device) -> Bool {
    isLegacy || !device.profile.has(.notificationList)
  }

  /// What it counts in its group's summary: 1 unless it says a usable number (T2, T3).
  package var summaryCount: Int { max(1, content.summaryArgumentCount ?? 1) }

  /// What the list keeps of it: place, name, and what it counts in a summary.
  var listEntry: ListEntry {
    ListEntry(
      number: number, position: position, key: key, summaryCount: summaryCount,
      kind: ShareTally.Kind(
        category: content.categoryIdentifier, argument: content.summaryArgument))
  }
}
