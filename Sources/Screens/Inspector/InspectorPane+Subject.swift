import Delivery
import Notifications

extension InspectorPane.Subject {
  /// What a fact is about.
  init(_ fact: Fact) {
    if let number = fact.event.notification {
      self = .notification(number)
    } else if let group = fact.event.group {
      self = .group(group)
    } else {
      self = fact.event.app.map(Self.app) ?? .nothing
    }
  }

  /// The number of the notification that it is, of a group that of its newest; nil for all else.
  func number(in state: State) -> Int? {
    switch self {
    case .notification(let number): number
    case .group(let place): state.list.group(at: place)?.leading
    case .app, .pending, .push, .setting, .previews, .remark, .nothing: nil
    }
  }

  /// The app that it is, or belongs to; nil for none.
  func app(in state: State) -> BundleIdentifier? {
    switch self {
    case .notification(let number): state.notification(number).app
    case .group(let place): place.key.app
    case .app(let app), .setting(let app, _): app
    case .pending(let pending): pending.app
    case .push(let push): push.request.app
    case .previews, .remark, .nothing: nil
    }
  }
}
