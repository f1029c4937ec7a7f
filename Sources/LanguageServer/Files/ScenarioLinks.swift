import Files
import Notifications
import Scenarios
import Sessions

/// A scenario as it was read, with its words.
struct ReadScenario: Sendable {
  /// What was read.
  let bytes: [UInt8]
  /// Its words.
  let outline: ScenarioOutline
}

/// Which scenarios are played on one phone: those that include a scenario,
/// and all that these include.
struct ScenarioLinks {
  /// The scenarios by path, as they are now.
  private(set) var read: [String: ReadScenario] = [:]
  private var included: [String: [String]] = [:]

  /// - Parameters:
  ///   - paths: Whole paths, without links.
  ///   - known: What was read before, by path; read again is what is another since.
  init(_ paths: [String], _ known: inout [String: ReadScenario], _ locations: DataLocations) {
    for path in paths { add(path, &known, locations) }
    known = read
  }

  private mutating func add(
    _ path: String, _ known: inout [String: ReadScenario], _ locations: DataLocations
  ) {
    guard read[path] == nil, let file = SourceFile.readIfThere(path) else { return }
    if known[path]?.bytes != file.bytes {
      known[path] = ReadScenario(
        bytes: file.bytes, outline: ScenarioOutline(file.bytes, path: path))
    }
    guard let scenario = known[path] else { return }
    read[path] = scenario
    let files = locations.files(folder: FilePath(path).folder)
    let include = Verb.include.name
    let lines = scenario.outline.lines(with: include).filter { $0.verb?.name == include }
    let below = lines.compactMap { line in
      line.words.first { $0.role == .parameter(.scenario) }
        .flatMap { files.locate($0.word.text) }.map { Folder.whole($0).text }
    }
    included[path] = below
    for path in below { add(path, &known, locations) }
  }

  /// The scenarios in which a name of one means the same, itself first, the others by path.
  func scenarios(sharingNamesWith path: String) -> [String] {
    let above = closure([path]) { path in
      included.filter { $0.value.contains(path) }.map(\.key)
    }
    let all = closure(above) { included[$0] ?? [] }
    return [path] + all.subtracting([path]).sorted()
  }

  private func closure(_ first: Set<String>, _ next: (String) -> [String]) -> Set<String> {
    var found = first
    var waiting = Array(first)
    while let path = waiting.popLast() {
      for other in next(path) where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }
}
