import Files
import Notifications
import Scenarios
import Sessions

/// What `--line` says.
struct StopOption {
  /// From 1.
  let line: Int
  /// The included scenario that has it; nil for the one that is opened.
  private(set) var file: String?

  /// Nil where nothing is said.
  init?(_ text: String?, _ invocation: Invocation) throws(UsageError) {
    guard let text else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let number = parts.last.map(String.init)
    file = parts.count > 1 ? parts.dropLast().joined(separator: ":") : nil
    guard let line = try invocation.number(OpenOptions.line, number, from: 1)
    else { return nil }
    self.line = line
  }

  /// The same for what is played.
  var stop: PlaybackStop { file.map { .within($0, line) } ?? .before(line) }

  /// The same, with the file by the path under which it is played.
  ///
  /// - Throws: Where nothing of what was opened has the line: all of it would
  ///   be played without a word.
  func found(in opening: LoadedInput) throws(UsageError) -> StopOption {
    guard let scenario = opening.scenarioFile else {
      throw UsageError("--line is for scenarios, and none is opened; leave it out")
    }
    let named = file.map { opening.scenarios(meantBy: $0) }
    if let file, named?.isEmpty == true { throw opening.unknown(file) }
    try refuseBeyond(scenario, named)
    var found = self
    guard let file, let named else { return found }
    // Of several it is the first that is played.
    found.file = named.count == 1 ? named[0] : ScenarioName(file).path.withoutDots
    if named == [scenario.path] { found.file = nil }
    return found
  }

  private func refuseBeyond(_ scenario: SourceFile, _ named: [String]?) throws(UsageError) {
    let counts = (named ?? [scenario.path]).map { path in
      (path == scenario.path ? scenario : SourceFile.readIfThere(path))?.lineCount ?? .max
    }
    guard let last = counts.max(), line > last else { return }
    throw UsageError(
      "--line: there is no line \(line) in \(file ?? scenario.path); the last one is \(last)")
  }
}

extension LoadedInput {
  /// The scenario that was opened and those that it includes, by their paths in order.
  fileprivate var scenarioPaths: [String] {
    let played = playedFiles.keys.filter { FilePath($0.text).kind == "scenario" }
    return Set(played + [scenarioFile?.path].compactMap { $0.map(ExactText.init) }).inOrder
  }

  /// Those that a person means: by another way to the same file, or by the end of a path, which
  /// is how failures name them.
  fileprivate func scenarios(meantBy file: String) -> [String] {
    let name = ScenarioName(file).path
    let paths = scenarioPaths
    if paths.containsExactly(name) { return [name] }
    if let identity = FileIdentity(path: name) {
      let same = paths.filter { FileIdentity(path: $0) == identity }
      if !same.isEmpty { return same }
    }
    let end = "/" + name.withoutDots
    return paths.filter { ("/" + $0.withoutDots).hasSuffix(end) }
  }

  fileprivate func unknown(_ file: String) -> UsageError {
    let near = suggestion(for: file, among: scenarioPaths.map { FilePath($0).name })
    let known = near.isEmpty ? "; " + scenarioPaths.thereAre(atMost: 9) : near
    return UsageError("--line: no file “\(file)” is played\(known)")
  }
}

extension String {
  // A path without parts that lead nowhere, the root's included.
  fileprivate var withoutDots: String {
    String(FilePath(self).withoutDetours.drop { $0 == "/" })
  }
}

extension SourceFile {
  fileprivate var lineCount: Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last == UInt8(ascii: "\n") ? 0 : 1)
  }
}
