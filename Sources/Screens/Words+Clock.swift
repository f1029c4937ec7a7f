/// The words of the clock.
extension Words {
  static let play = "play"
  static let pause = "pause"
  static let stopped = "The clock stands."
  static let fastest = "Faster is not to be had."
  static let slowest = "This is real speed; p stops the clock."
  static let stopsLookingBack = "Looking back the clock stands; Esc returns to the present."

  static func speed(_ speed: Int) -> String { "Speed: \(times(speed)); p starts the clock." }
  static func running(_ speed: Int) -> String {
    speed == 1 ? "The clock runs at real speed." : "The clock runs \(times(speed))."
  }
  static func times(_ speed: Int) -> String { "×\(speed)" }
  static func lookingBackHint(_ time: String) -> String { " at \(time) · . forward · Esc returns" }
}

extension ControlWords {
  static let play = ControlWords("play or pause", "Let the clock run, or stop it")
  static let faster = ControlWords("faster", "Let the clock run faster: ×1, ×10, ×60, ×600")
  static let slower = ControlWords("slower", "Let the clock run slower")
}
