import Explaining
import Notifications
import TerminalCore

extension Words {
  /// What is said while something long is read: a bar, how much is there, and how to stop.
  ///
  /// - Parameters:
  ///   - part: How far it got, 0 to 1; nil where that is not known.
  ///   - count: How many notifications have come.
  package static func loading(part: Double?, count: Int, glyphs: Glyphs) -> Sentence {
    let bar = part.map { Self.bar($0, glyphs) + " \(Int($0 * 100)) %, " } ?? ""
    return "Loading \(bar)\(ActWords.notifications(count)). \(key: .back) stops."
  }

  /// What is said while all that is left waits for the program of an extension.
  package static func loadingHeld(by name: String) -> Sentence {
    "The program of \(name) is asked; what is left waits for it. \(key: .back) stops."
  }

  /// What is said when all of it is there.
  package static func loaded(count: Int) -> String { "Loaded \(ActWords.notifications(count))." }

  /// What is said when it was stopped.
  package static func stoppedLoading(count: Int) -> String {
    "Stopped loading; \(ActWords.notifications(count)) \(count == 1 ? "is" : "are") here."
  }

  /// What is said while a long time passes, and once it takes longer than a moment.
  ///
  /// - Parameters:
  ///   - clock: What the phone's clock reads.
  ///   - part: How far it got, 0 to 1.
  ///   - count: How much came by itself so far.
  package static func timePasses(
    to clock: String, part: Double, count: Int, glyphs: Glyphs
  ) -> Sentence {
    "\(clock) \(bar(part, glyphs)) \(String(Int(part * 100))) %, \(events(count)). \(key: .back) stops."
  }

  /// What is said when it is over.
  package static func timePassed(to clock: String, count: Int) -> String {
    "It is \(clock); \(events(count)) came."
  }

  /// What is said when it was stopped.
  package static func timeStopped(at clock: String) -> String {
    "Stopped at \(clock); what came stays."
  }

  private static func events(_ count: Int) -> String {
    count.counted("event")
  }

  private static func bar(_ part: Double, _ glyphs: Glyphs) -> String {
    let columns = 12
    let full = min(columns, max(0, Int(part * Double(columns))))
    let (done, open) = glyphs == .ascii ? ("#", "-") : ("█", "░")
    return String(repeating: done, count: full) + String(repeating: open, count: columns - full)
  }
}
