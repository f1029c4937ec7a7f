import Delivery
import TerminalCore

/// C3: an extension's view on its way from its first height to that of what it shows, in a few
/// frames of the interface's own time.
struct ViewOpening: Hashable, Sendable {
  /// When it began, by the interface's own time.
  let start: Duration

  /// Frames between the first height and the last.
  static let frames = 4
  /// How long each frame stays.
  static let frameTime = Duration.milliseconds(30)

  /// How many of the frames are over at a time: from 0, where the first height shows.
  private func step(at time: Duration) -> Int {
    min(Self.frames, Int(max(.zero, time - start) / Self.frameTime))
  }

  /// Whether the last height shows.
  func isOver(at time: Duration) -> Bool { step(at: time) == Self.frames }

  /// When the next frame is due.
  func nextFrame(after time: Duration) -> Duration {
    start + Self.frameTime * (step(at: time) + 1)
  }

  /// The height at a time; it grows or shrinks evenly.
  func rows(from first: Int, to last: Int, at time: Duration) -> Int {
    first + (last - first) * step(at: time) / Self.frames
  }
}

extension ViewFocus {
  /// Ends it where it is over.
  mutating func endOpening(at time: Duration) {
    if let opening, opening.isOver(at: time) { self.opening = nil }
  }
}

extension RichPane {
  /// What the extension shows, as high as the view has come.
  func opened(_ blocks: [Block]) -> [Block] {
    guard let opening = model.phone.viewing.opening, let ratio = view.ratio else { return blocks }
    let part = Part.vertical(blocks.map(\.part))
    let last = part.rows(columns: innerColumns, glyphs: model.glyphs)
    let rows = opening.rows(from: firstRows(ratio), to: last, at: model.now)
    return [Block(part: part.window().sized(rows: rows), spots: blocks.flatMap(\.spots))]
  }

  // C3: the height through the width, a cell being twice as high as wide; a ratio can be anything.
  private func firstRows(_ ratio: Double) -> Int {
    let most = Double(max(1, model.layout.phoneRows))
    return Int(max(1, min(most, (Double(columns) * ratio / 2).rounded())))
  }
}
