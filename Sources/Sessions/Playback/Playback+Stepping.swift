import Scenarios

// Going through a scenario line by line.
extension Playback {
  /// The next line of a scenario, also where lines that it includes come first;
  /// nil once all were played.
  package func nextLine(of path: String) -> ScenarioLine? {
    for case .lines(let lines) in feeds {
      if let line = lines.first, line.place.path == path { return line }
    }
    return nil
  }

  /// Whether nothing of a scenario's line is left over, nor of what it includes.
  package func isBetweenLines(of path: String) -> Bool {
    guard nextAct == nil, move == nil else { return false }
    return isFinished || nextLine?.place.path == path
      || (nextLine(of: path) == nil && files.includers.count <= 1)
  }

  /// Plays other lines in the place of those of a scenario that are still to be played.
  package mutating func replaceLines(of path: String, with lines: [ScenarioLine]) {
    for (index, feed) in feeds.enumerated() {
      guard case .lines = feed, index > 0 || files.includers == [path] else { continue }
      if index > 0 {
        guard case .files(let files) = feeds[index - 1], files.includers == [path] else { continue }
      }
      feeds[index] = .lines(lines[...])
      return
    }
  }
}
