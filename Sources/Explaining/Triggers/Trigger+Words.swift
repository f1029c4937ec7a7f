import Delivery
import Localization
import Notifications

extension Trigger {
  /// When it fires, in a few words: `every 8 h`, `every Monday at 08:30`, `arriving at Home`.
  ///
  /// - Parameter device: How days are written, and whose zone need not be named (K5).
  package func words(on device: Device) -> String {
    switch self {
    case .push: "a push"
    case .immediate: "at once"
    case .timeInterval(let interval, let repeats):
      (repeats ? "every " : "once, after ") + interval.words
    case .calendar(let matching, let repeats):
      (repeats && !matching.isOfOneYear ? "" : "once, ")
        + matching.words(repeats: repeats, device.englishDates)
        + (matching.foreignZone(on: device).map { " (\($0.identifier))" } ?? "")
    case .location(let region, let crossings, let repeats):
      (repeats ? "whenever " : "once ") + crossings.words + " " + region.name
    case .legacy(let notification, let isPresentedNow):
      isPresentedNow ? "at once" : notification.words
    }
  }
}

extension LocalNotification {
  // N9, N10, N13: `every day, by the wall clock`.
  fileprivate var words: String {
    if let region {
      let crossings: Trigger.Crossings = [.entry, .exit]
      return (repeats ? "whenever " : "once ") + crossings.words + " " + region.name
    }
    let often = repeatInterval.map { "every \($0.rawValue)" } ?? "once"
    return often + (timeZone == nil ? ", by universal time" : ", by the wall clock")
  }
}

extension Trigger.Crossings {
  fileprivate var words: String {
    switch (contains(.entry), contains(.exit)) {
    case (true, true): "arriving at or leaving"
    case (false, true): "leaving"
    case (true, false), (false, false): "arriving at"
    }
  }
}
