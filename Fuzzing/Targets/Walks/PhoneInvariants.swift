import Delivery
import Notifications

/// What is so of every phone, whatever was done with it.
struct PhoneInvariants {
  private let state: State
  private let nextDeadline: Instant?

  init(_ engine: Engine) { (state, nextDeadline) = (engine.state, engine.nextDeadline) }

  /// The first thing that is not so; nil where all is.
  var broken: String? {
    if let due = nextDeadline, due < state.now {
      return "something was due at \(due) and did not come"
    }
    if !state.device.isLocked, !state.device.isAuthenticated {
      return "an unlocked phone does not know its owner"
    }
    for app in state.apps where (app.badge ?? 0) < 0 { return "a badge of \(app.badge ?? 0)" }
    return Section.allCases.lazy.compactMap { brokenList($0) }.first
  }

  private func brokenList(_ section: Section) -> String? {
    let list = state.list[section]
    let groups = list.groups
    let numbers = groups.flatMap(\.memberNumbers)
    if groups.count != list.groupCount {
      return "\(section) counts \(list.groupCount) groups of \(groups.count)"
    }
    if numbers.count != list.count {
      return "\(section) counts \(list.count) notifications of \(numbers.count)"
    }
    if Set(numbers).count != numbers.count { return "\(section) lists a notification twice" }
    if !numbers.allSatisfy(state.notifications.indices.contains) {
      return "\(section) lists one that never came"
    }
    let isComplete = (0..<list.rowCount).allSatisfy { list.row(at: $0) != nil }
    return isComplete ? nil : "\(section) lacks one of its \(list.rowCount) rows"
  }
}
