import Delivery
import Explaining
import Notifications

extension ExpectationForm {
  /// Which groups the list has, and what each holds and says.
  ///
  /// What an expectation names is looked up in the list as it is; a group that is gone is absent,
  /// and no error.
  static let groups: [ExpectationForm] = [
    ExpectationForm(
      "groups", "How many groups the list has; a single notification counts as one",
      .word(.expectedNumber()), .section, claim: Claim.groups,
      values: { if case .groups(let count, let section) = $0 { (count, section) } else { nil } }
    ) { context, wanted, section in
      let count = context.state.groupCount(in: section)
      return ExpectationFinding(wanted.holds(for: count), actual: String(count))
    },
    ExpectationForm(
      "group", "How many notifications a group has", .word(.naming(.group)),
      .keyword("WHAT", "count"), .word(.expectedNumber()), .section,
      claim: { name, _, count, section in .groupCount(name, count, in: section) },
      values: {
        guard case .groupCount(let name, let count, let section) = $0 else { return nil }
        return (name, (), count, section)
      }
    ) { context, name, _, wanted, section throws(Diagnostic) in
      guard let group = try context.group(name, in: section) else {
        return try context.noGroup(name, in: section)
      }
      return ExpectationFinding(
        wanted.holds(for: group.count), actual: String(group.count), about: group.leading)
    },
    ExpectationForm(
      "group", "How a group shows", .word(.naming(.group)),
      .word(.choice("STATE", of: ExpectedGroupState.self)), .section, claim: Claim.groupState,
      values: {
        guard case .groupState(let name, let state, let section) = $0 else { return nil }
        return (name, state, section)
      }
    ) { context, name, wanted, section throws(Diagnostic) in
      guard let group = try context.group(name, in: section) else {
        return try context.noGroup(name, in: section, isExpected: wanted == .absent)
      }
      let actual =
        wanted == .hidden
        ? context.state.isHidden(group.leading) ? "hidden" : "shown"
        : context.state.look(of: group)?.rawValue ?? "a single row"
      return ExpectationFinding(actual == wanted.rawValue, actual: actual, about: group.leading)
    },
    ExpectationForm(
      "group", "What a group says", .word(.naming(.group)),
      .word(.choice("TEXT", of: TextPart.self)), .word(.expectedText(), or: "none"), .section,
      claim: Claim.groupText,
      values: {
        guard case .groupText(let name, let part, let text, let section) = $0 else { return nil }
        return (name, part, text, section)
      }
    ) { context, name, part, wanted, section throws(Diagnostic) in
      guard let group = try context.group(name, in: section) else {
        return try context.noGroup(name, in: section)
      }
      return ExpectationFinding(context.state.shown(group)[part], wanted, about: group.leading)
    },
  ]
}

/// How a group can be expected to show.
package enum ExpectedGroupState: String, CaseIterable, Sendable {
  case expanded, collapsed
  /// Without its content, as previews are.
  case hidden
  /// Not in the list.
  case absent
}

extension State {
  /// F19: whether the notifications of any app are rows of their own.
  private var hasLists: Bool {
    device.displayStyle == .list || apps.contains { $0.settings.display == .list }
  }

  /// G15, F19: how many groups are in the list, or in one of its sections, each
  /// row by itself among them.
  func groupCount(in section: Section?) -> Int {
    let sections = section.map { [$0] } ?? Section.allCases
    // A group of one is a row whatever a stack needs, and a stack of two is the rule.
    if device.policies[.stackThreshold] <= 2, !hasLists {
      return sections.reduce(0) { $0 + list[$1].groupCount }
    }
    return sections.flatMap { list[$0].groups }.reduce(0) { $0 + (isStack($1) ? 1 : $1.count) }
  }

  /// Whether a stack is open; nil for a group that is no stack (G15, F19).
  func look(of group: Group) -> ExpectedGroupState? {
    isStack(group) ? group.isExpanded ? .expanded : .collapsed : nil
  }
}

extension ExpectationContext {
  /// The group that a name means; nil where it is not in the list.
  func group(_ name: ExpectedName, in section: Section?) throws(Diagnostic) -> Group? {
    guard let target = try state.findGroup(name.word, in: section),
      let place = state.list.find(target.key, in: target.section)
    else { return nil }
    return state.list.group(at: place)
  }

  /// What there is to say where no group is: that is what some expect.
  fileprivate func noGroup(
    _ name: ExpectedName, in section: Section?, isExpected: Bool = false
  ) throws(Diagnostic) -> ExpectationFinding {
    if isExpected { return ExpectationFinding(true, actual: "absent") }
    let message = try state.unknownGroup(name.word, in: section).message
    return ExpectationFinding(false, actual: "absent (\(message))")
  }
}
