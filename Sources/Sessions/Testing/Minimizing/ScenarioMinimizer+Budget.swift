import Notifications

extension ScenarioMinimizer {
  /// How much is played at most to shrink one scenario.
  package struct Budget: Equatable, Sendable {
    /// How often it is played.
    package let plays: Int
    /// How many commands the phone performs in all of these.
    package let commands: Int

    /// What one failure gets alone.
    package static let whole = Budget(plays: 500, commands: 1_000_000)

    private init(plays: Int, commands: Int) { (self.plays, self.commands) = (plays, commands) }

    /// What each of several failures gets: the more there are, the less; together of much
    /// half of what all tests took.
    ///
    /// - Parameters:
    ///   - count: How many failures there are, from 1.
    ///   - testCount: How many tests were played.
    ///   - commandCount: How many commands these performed.
    package init(sharedBy count: Int, testCount: Int, commandCount: Int) {
      let count = max(1, count)
      let whole = Self.whole
      let plays = max(testCount, Self.usefulPlays * count, whole.plays) / count
      let commands = max(commandCount / 2, whole.commands / count) / count
      self.init(plays: min(plays, whole.plays), commands: min(commands, whole.commands))
    }

    /// Whether nothing more is to be played.
    func isSpent(by plays: Int, _ commands: Int) -> Bool {
      plays >= self.plays || plays >= Self.leastPlays && commands >= self.commands
    }

    /// How much it is: `25 plays or 375 commands`.
    package var words: String { "\(plays.counted("play")) or \(commands.counted("command"))" }

    // With fewer a scenario of thirty lines hardly gets shorter.
    private static let usefulPlays = 12
    // However long a scenario is: it may be enough to leave out what has
    // nothing to do with the failure.
    private static let leastPlays = 4
  }
}
