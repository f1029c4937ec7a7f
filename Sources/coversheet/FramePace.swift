/// Keeps what others send from being drawn more often than anybody sees; what the person does is
/// drawn at once.
struct FramePace {
  /// A sixtieth of a second.
  static let shortest = Duration.milliseconds(16)

  private var shown: Duration?
  private var waits = false

  /// When the frame that waits is due; nil where none waits.
  var deadline: Duration? { waits ? shown.map { $0 + Self.shortest } : nil }

  /// Whether a frame may be drawn now.
  func isDue(at now: Duration) -> Bool { deadline.map { now >= $0 } ?? true }

  /// Something came from others: the first at once, the next with the frame after it.
  mutating func noteArrival() { waits = true }

  /// The person did something.
  mutating func noteAct() { waits = false }

  /// A frame was drawn.
  mutating func noteFrame(at now: Duration) {
    shown = now
    waits = false
  }
}
