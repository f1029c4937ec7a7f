import Explaining
import Notifications

extension InterruptionReport {
  /// A line for each app in words, where nothing is drawn; all apps together last.
  ///
  /// - Parameter after: The same course with a change of settings; nil for none. What
  ///   differs has a second line.
  func wordLines(of apps: [AppCount], after: InterruptionReport?) -> [ReportLine] {
    let each = apps.flatMap { app in
      Self.wordLines(
        app.name, app.hours, after: after.map { ($0.count(of: app.app) ?? app.silent).hours })
    }
    return each + (apps.count > 1 ? Self.wordLines(Self.allApps, hours, after: after?.hours) : [])
  }

  private static func wordLines(
    _ name: String, _ hours: [Tally], after: [Tally]?
  ) -> [ReportLine] {
    let own = ReportLine("\(name): \(words(hours))", .value)
    guard let after, after != hours else { return [own] }
    return [own, ReportLine("\(name), after the change: \(words(after))", .value)]
  }

  // How many in which hours, and in which ways.
  private static func words(_ hours: [Tally]) -> String {
    let total = hours.reduce(Tally()) { $0 + $1 }
    let times = hours.enumerated().filter { $0.element.interruptions > 0 }.map { hour, tally in
      "\(tally.interruptions) between \(hour) and \(hour + 1)"
    }
    let ways = Interruption.allCases.filter { total[$0] > 0 }.map { "\($0.rawValue) \(total[$0])" }
    let counts = [total.interruptions.counted("interruption")] + times
    return [counts, ways].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      .joined(separator: "; ")
  }
}
