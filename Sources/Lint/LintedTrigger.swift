import Files
import Notifications

/// The trigger of a request, with where it is written.
///
/// The rules need both: what it was read as to judge it, and its keys to say where.
package struct LintedTrigger {
  /// The object of the trigger.
  let node: JSONNode
  /// What it was read as.
  let trigger: Trigger

  /// A trigger as it is written and as it was read.
  package init(_ node: JSONNode, _ trigger: Trigger) {
    self.node = node
    self.trigger = trigger
  }

  /// The value of a unit of the date that it waits for; nil where it is not given.
  ///
  /// - Returns: The value's node, for its place; its number is in the trigger.
  func unit(_ unit: DateMatching.Unit) -> JSONNode? {
    node["dateMatching"]?.member(named: unit.rawValue)
  }
}

extension LintedApp {
  /// What the app's code asks for with a trigger, for each thing that it does something on.
  ///
  /// - Returns: One list for each event that the manifest has an answer to; empty for all where one
  ///   of the requests could not be read, as they could not be told apart.
  var triggers: [[LintedTrigger]] {
    guard let rows = manifestRoot?["on"]?.members else { return [] }
    let nodes = rows.map { $0.value.elements.compactMap { $0["schedule"] } }
    let requests = app.reactions.map(\.requests)
    // A request that could not be read was complained of, and is missing among those that were.
    guard nodes.map(\.count) == requests.map(\.count) else { return [] }
    return zip(nodes, requests).map { nodes, requests in
      zip(nodes, requests).compactMap { node, request in
        node["trigger"].map { LintedTrigger($0, request.trigger) }
      }
    }
  }
}

extension AppReaction {
  fileprivate var requests: [LocalRequest] {
    steps.compactMap { if case .schedule(let request) = $0 { request } else { nil } }
  }
}
