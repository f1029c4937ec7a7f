import TerminalCore

/// How a terminal is asked what it makes of characters on which terminals do not agree: it gets one
/// of each kind, and another to repeat, and says behind each where its cursor is (`CSI 6 n`).
///
/// The answers come with those to the other questions; what is written for them is gone before
/// it could be seen. They never are from the first row: that report is Shift-F3, too. tmux and
/// screen answer for themselves, and draw what they say.
struct CursorMeasuring: Equatable {
  // Columns of the cursor, in the order of the questions.
  private var columns: [Int] = []

  /// Takes an answer in.
  mutating func take(_ answer: Answer) {
    // More than were asked for are no answers, however many come.
    guard case .cursor(let place) = answer, columns.count <= Self.samples.count else { return }
    columns.append(place.column)
  }

  /// The columns that it takes for each kind; nil where it did not say all, or
  /// something that cannot be.
  var widths: ClusterWidths? {
    isWhole ? ClusterWidths(measured: columns.dropLast()) : nil
  }

  /// Whether it repeats also what is no ASCII: some keep one byte of what is to be repeated.
  var repeatsAll: Bool { isWhole && columns.last == Self.repeatedColumns }

  private var isWhole: Bool { columns.count == Self.samples.count }

  /// Whether a terminal is large enough.
  static func hasRoom(on size: Size) -> Bool {
    size.rows > 1 && size.columns > ClusterWidths.most + 1
  }

  /// What asks it on a screen that is painted over next.
  static let belowTop = Array("\u{1b}[2H".utf8) + questions

  /// What asks it below the line that the cursor is in, which is left as it was.
  ///
  /// On the last row that line scrolls up first: the place that is kept (`ESC 7`) is one of
  /// the screen, not of the line.
  static let onNextLine =
    Array("\u{1b}D\u{1b}[A\u{1b}7\r\n".utf8) + questions + Array("\r\u{1b}[K\u{1b}8".utf8)

  private static let questions = Array(samples.map { "\r\($0)\u{1b}[6n" }.joined().utf8)
  private static let samples = ClusterKind.allCases.map { String($0.sample) } + [repeated]
  // The edge of a stack, and twice more.
  private static let repeated = "▀\u{1b}[2b"
  private static let repeatedColumns = 3
}
