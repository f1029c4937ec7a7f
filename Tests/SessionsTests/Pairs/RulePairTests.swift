import Delivery
import Files
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Rules that meet on one surface, in pairs")
struct RulePairTests {
  private static let folder = Checkout.path + "/Fixtures/Conformance/Pairs"
  private static let scenarios = RuleSurface.all.flatMap(\.scenarios)

  @Test("Each value of an axis meets each of every other, in few rows", arguments: 0..<4)
  func covers(index: Int) {
    let counts = (RuleSurface.all.map { $0.axes.map(\.values.count) } + [[2, 3, 4, 5, 2]])[index]
    let rows = PairwiseRows(counts: counts).rows
    let met = Set(rows.flatMap(PairwiseRows.met))
    #expect(met == Set(PairwiseRows.pairs(counts)))
    #expect(rows.allSatisfy { zip($0, counts).allSatisfy { 0..<$1 ~= $0 } })
    let largest = counts.sorted().suffix(2).reduce(1, *)
    #expect(rows.count >= largest && rows.count <= 2 * largest, "\(rows.count) rows")
  }

  @Test(
    "It is kept with all that is so in the end and by which rules; what is kept is what would be made now",
    arguments: scenarios.indices)
  func kept(index: Int) throws {
    let scenario = Self.scenarios[index]
    let text = scenario.lines.map { $0 + "\n" }.joined()
    let run = try HeadlessRun.played(text)
    let refused = run.ownErrors
    #expect(refused.isEmpty, "\(scenario.name): \(refused)\n\(text)")
    let expected = run.session.expectedOfAll.map { "expect \($0)\n" }.joined()
    let snapshot = Snapshot(scenario.name, ending: "scenario", in: Self.folder)
    let complaint = snapshot.complaint(about: text + expected)
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  @Test("Nothing else lies beside them")
  func alone() throws {
    let names = try Folder.entries(Self.folder).sorted()
    #expect(names == Self.scenarios.map { $0.name + ".scenario" }.sorted())
  }
}

extension Session {
  /// What is so of all that was pushed: what became of each notification and by which rules, what
  /// the list says, what else is seen of it. Lines without `expect`.
  fileprivate var expectedOfAll: [String] {
    let badge = state.app("com.example.kettle").flatMap(state.drawnBadge)
    let banner = state.banner.map { state.notification($0.number).key.identifier }
    return newest.flatMap(expected) + Section.allCases.flatMap(stacks)
      + ["badge kettle \(badge.map(String.init) ?? "none")", "banner \(banner ?? "none")"]
  }

  private func expected(of number: Int) -> [String] {
    let key = state.notification(number).key
    let name = key.identifier
    guard let ending = state.ending(of: number) else { return [] }
    let places = ending.reach.isEmpty ? "none" : ending.reach.names.joined(separator: ",")
    let rules = explanation(of: number).rules.map(\.description).joined(separator: " ")
    var lines = [
      "outcome \(name) \(ending.outcome.rawValue)", "reached \(name) \(places)",
      "why \(name) \(rules)",
    ]
    if let found = state.list.find(key), found.number == number {
      let shown = state.shown(number)
      lines += [
        "notification \(name) in \(found.section.rawValue)",
        "notification \(name) title \(shown.title.asText)",
        "notification \(name) body \(shown.body.asText)",
      ]
    }
    return lines
  }

  private func stacks(in section: Section) -> [String] {
    let list = state.list[section]
    return (0..<list.rowCount).flatMap { index -> [String] in
      guard case .stack(let key, _) = list.row(at: index), let group = list.group(key) else {
        return []
      }
      let shown = state.shown(group)
      return [
        "group \(key.path) count \(group.count)", "group \(key.path) title \(shown.title.asText)",
        "group \(key.path) body \(shown.body.asText)",
        "group \(key.path) summary \(shown.summary.asText)",
      ]
    }
  }

  // An earlier one of a name cannot be named any more.
  private var newest: [Int] {
    let all = state.notifications.indices
    return all.filter { number in
      let key = state.notification(number).key
      return !all.contains { $0 > number && state.notification($0).key == key }
    }
  }
}

extension String? {
  fileprivate var asText: String { map { "\"\($0)\"" } ?? "none" }
}
