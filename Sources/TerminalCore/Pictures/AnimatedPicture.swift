/// The pictures of a file that follow each other, and how long each stays; one alone does not move.
package struct AnimatedPicture: Hashable, Sendable {
  /// From the first to the last, all of one extent; at least one.
  package let frames: [Picture]
  /// How long each of them stays.
  package let delays: [Duration]

  /// Nil where there are no frames, their extents differ, or there are not as many delays.
  ///
  /// A delay of less than a fiftieth of a second stands for a tenth, as browsers have it.
  package init?(frames: [Picture], delays: [Duration]) {
    guard let first = frames.first, frames.count == delays.count,
      frames.allSatisfy({ $0.width == first.width && $0.height == first.height })
    else { return nil }
    self.frames = frames
    self.delays = delays.map { $0 < .milliseconds(20) ? .milliseconds(100) : $0 }
  }

  /// One that does not move.
  package init(_ picture: Picture) {
    frames = [picture]
    delays = [.milliseconds(100)]
  }

  /// The first of them.
  package var first: Picture { frames[0] }

  /// Whether there is more than one.
  package var isMoving: Bool { frames.count > 1 }

  /// How long all of them take.
  package var length: Duration { delays.reduce(.zero, +) }

  /// Which frame is to be seen, from 0.
  ///
  /// - Parameters:
  ///   - time: Since its beginning.
  ///   - repeats: Whether it begins again at its end; otherwise it rests at its first frame then.
  package func frame(at time: Duration, repeats: Bool) -> Int {
    place(at: time, repeats: repeats)?.frame ?? 0
  }

  /// When the frame after that of a time is due, since the beginning; nil where it is over.
  package func nextFrame(after time: Duration, repeats: Bool) -> Duration? {
    guard isMoving, let place = place(at: time, repeats: repeats) else { return nil }
    return time + place.left
  }

  private func place(at time: Duration, repeats: Bool) -> (frame: Int, left: Duration)? {
    guard repeats || time < length else { return nil }
    var rest = time - length * Int(time / length)
    for (frame, delay) in delays.enumerated() {
      if rest < delay { return (frame, delay - rest) }
      rest -= delay
    }
    return (frames.count - 1, .milliseconds(1))
  }
}
