import Files
import Notifications
import Scenarios

/// Which scenarios are wanted, by path or title.
package enum TestFilter: Equatable, Sendable {
  /// The path or the title contains the text, in whatever case.
  case text(String)
  /// As googletest reads its filters: patterns with `*` and `?` between colons, of which one has to
  /// fit the path or the title, and behind a `-` those of which none may.
  case patterns(String)

  /// Whether a scenario is wanted.
  ///
  /// - Parameter locations: What may keep the cases of scenarios that are asked
  ///   for one behind the other.
  package func takes(
    _ scenario: TestedScenario, in locations: DataLocations = DataLocations(dataFolder: nil)
  ) -> Bool {
    switch self {
    case .text(let text):
      let wanted = text.lowercased()
      return names(of: scenario, locations) { $0.lowercased().containsBytes(of: wanted) }
    case .patterns(let patterns):
      let parts = patterns.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      let isIn = parts[0].isEmpty || fits(scenario, locations, parts[0])
      return isIn && !(parts.count > 1 && fits(scenario, locations, parts[1]))
    }
  }

  /// What to say where it takes no scenario.
  package var nothingLeft: String {
    switch self {
    case .text(let text): "no scenario’s path or title contains “\(text)”"
    case .patterns(let patterns):
      "no scenario’s whole path or title fits “\(patterns)”; * stands for any letters"
        + (patterns.dropFirst().contains("-") ? Self.minus : "")
    }
  }

  // A name with a hyphen is nearly always meant to be taken, not to be taken away.
  private static let minus =
    ", and what fits behind the first - is left out; write ? for a - in a name"

  private func fits(
    _ scenario: TestedScenario, _ locations: DataLocations, _ patterns: Substring
  ) -> Bool {
    patterns.split(separator: ":").contains { pattern in
      names(of: scenario, locations) { Array($0).fits(Array(pattern)) }
    }
  }

  // The title is only looked up where the path does not decide.
  private func names(
    of scenario: TestedScenario, _ locations: DataLocations, _ fits: (String) -> Bool
  ) -> Bool {
    if fits(scenario.name) { return true }
    guard let file = try? locations.read(scenario.path) else { return false }
    let cases = locations.cases(of: file)
    let values = scenario.caseName.flatMap { cases[$0] }
    return ScenarioDocument(cases, path: file.path, playing: values).title.map(fits) ?? false
  }
}

extension [Character] {
  /// Whether a pattern fits all of it: `?` stands for one character, `*` for any number.
  fileprivate func fits(_ pattern: [Character]) -> Bool {
    // Where the last star was, and how much it stands for so far.
    var (own, next) = (0, 0)
    var star: (pattern: Int, own: Int)?
    while own < count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, own)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == self[own] {
        (own, next) = (own + 1, next + 1)
      } else if let last = star {
        star = (last.pattern, last.own + 1)
        (own, next) = (last.own + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
