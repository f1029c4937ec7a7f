import Scenarios

/// Where what was opened stops being played by itself.
package enum PlaybackStop: Equatable, Sendable {
  /// Before this line of the scenario that was opened, from 1.
  case before(Int)
  /// Before a line of a scenario that it includes, by the path or its end.
  case within(String, Int)
  case atEnd
}

extension PlaybackStop {
  /// Whether it is reached where this goes on.
  ///
  /// - Parameter playback: Looked at only where there is a line to stop before: to be asked it is
  ///   copied, which is dear where it is done for each of 100,000 payloads.
  package func isReached(by playback: @autoclosure () -> Playback) -> Bool {
    switch self {
    case .atEnd: false
    case .before(let line):
      playback().nextLineOfOpened.map { $0.place.line >= Int32(clamping: line) } ?? false
    case .within(let file, let line):
      playback().nextLine.map { next in
        let path = next.place.path
        return (path == file || path.hasSuffix("/" + file))
          && next.place.line >= Int32(clamping: line)
      } ?? false
    }
  }

  /// The line that is played next behind it; nil where nothing is.
  func nextLine(of playback: Playback) -> ScenarioLine? {
    switch self {
    case .before, .atEnd: playback.nextLineOfOpened
    case .within: playback.nextLine
    }
  }
}
