import Delivery
import Notifications
import Push

/// A push that was accepted and has not come to its end: at the push service, or held on the phone.
package struct WaitingPush: Hashable, Sendable {
  /// What it is called (K17).
  package let name: String
  /// What it will say, else its name.
  ///
  /// Its title, subtitle or body, the first that there is, in the phone's language.
  package let words: String
  /// When it is given up, or comes by itself; nil where no time decides.
  ///
  /// While the phone can be reached this is when the push comes at the latest, else when it
  /// expires.
  package let time: Instant?
  /// What it waits for, in a sentence.
  package let account: String
  /// Where it waits.
  package let location: Location

  /// Where a push waits.
  package enum Location: Hashable, Sendable {
    /// At the push service.
    ///
    /// Until the phone can be reached, or wakes (B2, B11).
    case service(StoredPush)
    /// On the phone, as the notification with this number (B28).
    case phone(Int)
  }
}

extension State {
  /// The pushes of an app that wait: those at the push service, then those
  /// that are held, oldest first.
  package func waitingPushes(of app: BundleIdentifier) -> [WaitingPush] {
    push.waiting.pushes(of: app).map(waitingPush)
      + heldPushes.filter { notification($0).app == app }.map(held)
  }

  /// B2, B11: a push at the push service, and what it waits for.
  func waitingPush(_ push: StoredPush) -> WaitingPush {
    let end = push.end(isReached: device.isReachable)
    let expiry = end.map { " It is given up \(moment($0))." } ?? ""
    let account: String
    if !device.isReachable {
      account = "It waits at the push service until the iPhone can be reached.\(expiry)"
    } else if let due = push.due {
      account = "Its priority lets the iPhone sleep: it comes when that wakes, or \(moment(due))."
    } else {
      account = "Its priority lets the iPhone sleep: it comes when that wakes.\(expiry)"
    }
    return WaitingPush(
      name: push.name, words: words(of: push.request) ?? push.name,
      time: device.isReachable ? push.due ?? end : end, account: account,
      location: .service(push))
  }

  // B28, B29, K28: nothing wakes an app while the phone is off.
  private func held(_ number: Int) -> WaitingPush {
    let name = notification(number).name
    return WaitingPush(
      name: name, words: name, time: device.isPowerOn ? wakeAllowed(for: number) : nil,
      account: "\(waitingWords(of: number)).", location: .phone(number))
  }

  private func silentWords(of number: Int) -> String {
    let time = wakeAllowed(for: number).map { ", or \(moment($0))" } ?? ""
    return "It is silent, and is held: it comes when its app is opened\(time)"
  }

  /// B28, F12, K28, V5, V10: what a notification waits for that came and is not decided, and until
  /// when; without a full stop.
  func waitingWords(of number: Int) -> String {
    guard device.isPowerOn else { return "It waits for the phone to be on again" }
    if heldPushes.contains(number) { return silentWords(of: number) }
    if let run = serviceRun(of: number) {
      return "Its service extension has it, until \(clock(run.course.endsAt)) at the latest"
    }
    if queuedDeliveries.contains(number) {
      return "It waits for one of its app that a service extension has"
    }
    return heldWords(of: number) ?? "Nothing is decided yet"
  }

  /// L10: the first words of what a push would say if it came now; nil where it says nothing.
  package func words(of push: PushRequest) -> String? {
    push.payload.content.flatMap { firstWords(of: $0, push.app, for: .push) }
  }

  // `at 20:05`, `on Tue, Jun 5 at 20:05`
  private func moment(_ instant: Instant) -> String {
    let (time, today) = (
      CivilTime(instant, in: device.timeZone), CivilTime(now, in: device.timeZone)
    )
    let date = device.englishDates.day(time, besideYear: today.year)
    let day = time.daysSince1970 == today.daysSince1970 ? "" : "on \(date) "
    return "\(day)at \(time.shortestClock)"
  }
}
