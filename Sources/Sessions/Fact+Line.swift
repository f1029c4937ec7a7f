import Delivery
import Explaining
import Notifications
import Scenarios
import TerminalCore

extension Fact {
  /// The fact on one line, as `run` prints it: `09:41:05 listed n7 “Dinner?” — G3
  /// grouped by thread: family`.
  package func line(in state: State) -> String {
    let clock = CivilTime(at, in: state.device.timeZone).clockText
    return line(at: clock, about: event.subjectName(in: state), because: reasons.lineWords)
  }

  /// The fact on one line, of what is known already.
  ///
  /// - Parameters:
  ///   - clock: What the clock reads.
  ///   - subject: What it is about, which several facts of one event have in common; nil
  ///     where nothing is to be named.
  ///   - why: The words of its reasons.
  func line(at clock: String, about subject: String?, because why: String) -> String {
    let subject = subject.map { " \($0)" } ?? ""
    let unheard = event.unheard.map { ", \($0)" } ?? ""
    return "\(clock) \(event.name.rawValue)\(subject)\(unheard)" + (why.isEmpty ? "" : " — \(why)")
  }
}

extension Event {
  /// The notification or the group that it is about, by name and a few words; nil for all else.
  func listedSubject(in state: State, by index: DeliveryIndex? = nil) -> String? {
    if let number = notification {
      let notification = arrival ?? state.notification(number)
      let name = state.scenarioName(of: notification.key, by: index)
      return name + (state.shortWords(as: notification).map { " “\($0)”" } ?? "")
    }
    return group.map { state.nameInFacts(of: $0.key) }
  }

  // As it came: by now a service extension may have answered (V3).
  private var arrival: DeliveredNotification? {
    if case .received(let notification) = self { notification.value } else { nil }
  }

  /// V4: whether what it is about says something else from it on.
  var changesWords: Bool { if case .service(.finished) = self { true } else { false } }

  // R16: what was made of a sound that the person did not hear.
  fileprivate var unheard: String? {
    guard case .noticed(.sounded(_, let playback)) = self, playback.value.suppressedBy != nil else {
      return nil
    }
    return playback.value.vibrates ? "vibrated" : "silent"
  }

  /// What it is about, in the words of a line.
  ///
  /// - Parameter index: Of all that was delivered, for what is not in the list any more; without
  ///   it, all of that is gone through.
  func subjectName(in state: State, _ index: DeliveryIndex? = nil) -> String? {
    if let subject = listedSubject(in: state, by: index) { return subject }
    if case .noted(let text) = self { return text }
    if case .clockMoved(let from, let to) = self { return "to \(state.dateWords(to, from: from))" }
    guard let app else { return nil }
    let name = state.scenarioName(of: app)
    return requestName.map { "\(name):\($0.scenarioWord)\(waitWords(in: state))" } ?? name
  }

  /// What a request or a push is called that is on its way, and no
  /// notification yet; nil for all else.
  private var requestName: String? {
    if case .scheduling(let event) = self { return event.request.request.identifier }
    if case .noticed(.requestRefused(_, let identifier)) = self { return identifier }
    if case .pushService(.stored(let push)) = self { return push.value.name }
    if case .pushService(.released(let push)) = self { return push.value.name }
    return nil
  }

  // Empty for what waits for no time, or no longer.
  private func waitWords(in state: State) -> String {
    guard case .scheduling(let event) = self, name == .scheduled,
      let date = event.request.nextTriggerDate
    else { return "" }
    return " for \(state.dateWords(date, from: date))"
  }
}

extension State {
  /// `2018-06-05 09:41`, by the phone's clock; with its offset where that is another at `start`.
  fileprivate func dateWords(_ date: Instant, from start: Instant) -> String {
    let zone = device.timeZone
    let time = CivilTime(date, in: zone)
    let offset = zone.secondsFromGMT(at: date)
    return "\(time.isoText.prefix { $0 != "T" }) \(time.shortestClock)"
      + (offset == zone.secondsFromGMT(at: start) ? "" : Instant.isoOffset(offset))
  }

  /// A few words by which a person knows a notification; nil where it says nothing.
  fileprivate func shortWords(as notification: DeliveredNotification) -> String? {
    guard let words = firstWords(as: notification) else { return nil }
    let isLong = words.utf8.count > 40 && words.count > 40
    return isLong ? words.prefix(39) + Glyphs.unicode.cut : words
  }
}

extension Rewind {
  /// What was taken back or done again on one line, as `run` prints it: `09:41:05
  /// undone Clear “Lunch?” · Mail`.
  package func line(in state: State) -> String {
    let clock = CivilTime(state.now, in: state.device.timeZone).clockText
    let rest = facts.isEmpty ? "" : " — what follows holds instead of what was told since"
    let others = ActWords.wentWithIt(alsoStruckTitles(in: state))
    return "\(clock) \(isRedo ? "done again" : "undone") \(title)\(others)\(rest)"
  }

  /// The fact `rewound`, before the facts that hold instead (formats.md §4.1).
  package func json(in state: State) -> JSONValue {
    [
      "fact": .string(FactName.rewound), "toSequence": .integer(Int64(toSequence)),
      "at": .string(state.now.iso8601(in: state.device.timeZone)), "reasons": [],
      "alsoStruck": .array(alsoStruckTitles(in: state).map(JSONValue.string)),
    ]
  }

  private func alsoStruckTitles(in state: State) -> [String] { alsoStruck.map(state.name(ofAct:)) }
}
