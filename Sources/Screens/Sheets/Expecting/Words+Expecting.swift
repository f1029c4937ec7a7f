extension Words {
  /// The title of the sheet that offers what can be expected.
  static let expectTitle = "Expect from now on"
  /// The button that takes one.
  static let expects = "expect"
  /// Why nothing is offered.
  static let nothingToExpect: Sentence = "There is nothing here that could be expected."
}

extension Words {
  /// Why a snapshot is not taken: no line of a scenario can hold its name.
  package static func noSnapshotLine(_ name: String) -> String {
    "no line of a scenario can say “\(name)”; give the snapshot another name"
  }
  /// Why a snapshot is not taken: its name is another's.
  package static func snapshotIsThere(_ name: String) -> String {
    "there is a snapshot “\(name)” already; give this one another name"
  }

  /// What is said once a snapshot was taken.
  ///
  /// - Parameter stem: The recording's file without its ending; empty where it has no name yet, nil
  ///   where nothing is recorded.
  package static func tookSnapshot(_ name: String, stem: String?) -> Sentence {
    guard let stem else {
      return
        "Snapshot “\(name)”: \(key: .record) keeps it with all that was done; a run compares it."
    }
    let folder = stem.isEmpty ? "" : "\(stem).snapshots/"
    return "Snapshot “\(name)”: its picture goes into \(folder)\(name).txt with the recording."
  }
}
