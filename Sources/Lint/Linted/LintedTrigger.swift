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
    (self.node, self.trigger) = (node, trigger)
  }

  /// The value of a unit of the date that it waits for; nil where it is not given.
  ///
  /// - Returns: The value's node, for its place; its number is in the trigger.
  func unit(_ unit: DateMatching.Unit) -> JSONNode? {
    node["dateMatching"]?.member(named: unit.rawValue)
  }
}

/// A request that an app's code makes, with where it is written.
struct LintedRequestNode {
  /// Its object, in `schedule`.
  let node: JSONNode
  /// What it was read as.
  let request: LocalRequest

  /// Its trigger; nil where it has none.
  var trigger: LintedTrigger? { node["trigger"].map { LintedTrigger($0, request.trigger) } }
}

extension LintedApp {
  /// What the app's code asks for, for each thing that it does something on, also
  /// where that depends on a value.
  var requests: [[LintedRequestNode]] {
    guard let rows = manifestRoot?["on"]?.members else { return [] }
    let folders = [app.folder].compactMap(\.self)
    return rows.map { row in
      row.value.scheduled.compactMap { node in
        RequestReader.read(declared: node, folders: folders, regions: app.regions)
          .map { LintedRequestNode(node: node, request: $0) }
      }
    }
  }

  /// The triggers of what the app's code asks for, a list for each event that it has an answer to.
  var triggers: [[LintedTrigger]] { requests.map { $0.compactMap(\.trigger) } }

  /// What its code and its service extension say in notifications.
  var ownContents: [LintedContent] {
    let requested = requests.joined().compactMap { request -> LintedContent? in
      // That it is none, its reader says.
      guard let content = request.node["content"], content.isObject else { return nil }
      return LintedContent(content, request.request.content, of: self)
    }
    return requested + serviceEdits
  }

  /// What its service extension sets, where each step could be read.
  var serviceEdits: [LintedContent] {
    guard let service = app.serviceExtension, let root = serviceRoot else { return [] }
    let lists = [
      (root["steps"], service.steps), (root["onTimeWillExpire"], service.onTimeWillExpire),
    ]
    return lists.flatMap { list, steps -> [LintedContent] in
      guard let list, let steps, list.elements.count(where: { _ in true }) == steps.count else {
        return []
      }
      return zip(list.elements, steps).compactMap { node, step in
        node["set"].map { LintedContent($0, step.edit, of: self, as: .edit) }
      }
    }
  }
}

extension JSONNode {
  // What steps schedule, here and in steps below. Depth is limited by the reader.
  fileprivate var scheduled: [JSONNode] {
    elements.flatMap { step in
      [step["schedule"]].compactMap(\.self) + (step["do"]?.scheduled ?? [])
    }
  }
}
