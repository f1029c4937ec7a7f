/// Limits frames for what others send to one in 16 milliseconds; what the person does is
/// drawn at once.
struct FramePace {
  /// A sixtieth of a second.
  static let shortest = Duration.milliseconds(16)

  /// What the next frame shows first of all.
  private enum News {
    case none, arrival, act
  }

  /// A thirtieth of a second: for what may come by the thousand.
  static let calm = Duration.milliseconds(34)

  /// A twentieth of a second: for how far loading got.
  static let progress = Duration.milliseconds(50)

  private var news = News.none
  // How long after a frame the next one may be drawn for what others sent.
  private var interval = shortest
  /// When a frame was drawn for what others sent.
  private var shown: Duration?

  /// Whether the next frame is only there for what others sent.
  var isForArrival: Bool { news == .arrival }

  /// When the frame that waits is due; nil where none waits.
  var deadline: Duration? { isForArrival ? shown.map { $0 + interval } : nil }

  /// Whether a frame may be drawn now.
  func isDue(at now: Duration) -> Bool { deadline.map { now >= $0 } ?? true }

  /// Something came from others: the first at once, the next with the frame after it.
  ///
  /// - Parameter interval: How long there is nothing drawn for others after a frame.
  mutating func noteArrival(every interval: Duration = shortest) {
    if news == .none { news = .arrival }
    self.interval = interval
  }

  /// The person did something.
  mutating func noteAct() { news = .act }

  /// A frame was drawn.
  mutating func noteFrame(at now: Duration) {
    if isForArrival { shown = now }
    news = .none
  }
}
