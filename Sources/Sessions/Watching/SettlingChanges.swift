import Files
import Notifications

/// Files that changed, held back until nothing more comes for a moment: what is
/// saved at once is read at once.
///
/// Times are those of a clock that only goes forward.
package struct SettlingChanges: Sendable {
  /// When they are to be taken; nil where nothing changed.
  package private(set) var deadline: Duration?
  private var paths: [String] = []
  private var first: Duration?

  // Editors write a file in two or three steps, and a checkout of many goes on for longer.
  private static let quiet = Duration.milliseconds(25)
  private static let longest = Duration.milliseconds(400)
  // One that is gone for a moment is being replaced.
  private static let absence = Duration.milliseconds(80)

  /// Begins where nothing changed.
  package init() {}

  /// Takes in what changed, in its order.
  package mutating func note(_ changed: [String], at time: Duration) {
    if changed.isEmpty { return }
    for path in changed where !paths.containsExactly(path) { paths.append(path) }
    if first == nil { first = time }
    let absence = paths.contains { !Folder.exists($0) } ? Self.absence : Self.quiet
    deadline = min(time + absence, (first ?? time) + Self.longest)
  }

  /// The files that changed, each once, once nothing more comes; nil before.
  package mutating func takeDue(at time: Duration) -> [String]? {
    guard let deadline, deadline <= time else { return nil }
    defer { self = SettlingChanges() }
    return paths
  }
}
