import Localization
import Notifications
import Synchronization

/// What their reader and the rules found in the string tables of apps, for all scenarios of a
/// check that leave an app's words and the keys that are asked for as they were: each rule looks
/// at every text in every language.
package final class TableFindings: Sendable {
  // What the rules may look at.
  private struct Question: Equatable {
    let app: App
    let usedKeys: UsedKeys
    let knowsEveryUse: Bool
    let policies: Policies
  }

  private struct Answer {
    let question: Question
    // Kept alive, so that no other tables are taken for these.
    let strings: AppStrings
    let findings: [Diagnostic]
  }

  // Scenarios of one app ask for few sets of keys; a caller that asks for a new one each time
  // is not to fill the memory.
  private static let mostAnswers = 16
  private let answers = Mutex<[ObjectIdentifier: [Answer]]>([:])

  /// Begins with none.
  package init() {}

  /// What is found in the tables of an app that is linted as a whole, in any order.
  func findings(in app: LintedApp) -> [Diagnostic] {
    let usedKeys = app.usedKeys
    // Words that a scenario holds are no other's.
    guard app.app.folder != nil else { return Self.findings(in: app, usedKeys: usedKeys) }
    let question = Question(
      app: app.app, usedKeys: usedKeys, knowsEveryUse: app.knowsEveryUse, policies: app.policies)
    let strings = ObjectIdentifier(app.strings)
    let known = answers.withLock { answers in
      answers[strings]?.first { $0.question == question }?.findings
    }
    if let known { return known }
    let answer = Answer(
      question: question, strings: app.strings,
      findings: Self.findings(in: app, usedKeys: usedKeys))
    answers.withLock { $0[strings] = [answer] + ($0[strings] ?? []).prefix(Self.mostAnswers - 1) }
    return answer.findings
  }

  private static func findings(in app: LintedApp, usedKeys: UsedKeys) -> [Diagnostic] {
    app.strings.diagnostics
      + app.strings.tableNames.flatMap { name in
        let table = LintedTable(name, of: app, usedKeys: usedKeys)
        return Lint.tableRules.flatMap { $0.findings(in: table, of: app) }
      }
  }
}
