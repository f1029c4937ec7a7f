import Delivery
import Notifications

extension NoticeEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .unlisted: .init(.unlisted, "not listed")
    case .badged(let change):
      .init(
        .badged, change.new.map { "badge \($0)" } ?? "badge removed",
        [.init("badge", change.new.map { .integer(Int64($0)) } ?? nil)])
    case .sounded(_, let playback):
      .init(.sounded, playback.value.words, playback.value.details)
    case .woke: .init(.woke, "woke the display")
    case .bannerShown(let banner, let old):
      .init(.bannerShown) { _ in
        old == nil ? "shown as a banner" : "took the banner’s place"
      } details: {
        banner.details(replacing: old, in: $0)
      }
    case .bannerEnded(_, let end):
      .init(.bannerEnded, end.words, [.text("end", end.rawValue)])
    case .bannerQueued: .init(.bannerQueued, "waits for its banner’s turn")
    case .bannerUnqueued: .init(.bannerUnqueued, "waits no longer")
    case .alertShown(_, let old, _):
      .init(.alertShown) { _ in
        old == nil ? "shown as an alert" : "took the alert’s place"
      } details: { state in
        [.text("replaces", orNull: old.map { state.notification($0).request.identifier })]
      }
    case .alertEnded(_, let end, _):
      .init(.alertEnded, end.words, [.text("end", end.rawValue)])
    case .requestRefused(_, let identifier):
      .init(
        .refused, "the request \(identifier) was refused", [.text("request", identifier)])
    }
  }
}

extension SoundPlayback {
  /// The event as JSON has it, but for its moment and its notification.
  var details: [JSONValue.Member] {
    [
      .init("name", .string(name)), .init("volume", .number("\(volume)")),
      .init("critical", .bool(isCritical)), .init("vibrate", .bool(vibrates)),
      .init("suppressedBy", .optional(suppressedBy?.rawValue)),
    ]
  }

  /// What is heard or felt, or what would have been heard.
  var words: String {
    let loudness = isCritical ? ", critical, volume \(volume)" : ""
    if suppressedBy == nil { return "sounded “\(name)”\(loudness)" }
    return vibrates ? "vibrated" : "stayed silent"
  }
}

extension Banner {
  fileprivate func details(replacing old: Banner?, in state: State) -> [JSONValue.Member] {
    let zone = state.device.timeZone
    return [
      .init("until", .optional(until?.iso8601(in: zone))),
      .init("replaces", .optional(old.map { state.notification($0.number).request.identifier })),
    ]
  }
}

extension AlertBox.End {
  fileprivate var words: String {
    switch self {
    case .opened: "alert opened"
    case .closed: "alert dismissed"
    case .canceled: "alert canceled by its app"
    case .withdrawn: "alert withdrawn"
    }
  }
}

extension Banner.End {
  fileprivate var words: String {
    switch self {
    case .timedOut: "banner left by itself"
    case .tapped: "banner tapped"
    case .dismissed: "banner flicked away"
    case .pulled: "banner pulled down"
    case .withdrawn: "banner withdrawn"
    case .covered: "banner covered"
    }
  }
}
