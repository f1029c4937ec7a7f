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
  private(set) var read: [ExactText: ReadScenario] = [:]
  private var included: [ExactText: [ExactText]] = [:]

  /// - Parameters:
  ///   - paths: Whole paths, without links.
  ///   - known: What was read before, by path; read again is what is another since.
  init(_ paths: [String], _ known: inout [ExactText: ReadScenario], _ locations: DataLocations) {
    // Not each within the one that includes it: a chain may be longer than the stack is deep.
    var waiting = paths.map(ExactText.init)
    while let path = waiting.popLast() {
      guard read[path] == nil, let scenario = Self.scenario(path, &known) else { continue }
      let below = Self.included(by: scenario, at: path, locations)
      (read[path], included[path]) = (scenario, below)
      waiting += below
    }
    known = read
  }

  // As it is now; nil where there is none.
  private static func scenario(
    _ path: ExactText, _ known: inout [ExactText: ReadScenario]
  ) -> ReadScenario? {
    guard let file = SourceFile.readIfThere(path.text) else { return nil }
    if known[path]?.bytes != file.bytes {
      known[path] = ReadScenario(
        bytes: file.bytes, outline: ScenarioOutline(file.bytes, path: path.text))
    }
    return known[path]
  }

  private static func included(
    by scenario: ReadScenario, at path: ExactText, _ locations: DataLocations
  ) -> [ExactText] {
    let files = locations.files(folder: FilePath(path.text).folder)
    let include = Verb.include.name
    let lines = scenario.outline.lines(with: include).filter { $0.verb?.name == include }
    let written = lines.compactMap { line in
      line.words.first { $0.role == .parameter(.scenario) }?.word.text
    }
    let cases = written.isEmpty ? [] : ScenarioCases(scenario.bytes).all
    return written.flatMap(cases.filling).compactMap(files.locate).map {
      ExactText(Folder.whole($0).text)
    }
  }

  /// The scenarios in which a name of one means the same, itself first, the others by path.
  func scenarios(sharingNamesWith path: String) -> [String] {
    var includers: [ExactText: [ExactText]] = [:]
    for (path, below) in included {
      for other in below { includers[other, default: []].append(path) }
    }
    let own = ExactText(path)
    let all = closure(closure([own], along: includers), along: included)
    return [path] + all.subtracting([own]).inOrder
  }

  private func closure(
    _ first: Set<ExactText>, along links: [ExactText: [ExactText]]
  ) -> Set<ExactText> {
    var found = first
    var waiting = Array(first)
    while let path = waiting.popLast() {
      for other in links[path] ?? [] where found.insert(other).inserted { waiting.append(other) }
    }
    return found
  }
}
