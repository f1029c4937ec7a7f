import Files
import Notifications
import Scenarios

/// A scenario that was read: what it plays, and what is wrong with it and what it includes.
struct ScenarioFeeds {
  /// What is to be played, with the folder in which its files are looked for.
  let feeds: [Playback.Feed]
  /// What is wrong, by file.
  let diagnostics: [Diagnostic]
  /// The lines that cannot run, its own and those of what it includes.
  let brokenLines: [LexedLine]
  /// The paths of the scenarios that were read: its own, and those that it includes.
  let paths: Set<ExactText>
  /// Where its snapshots are kept.
  let snapshotFolder: String
  /// What lines call their pictures, also those of what it includes.
  let pictureNames: Set<ExactText>
  /// What it says before any time passes and anything comes; nothing of a journal, which begins
  /// as its session did.
  let firstLines: [ScenarioLine]
  /// The case that is played; nil for a scenario without cases.
  let values: ScenarioCase?

  /// - Parameter caseName: Which of its cases; nil for the first.
  init(_ file: SourceFile, playing caseName: String? = nil, _ locations: DataLocations) {
    let path = FilePath(file.path)
    // What comes through a pipe lies where the person is.
    let ownFolder = path.ownDescriptor == nil ? path.folder : "."
    let journalFolder = JournalHeader.folder(ofLinesIn: file.bytes)
    var files = locations.files(folder: journalFolder ?? ownFolder)
    files.includers = [file.path]
    let cases = locations.cases(of: file)
    values = caseName.map { cases[$0] } ?? cases.all.first
    files.filling = values
    snapshotFolder = Self.snapshotFolder(of: file.path)
    files.snapshotFolder = snapshotFolder
    let remarks = cases.remarks(onPlaying: caseName, of: file.path)
    // Without its case, what lines say is not known.
    if caseName != nil, values == nil {
      feeds = [.files(files), .lines([])]
      (paths, pictureNames, brokenLines, firstLines) = ([ExactText(file.path)], [], [], [])
      diagnostics = remarks
      return
    }
    let document = locations.document(of: file, cases, playing: values)
    let included = IncludedMistakes(in: document, files: files)
    feeds = [.files(files), .lines(document.lines[...])]
    paths = included.paths.union([ExactText(file.path)])
    pictureNames = included.pictureNames
    firstLines = journalFolder == nil ? included.firstLines : []
    brokenLines = document.brokenLines + included.brokenLines
    diagnostics =
      document.diagnostics + document.strayTags + included.diagnostics
      + file.emptiness("09:41 wake") + remarks
  }

  /// Where the snapshots of the scenario at a path are kept.
  static func snapshotFolder(of path: String) -> String {
    let isNamed = FilePath(path).kind == "scenario" && FilePath(path).ownDescriptor == nil
    return (isNamed ? String(path.dropLast(".scenario".count)) : "standard-input") + ".snapshots"
  }
}

extension ScenarioFiles {
  /// Where the picture of this name is kept; nil where no scenario is played.
  func picturePath(_ name: String) -> String? {
    snapshotFolder.map { FilePath($0).appending(KeptPictures.fileName(name, of: filling?.name)) }
  }
}

extension SourceFile {
  /// What is said of a file without a line; nothing of others.
  ///
  /// An empty payload is an error of its own; an empty list of lines only surprises.
  ///
  /// - Parameter example: A line that could be in it.
  func emptiness(_ example: String) -> [Diagnostic] {
    guard bytes.isEmpty else { return [] }
    let message = "the file is empty; a line is written like \(example)"
    return [Diagnostic(Place(path), .warning, message)]
  }
}

extension ScenarioDocument {
  /// What is said of tags by which no test can be chosen.
  fileprivate var strayTags: [Diagnostic] {
    lines.filter { $0.verb.name == Verb.tag.name }.flatMap(\.arguments.words).compactMap { word in
      guard word.text.contains(",") || word.text.hasPrefix("!") else { return nil }
      let advice = word.text.contains(",") ? "write blanks between tags" : "write it without “!”"
      return Diagnostic(
        word.place, .warning,
        "--tag never chooses “\(word.text)”, as “,” and “!” are its own signs; \(advice)")
    }
  }
}

extension ScenarioCases {
  /// What is said of a choice among them: that there is none of this name, or that
  /// one of several is played.
  ///
  /// - Parameter name: As it was asked for; nil where nothing was.
  package func remarks(onPlaying name: String?, of path: String) -> [Diagnostic] {
    guard let name else {
      guard all.count > 1 else { return [] }
      let others = all.dropFirst().prefix(3).map {
        ScenarioName(path: path, caseName: $0.name).text
      }
      let shown = others.joined(separator: ", ") + (all.count > 4 ? ", …" : "")
      return [
        Diagnostic(
          Place(path), .note,
          "of \(all.count) cases this plays the first, \(all[0].name); for another"
            + " name \(shown)")
      ]
    }
    if self[name] != nil { return [] }
    let names = all.map(\.name)
    let near = suggestion(for: name, among: names)
    let known = names.isEmpty ? "it has no cases" : "it has " + names.joined(separator: ", ")
    return [
      Diagnostic(
        Place(path), .error, "there is no case “\(name)”" + (near.isEmpty ? "; \(known)" : near))
    ]
  }
}
