import Files
import Notifications

/// What a check is not to tell, or to tell as something else: by the command line, else by a mark
/// in the file itself, else by the nearest `.coversheet-check.json` above it, which alone leaves
/// out files altogether.
package struct CheckSettings {
  /// What the command line says, by rule.
  private let command: [RuleID: RuleWeight]
  // What came through pipes, by the words that name them.
  private let piped: [String: SourceFile]
  // What may be read for a client that is not the person; nil where that is all.
  private let reach: FileReach?
  // By the folder they lie in, as it was looked for; nil where there is none.
  private var files: [ExactText: CheckSettingsFile?] = [:]
  private var marks: [ExactText: IgnoreMarks] = [:]
  private var told: Set<FileIdentity> = []
  /// What is wrong with the settings files that were read.
  private(set) var diagnostics: [Diagnostic] = []
  /// What is wrong with marks in files.
  private(set) var remarks: [Diagnostic] = []

  /// - Parameters:
  ///   - command: What the command line says, by rule.
  ///   - piped: What came through pipes, by the words that name them.
  ///   - reach: What may be read for a client that is not the person; nil where that is all.
  init(
    _ command: [RuleID: RuleWeight], piped: [String: SourceFile] = [:],
    within reach: FileReach? = nil
  ) {
    (self.command, self.piped, self.reach) = (command, piped, reach)
  }

  /// What holds for what was opened, of which the command line says nothing.
  package init(of opening: LoadedInput) {
    let locations = opening.source?.locations
    self.init([:], piped: locations?.piped ?? [:], within: locations?.reach)
  }

  /// The findings that are to be told, as bad as they are to be.
  mutating func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    findings.compactMap { finding in
      guard let rule = finding.rule else { return leavesOut(finding.place.path) ? nil : finding }
      switch weight(of: rule, at: finding.place) {
      case .off: return nil
      case .severity(let severity):
        var weighed = finding
        weighed.severity = severity
        return weighed
      case nil: return finding
      }
    }
  }

  /// The same where mistakes stay what they are: what they are about did not happen. Behind them
  /// comes what is wrong with the settings files that were read for it.
  package mutating func applied(toLesser findings: [Diagnostic]) -> [Diagnostic] {
    if findings.allSatisfy({ $0.severity == .error }) { return findings }
    return findings.flatMap { $0.severity == .error ? [$0] : applied(to: [$0]) } + takeMistakes()
  }

  /// What is wrong with the settings files that were read, each once, as warnings: where no check
  /// is asked for, they keep nothing from happening.
  mutating func takeMistakes() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics.map { mistake in
      var mistake = mistake
      mistake.severity = .warning
      return mistake
    }
  }

  /// Reads what holds for a folder, so that what is wrong there is told though nothing is found.
  mutating func look(at folder: String) { _ = file(above: folder) }

  /// Reads all that holds for a file.
  mutating func weights(in path: String) -> FileWeights {
    FileWeights(
      path: path, command: command, marks: marks(in: path),
      settings: file(above: FilePath(path).folder))
  }

  /// How bad what a rule finds at a place is to be; nil where nothing is said of it.
  mutating func weight(of rule: RuleID, at place: Place) -> RuleWeight? {
    weights(in: place.path).weight(of: rule, line: Int(place.line))
  }

  // The command line and marks name rules.
  /// Whether a project wants to hear nothing of a file.
  mutating func leavesOut(_ path: String) -> Bool {
    file(above: FilePath(path).folder)?.leavesOut(path) == true
  }

  private mutating func marks(in path: String) -> IgnoreMarks {
    if let known = marks[ExactText(path)] { return known }
    let read = IgnoreMarks(path: path, piped: piped[path])
    if !leavesOut(path) { remarks += read.diagnostics }
    marks[ExactText(path)] = read
    return read
  }

  private mutating func file(above folder: String) -> CheckSettingsFile? {
    if let known = files[ExactText(folder)] { return known }
    // Above what may be read nothing is there.
    let isThere = reach?.mayRead(folder) ?? true
    let found =
      isThere ? read(folder) ?? Self.parent(of: folder).flatMap { file(above: $0) } : nil
    files[ExactText(folder)] = .some(found)
    return found
  }

  private mutating func read(_ folder: String) -> CheckSettingsFile? {
    let path = FilePath(folder).path(of: CheckSettingsFile.name)
    // A link that leads nowhere is as bad as a mistake in what it should lead to.
    guard Folder.isTaken(path) else { return nil }
    do throws(Diagnostic) {
      // What it would leave out is told, so that a link out is as bad as a mistake in it.
      let file = try SourceFile.read(path, within: Enclosure(folder))
      let reading = CheckSettingsReader.read(file, folder: Folder.whole(folder).text)
      tell(reading.diagnostics, of: FileIdentity(path: path))
      return reading.value
    } catch {
      tell([error], of: FileIdentity(path: folder))
      return nil
    }
  }

  // Reached by two ways it is one file.
  private mutating func tell(_ complaints: [Diagnostic], of file: FileIdentity?) {
    guard let file, told.insert(file).inserted else { return }
    diagnostics += complaints
  }

  // In words, so that what is wrong there is named as people got there; nil above the root.
  private static func parent(of folder: String) -> String? {
    if Folder.isRoot(folder) { return nil }
    if folder == "." || folder == ".." || folder.hasSuffix("/..") {
      return folder == "." ? ".." : FilePath(folder).appending("..")
    }
    return FilePath(folder).folder
  }
}
