import Localization
import Notifications

/// Y15: keys that nothing asks for. A note, since an app's other texts stand in the same table.
///
/// Only where every use is at hand: a folder of payloads is a sample, and says nothing about the
/// rest.
struct UnusedKeys: TableRule {
  static let id: RuleID = "Y15"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    guard app.knowsEveryUse, table.name == StringTable.standardName,
      let measure = table.columns.first, let place = measure.place
    else { return [] }
    // A table none of whose keys notifications ask for, or hardly any, is that
    // of the app's own screens.
    let usedCount = measure.entries.count { table.uses($0.key) }
    guard usedCount > 0 else { return [] }
    let unused = measure.entries.filter { !$0.key.isEmpty && !table.uses($0.key) }
    let user = "no payload, category or action"
    guard unused.count > KeyFindings.most else {
      return unused.map { note($0.place, "\(user) uses the key \"\($0.key)\"") }
    }
    guard usedCount >= unused.count else { return [] }
    let message = "\(user) uses \(unused.count) of \(measure.entries.count) keys: "
    return [note(place, message + unused.map(\.key).quotedFew)]
  }
}
