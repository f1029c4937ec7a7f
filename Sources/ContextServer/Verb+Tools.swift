import Scenarios

extension Verb {
  /// What the tool `act` is for: no expectation and no snapshot, which have tools of their own, and
  /// nothing of files that are tested.
  static let ofActs = all.filter {
    ![expect.name, snapshot.name].contains($0.name) && !TestDirective.verbs.contains($0.name)
  }
}
