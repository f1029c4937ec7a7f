/// The words of the clock.
extension Words {
  static let play = "play"
  static let pause = "pause"
  static let stopped: Sentence = "The clock stands."
  static let fastest: Sentence = "Faster is not to be had."
  static let slowest: Sentence = "This is real speed; \(key: .play) stops the clock."
  static let stopsLookingBack: Sentence =
    "Looking back the clock stands; \(key: .back) returns to the present."

  static func speed(_ speed: Int) -> Sentence {
    "Speed: \(times(speed)); \(key: .play) starts the clock."
  }
  static func running(_ speed: Int) -> Sentence {
    speed == 1 ? "The clock runs at real speed." : "The clock runs \(times(speed))."
  }
  static func times(_ speed: Int) -> String { "×\(speed)" }
  static func lookingBackHint(_ time: String) -> Sentence {
    " at \(time) · \(key: .nextEvent) forward · \(key: .back) returns"
  }
}

extension ControlWords {
  static let play = ControlWords(
    "play or pause", "Let the clock run, or stop it", also: "run speed time clock")
  static let faster = ControlWords(
    "faster", "Let the clock run faster: ×1, ×10, ×60, ×600", also: "speed time")
  static let slower = ControlWords("slower", "Let the clock run slower", also: "speed time")
}
