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
  let paths: Set<String>
  /// Where its snapshots are kept.
  let snapshotFolder: String

  init(_ file: SourceFile, _ locations: DataLocations) {
    let path = FilePath(file.path)
    // What comes through a pipe lies where the person is.
    var files = locations.files(folder: path.ownDescriptor == nil ? path.folder : ".")
    files.includers = [file.path]
    let document = ScenarioDocument(file.bytes, path: file.path)
    let included = IncludedMistakes(in: document, files: files)
    feeds = [.files(files), .lines(document.lines[...])]
    paths = included.paths.union([file.path])
    brokenLines = document.brokenLines + included.brokenLines
    diagnostics = document.diagnostics + included.diagnostics + file.emptiness("09:41 wake")
    snapshotFolder = KeptPictures.folder(of: file.path)
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
