import Scenarios

extension Verb {
  /// What the tool `act` is for: no expectation, which has a tool of its own, and nothing of files alone.
  static let ofActs = all.filter { $0.name != expect.name && $0.refusalOutsideFiles == nil }

  /// Why a line with this verb does nothing here, and what does; nil where it does something.
  var refusalOutsideFiles: String? {
    if name == Self.snapshot.name {
      return "a snapshot is compared where “coversheet test” plays a .scenario; "
        + "use the tool screen for what is shown"
    }
    guard TestDirective.verbs.contains(name) else { return nil }
    return "\(name) is for the first lines of a file that is tested"
  }
}
