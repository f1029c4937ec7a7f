import Delivery
import Notifications

/// Something that decides when a trigger fires, with its rule.
package struct TriggerDependence: Hashable, Sendable {
  /// The rule that makes it count.
  package let rule: RuleID
  /// What it is, as a clause: `it follows the device’s zone, now America/Los_Angeles`.
  package let words: String
}

extension TriggerDependence {
  /// All that counts for a trigger and the firings that were worked out, the most important first.
  static func all(
    of trigger: Trigger, _ firings: [Firing], on device: Device
  ) -> [TriggerDependence] {
    switch trigger {
    case .push: []
    case .immediate: [.init("K1", "it waits for nothing")]
    case .timeInterval:
      [.init("K3", "it counts the time that passes; neither clock changes nor zones move it")]
    case .calendar(let matching, _): onCalendar(matching, firings, device)
    case .location: [.init("K10", "the edge of a place decides it, and no time")]
    case .legacy(let notification, _): [of(notification, on: device)]
    }
  }

  private init(_ rule: RuleID, _ words: String) {
    (self.rule, self.words) = (rule, words)
  }

  private static func of(_ notification: LocalNotification, on device: Device) -> Self {
    if notification.region != nil {
      return .init("K10", "the edge of a place decides it, and no time")
    }
    if notification.timeZone == nil {
      return .init("N9", "its fire date is one moment; zones do not move it")
    }
    return .init(
      "N10", "it is what the clock reads in the device’s zone, now \(device.timeZone.identifier)")
  }

  private static func onCalendar(
    _ matching: DateMatching, _ firings: [Firing], _ device: Device
  ) -> [TriggerDependence] {
    let never = TriggerDependence(
      "K8", "its date is past, or never comes: the request would be taken and dropped")
    let isNever = firings.allSatisfy { $0.at == nil }
    return (isNever ? [never] : [])
      + [zone(of: matching, device), calendar(of: matching)]
      .compactMap(\.self) + policies(firings.compactMap(\.adjustment), device.policies)
  }

  private static func zone(of matching: DateMatching, _ device: Device) -> TriggerDependence {
    matching.timeZone.map {
      .init("K5", "it reads the clock of \($0.identifier), wherever the device is")
    } ?? .init("K5", "it follows the device’s zone, now \(device.timeZone.identifier)")
  }

  private static func calendar(of matching: DateMatching) -> TriggerDependence? {
    guard let calendar = matching.calendar, calendar != .gregorian else { return nil }
    return .init("K5", "its days are counted by the \(calendar.rawValue) calendar")
  }

  // Only what takes part in what is shown; each once.
  private static func policies(
    _ adjustments: [ReadingAdjustment], _ policies: Policies
  ) -> [TriggerDependence] {
    let isGap = adjustments.contains { [.movedByGap, .skippedByGap].contains($0) }
    let isDay = adjustments.contains { [.movedToNextMonth, .skippedDay].contains($0) }
    let isOverlap = adjustments.contains { [.firstOfTwo, .lastOfTwo].contains($0) }
    let gap = "calendar.gap=\(policies[.calendarGap].rawValue)"
    return [
      isGap ? .init("K6", "\(gap): \(policies[.calendarGap].wordsForGap)") : nil,
      isDay ? .init("K7", "\(gap): \(policies[.calendarGap].wordsForDay)") : nil,
      isOverlap
        ? .init(
          "K6",
          "calendar.overlap=\(policies[.calendarOverlap].rawValue): "
            + "what the clocks read twice counts the \(policies[.calendarOverlap].rawValue) time")
        : nil,
    ].compactMap(\.self)
  }
}

extension GapPolicy {
  fileprivate var wordsForGap: String {
    switch self {
    case .preserve:
      "what the clocks skip fires an hour later; where they skip more or less than an hour, not at all"
    case .nextTime: "what the clocks skip fires once they went forward"
    case .strict: "what the clocks skip is left out"
    }
  }

  fileprivate var wordsForDay: String {
    switch self {
    case .preserve: "where the month lacks the day, the first of the next counts, at the same time"
    case .nextTime: "where the month lacks the day, the beginning of the next counts"
    case .strict: "months that lack the day are left out"
    }
  }
}
