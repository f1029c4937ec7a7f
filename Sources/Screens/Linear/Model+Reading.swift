import TerminalCore

extension Model {
  /// Whether lines are read and nothing is drawn: then nothing is left out for want of room.
  var isRead: Bool { glyphs == .words }

  /// Whether the phone's clock goes by itself.
  package var isClockRunning: Bool { pace.isRunning }

  /// What is said above the footer, as it is read there; nil for nothing.
  package var said: String? { message.map { Marks(glyphs).own($0.text) } }

  /// The rows or columns that there are for something: more than it takes where lines are read.
  ///
  /// - Parameter drawn: What there is room for where it is drawn.
  func room(_ drawn: Int) -> Int { isRead ? Self.unlimitedRoom : drawn }

  /// More rows or columns than anything takes that is read.
  package static let unlimitedRoom = 10_000
}
