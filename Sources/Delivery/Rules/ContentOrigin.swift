import Notifications

/// Who gave a part of a notification's content.
package enum ContentOrigin: Hashable, Sendable {
  /// The payload of a push.
  case payload
  /// The content of what the app itself asked for (K1, N1).
  case request
  /// The answer of a service extension, which left it otherwise than it came (V4).
  case serviceExtension
}

/// What of a content decides how it is noticed.
package struct NoticedParts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Title, subtitle or body, as far as one of them is there.
  package static let alert = NoticedParts(rawValue: 1)
  package static let badge = NoticedParts(rawValue: 2)
  package static let sound = NoticedParts(rawValue: 4)
  package static let interruptionLevel = NoticedParts(rawValue: 8)

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension DeliveredNotification {
  /// Who gave a part of its content.
  package func origin(of part: NoticedParts) -> ContentOrigin {
    if !request.trigger.isPush { return .request }
    return partsOfExtension.contains(part) ? .serviceExtension : .payload
  }
}

extension Content {
  /// V4: what of it another content has otherwise.
  func noticedParts(changedIn other: Content) -> NoticedParts {
    var parts: NoticedParts = []
    if hasAlert != other.hasAlert { parts.insert(.alert) }
    if badge != other.badge { parts.insert(.badge) }
    if sound != other.sound { parts.insert(.sound) }
    if interruptionLevel != other.interruptionLevel { parts.insert(.interruptionLevel) }
    return parts
  }
}

extension ContentOrigin {
  /// P16: a reason that says whose the number on the icon is, or whose it
  /// is not; any other as it is.
  package func named(_ reason: Reason) -> Reason {
    guard reason.rule == "P16" else { return reason }
    let isNumber = reason.decision == nil
    guard isNumber || reason.decision == "noNumber" else { return reason }
    return switch self {
    case .payload: reason
    case .request:
      isNumber ? Reason("P16", "request") : Reason("P16", "noNumberInRequest")
    case .serviceExtension:
      isNumber ? Reason("P16", "extension") : Reason("P16", "noNumberInExtension")
    }
  }

  /// The same of several, and nothing new where none is about that number: many thousand
  /// facts share their reasons.
  func named(_ reasons: [Reason]) -> [Reason] {
    if self == .payload || !reasons.contains(where: { $0.rule == "P16" }) { return reasons }
    return reasons.map(named)
  }
}
