import Files
import Notifications

extension ScenarioFiles {
  /// The same files as far as they are in reach; others are as if they were not there.
  package func within(_ reach: FileReach) -> ScenarioFiles {
    var files = self
    files.reach = reach
    files.exists = { [exists] in reach.mayRead($0) && exists($0) }
    files.nearest = { [nearest] path in nearest(path).flatMap { reach.mayRead($0) ? $0 : nil } }
    files.app = { [app] path throws(Diagnostic) in
      try reach.require(path)
      return try app(path)
    }
    files.payload = { [payload] path throws(Diagnostic) in
      try reach.require(path)
      return try payload(path)
    }
    files.scenario = { [scenario] path, filling throws(Diagnostic) in
      _ = try reach.read(path)
      return try scenario(path, filling)
    }
    return files
  }
}

extension FileReach {
  // In JSON, what names a file.
  private static let keys: Set = ["path", "from", "icon", "file"]

  /// What is wrong with a path in the JSON of a scenario that leads out; nil where none does.
  ///
  /// - Parameter folder: That of the scenario.
  package func refusal(
    inScenario bytes: [UInt8], at path: String, from folder: String
  ) -> Diagnostic? {
    let words = ScenarioOutline(bytes, path: path).lines.flatMap(\.words)
    return words.compactMap(\.word.json).firstNonNil { source in
      JSONDocument.read(source, grammar: .ours).root.flatMap { refusal(in: $0, folder) }
    }
  }

  private func refusal(in node: JSONNode, _ folder: String) -> Diagnostic? {
    for member in node.members {
      if let name = member.value.string, Self.keys.contains(member.name),
        let words = refusal(ofName: name, from: folder)
      {
        return Diagnostic(member.value.place, .error, words)
      }
      if let found = refusal(in: member.value, folder) { return found }
    }
    return node.elements.firstNonNil { refusal(in: $0, folder) }
  }

  /// Reads a file; of a scenario, its JSON may name nothing outside either.
  ///
  /// - Throws: Where it lies outside, names something there, or cannot be read.
  package func read(_ path: String) throws(Diagnostic) -> SourceFile {
    try require(path)
    let file = try SourceFile.read(path)
    guard FilePath(path).kind == "scenario" else { return file }
    let folder = FilePath(path).folder
    if let refusal = refusal(inScenario: file.bytes, at: path, from: folder) { throw refusal }
    return file
  }

  fileprivate func require(_ path: String) throws(Diagnostic) {
    guard !mayRead(path) else { return }
    throw Diagnostic(Place(path), .error, "this file lies outside of what may be read")
  }
}
