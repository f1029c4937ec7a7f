import Sessions

/// Where what was opened stops being played by itself.
enum PlaybackStop: Hashable {
  /// Before this line of the scenario that was opened, from 1.
  case before(Int)
  /// Before a line of a scenario that it includes, by the path or its end.
  case within(String, Int)
  case atEnd
}

extension PlaybackStop {
  /// - Parameters:
  ///   - line: From 1; nil for none to stop before.
  ///   - file: The included scenario that it is in; nil for the one that was opened.
  init(line: Int?, in file: String?) {
    guard let line else {
      self = .atEnd
      return
    }
    self = file.map { .within($0, line) } ?? .before(line)
  }

  /// Whether it is reached where this goes on.
  func isReached(by playback: Playback) -> Bool {
    switch self {
    case .atEnd: false
    case .before(let line):
      playback.nextLineOfOpened.map { $0.place.line >= Int32(clamping: line) } ?? false
    case .within(let file, let line):
      playback.nextLine.map { next in
        let path = next.place.path
        return (path == file || path.hasSuffix("/" + file))
          && next.place.line >= Int32(clamping: line)
      } ?? false
    }
  }
}
