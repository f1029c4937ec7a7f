import Scenarios

// Going through a scenario line by line.
extension Playback {
  /// How many sources are still to be played, with the one that is being played.
  package var sourceCount: Int { feeds.count }

  /// The next line of a scenario, also where lines that it includes come first;
  /// nil once all were played.
  package func nextLine(of path: String) -> ScenarioLine? {
    for case .lines(let lines) in feeds.reversed() {
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
    for index in feeds.indices.reversed() {
      guard case .lines = feeds[index], files(ofFeed: index)?.includers == [path] else { continue }
      feeds[index] = .lines(lines[...])
      return
    }
  }

  // As the feed before it says; nil where that says nothing of them.
  private func files(ofFeed index: Int) -> ScenarioFiles? {
    guard index < feeds.count - 1 else { return files }
    if case .files(let files) = feeds[index + 1] { return files } else { return nil }
  }
}
