import Delivery
import Notifications

/// What scenarios exercised: rules, outcomes, and of each app its categories, actions and settings.
///
/// Merged in the order of the scenarios, it is the same however they were divided up.
package struct Coverage: Hashable, Sendable {
  /// How many scenarios were looked at.
  private(set) var scenarioCount = 0
  /// The rules that took part in a decision.
  package var rules: Set<RuleID> = []
  /// How deliveries ended.
  package var outcomes: Set<Outcome> = []
  /// The apps that were installed, by identifier.
  package private(set) var apps: [AppCoverage] = []

  /// Of nothing.
  package init() {}

  /// Of one scenario.
  init(apps: [AppCoverage], rules: Set<RuleID>, outcomes: Set<Outcome>) {
    scenarioCount = 1
    self.apps = apps.ordered { $0.identifier < $1.identifier }
    (self.rules, self.outcomes) = (rules, outcomes)
  }

  /// Takes in what another scenario exercised.
  package mutating func merge(_ other: Coverage) {
    scenarioCount += other.scenarioCount
    rules.formUnion(other.rules)
    outcomes.formUnion(other.outcomes)
    for app in other.apps { merge(app) }
  }

  private mutating func merge(_ app: AppCoverage) {
    let index = apps.indices.partitioningIndex { apps[$0].identifier >= app.identifier }
    if index < apps.count, apps[index].identifier == app.identifier {
      apps[index].merge(app)
    } else {
      apps.insert(app, at: index)
    }
  }

  /// The rules that decide something on the phone; those of files are what `check` looks for.
  static let decidingRules = Rule.all.map(\.id).filter { !$0.isAboutFiles }

  /// Those that took part, in the order of the table.
  var coveredRules: [RuleID] { Self.decidingRules.filter(rules.contains) }
  /// How many of a hundred, rounded down.
  package var percentage: Int { coveredRules.count * 100 / Self.decidingRules.count }
  /// Those that did not, in the order of the table.
  var missingRules: [RuleID] { Self.decidingRules.filter { !rules.contains($0) } }
  /// The outcomes that no delivery had, in the order of the table.
  var missingOutcomes: [Outcome] { Outcome.allCases.filter { !outcomes.contains($0) } }
}
