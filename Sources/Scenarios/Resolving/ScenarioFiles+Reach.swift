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
    files.inlineApp = { [inlineApp] source, folder in
      if let refusal = reach.refusal(ofApp: source, from: folder) { return Reading(nil, [refusal]) }
      return inlineApp(source, folder)
    }
    files.scenario = { path, filling throws(Diagnostic) in
      ScenarioDocument(try reach.read(path).bytes, path: path, filling: filling)
    }
    return files
  }
}

extension FileReach {
  /// What is wrong with a path in the JSON of a scenario that leads out; nil where none does.
  ///
  /// What a request names may lie in its app's folder: without a way out, it
  /// is judged once it is found.
  ///
  /// - Parameter folder: That of the scenario.
  package func refusal(
    inScenario bytes: [UInt8], at path: String, from folder: String
  ) -> Diagnostic? {
    ScenarioOutline(bytes, path: path).lines.firstNonNil { line in
      let given = line.option("from").map { Self.path($0.word.text, from: folder) }
      let isOfApp = line.verb?.name == Verb.app.name
      return line.words.compactMap(\.word.json).firstNonNil { source in
        given.flatMap { refusal(of: $0, at: source.place) }
          ?? refusal(
            of: source.fileNames.filter { isOfApp || $0.isWayOut }, from: given ?? folder)
      }
    }
  }

  // Said again once the line is played, as cases fill in names, and names begin in the
  // folder of what was opened.
  fileprivate func refusal(ofApp source: SourceText, from folder: String?) -> Diagnostic? {
    folder.flatMap { refusal(of: $0, at: source.place) }
      ?? refusal(of: source.fileNames, from: folder ?? FilePath(source.place.path).folder)
  }

  private func refusal(of names: [JSONNode], from folder: String) -> Diagnostic? {
    names.firstNonNil { name in
      refusal(ofName: name.string ?? "", from: folder).map { Diagnostic(name.place, .error, $0) }
    }
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

  /// The complaint about a file outside; nil for one inside.
  func refusal(of path: String, at place: Place) -> Diagnostic? {
    mayRead(path) ? nil : Diagnostic(place, .error, "this file lies outside of what may be read")
  }

  fileprivate func require(_ path: String) throws(Diagnostic) {
    if let refusal = refusal(of: path, at: Place(path)) { throw refusal }
  }
}

extension SourceText {
  // The lists whose elements name files, and the member of each that does. All else that is called
  // so, as in a payload or in `userInfo`, is data of the app.
  private static let listsOfFiles: [String: StaticString] = [
    "attachments": "path", "steps": "from",
  ]

  /// What names a file in the JSON of an app or a request.
  fileprivate var fileNames: [JSONNode] {
    JSONDocument.read(self, grammar: .ours).root.map(Self.fileNames) ?? []
  }

  private static func fileNames(in node: JSONNode) -> [JSONNode] {
    let own = node.members.flatMap { member in
      let key = listsOfFiles[member.name]
      let names = key.map { key in member.value.elements.compactMap { $0[key] } } ?? []
      return names.filter { $0.string != nil } + fileNames(in: member.value)
    }
    return own + node.elements.flatMap(fileNames)
  }
}

extension JSONNode {
  // Whether it may lead out of the folder that it begins in, without a link.
  fileprivate var isWayOut: Bool {
    let name = string ?? ""
    return name.hasPrefix("/") || name.split(separator: "/").contains("..")
  }
}
