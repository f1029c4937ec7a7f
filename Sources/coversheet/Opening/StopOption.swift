import Files
import Notifications
import Sessions

/// What `--line` says.
struct StopOption {
  /// From 1.
  let line: Int
  /// The included scenario that has it; nil for the one that is opened.
  let file: String?

  /// Nil where nothing is said.
  init?(_ text: String?, _ invocation: Invocation) throws(UsageError) {
    guard let text else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let number = parts.last.map(String.init)
    file = parts.count > 1 ? parts.dropLast().joined(separator: ":") : nil
    guard let line = try invocation.number(OpenOptions.line, number) else { return nil }
    self.line = line
  }

  /// Refuses a line that nothing has of what was opened: all of it would be played without a word.
  func check(_ opening: LoadedInput) throws(UsageError) {
    guard let scenario = opening.scenarioFile else {
      throw UsageError("--line is for scenarios, and none is opened; leave it out")
    }
    let named = file.map { file in opening.scenarioPaths.filter { $0.isMeant(by: file) } }
    if let file, named?.isEmpty == true { throw opening.unknown(file) }
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
    let played = playedFiles.keys.filter { FilePath($0).kind == "scenario" }
    return Set(played + [scenarioFile?.path].compactMap(\.self)).sorted()
  }

  fileprivate func unknown(_ file: String) -> UsageError {
    let near = suggestion(for: file, among: scenarioPaths.map { FilePath($0).name })
    let known = near.isEmpty ? "; there is " + scenarioPaths.joined(separator: ", ") : near
    return UsageError("--line: no file “\(file)” is played\(known)")
  }
}

extension String {
  // As the end of a path, which is how failures name it.
  fileprivate func isMeant(by file: String) -> Bool { self == file || hasSuffix("/" + file) }
}

extension SourceFile {
  fileprivate var lineCount: Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last == UInt8(ascii: "\n") ? 0 : 1)
  }
}
