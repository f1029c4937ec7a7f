/// The words of the clock.
extension Words {
  /// What the clock's key does while it stands.
  static let play = "play"
  /// What the clock's key does while it runs.
  static let pause = "pause"
  /// What is said once the clock was stopped.
  static let stopped: Sentence = "The clock stands."
  /// Why it cannot run faster: `ClockPace.speeds` ends there.
  static let fastest: Sentence = "Faster is not to be had."
  /// Why it cannot run slower: it is at real speed.
  static let slowest: Sentence = "This is real speed; \(key: .play) stops the clock."
  /// Why the clock cannot run: the past has no time that passes.
  static let stopsLookingBack: Sentence =
    "Looking back the clock stands; \(key: .back) returns to the present."
  /// Why there is no next event to go to.
  package static let nothingToCome: Sentence =
    "Nothing is pending; \(key: .minuteOn) moves the clock a minute on."
  /// Why there is no event before to go to.
  package static let atBeginning = "This is the beginning."
  /// Why it cannot be looked a minute back.
  package static let clockStartedNow = "The clock started less than a minute ago."

  /// What is said when the speed changed while the clock stands.
  static func speed(_ speed: Int) -> Sentence {
    "Speed: \(times(speed)); \(key: .play) starts the clock."
  }
  /// What is said when the clock starts, or changes its speed while it runs.
  static func running(_ speed: Int) -> Sentence {
    speed == 1 ? "The clock runs at real speed." : "The clock runs \(times(speed))."
  }
  /// A speed as a factor: `×60`.
  static func times(_ speed: Int) -> String { "×\(speed)" }
}
