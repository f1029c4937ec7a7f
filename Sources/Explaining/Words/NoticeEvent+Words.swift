import Delivery
import Notifications

extension NoticeEvent {
  /// What happened, in a few words.
  var words: String {
    switch self {
    case .unlisted: "not listed"
    case .badged(_, _, let to, _): to.map { "badge \($0)" } ?? "badge removed"
    case .sounded(let sound): sound.value.words
    case .woke: "woke the display"
    case .bannerShown(_, let old): old == nil ? "shown as a banner" : "took the banner’s place"
    case .bannerEnded(_, let end): end.words
    case .bannerQueued: "waits for its banner’s turn"
    case .bannerUnqueued: "waits no longer"
    case .requestRefused(_, let identifier): "the request \(identifier) was refused"
    }
  }

  /// What else a fact says, beside its subject.
  func details(in state: State) -> [JSONValue.Member] {
    switch self {
    case .unlisted, .woke, .bannerQueued, .bannerUnqueued: []
    case .badged(_, _, let to, _): [.init("badge", to.map { .integer(Int64($0)) } ?? nil)]
    case .sounded(let sound): sound.value.details
    case .bannerShown(let banner, let old): banner.details(replacing: old, in: state)
    case .bannerEnded(_, let end): [.init("end", .string(end.rawValue))]
    case .requestRefused(_, let identifier): [.init("request", .string(identifier))]
    }
  }
}

extension SoundEvent {
  /// The event as JSON has it, but for its moment and its notification.
  var details: [JSONValue.Member] {
    [
      .init("name", .string(name)), .init("volume", .number("\(volume)")),
      .init("critical", .bool(isCritical)), .init("vibrate", .bool(vibrates)),
      .init("suppressedBy", .optional(suppressedBy?.rawValue)),
    ]
  }

  /// What is heard or felt, or what would have been heard.
  package var words: String {
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
