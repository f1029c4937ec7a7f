import Files
import Notifications

/// Pictures that were kept for scenarios that are gone, as where one was renamed: no
/// test compares them any more.
package struct AbandonedPictures {
  /// Their paths, by folder, in order.
  package private(set) var paths: [String] = []
  /// A warning for each folder, at the folder.
  package private(set) var warnings: [Diagnostic] = []

  /// None.
  package init() {}

  /// Looks through folders as a search for scenarios does; links are not followed, as what lies
  /// behind them may be another project's.
  ///
  /// - Parameter paths: Those that are no folders are passed over.
  package init(under paths: [String]) {
    var seen: Set<FileIdentity> = []
    for path in paths where Folder.isFolder(path) { look(into: path, &seen) }
  }

  private mutating func look(into folder: String, _ seen: inout Set<FileIdentity>) {
    guard let identity = FileIdentity(path: folder), seen.insert(identity).inserted,
      !FailureRecord.isKept(in: folder), let names = Folder.entriesIfThere(folder)
    else { return }
    let scenarios = Set(names.map { FilePath($0) }.filter { $0.kind == "scenario" }.map(\.stem))
    for name in names {
      let path = FilePath(folder).appending(name)
      if ScenarioSearch.isHelper(path) || FileKind.isLink(path) || !Folder.isFolder(path) {
        continue
      }
      if FilePath(name).kind != "snapshots" {
        look(into: path, &seen)
      } else if !scenarios.contains(FilePath(name).stem) {
        add(path)
      }
    }
  }

  // A folder with anything else in it may be another program's.
  private mutating func add(_ folder: String) {
    let pictures = (Folder.entriesIfThere(folder) ?? []).map { FilePath(folder).appending($0) }
    guard !pictures.isEmpty, pictures.allSatisfy(Self.isPicture) else { return }
    paths += pictures
    warnings.append(
      Diagnostic(
        Place(folder), .warning,
        "\(FilePath(folder).stem).scenario is gone, and nothing compares its pictures any more;"
          + " --update-snapshots removes them"))
  }

  private static func isPicture(_ path: String) -> Bool {
    FilePath(path).kind == "txt" && !FileKind.isLink(path) && Folder.isRegularFile(path)
  }
}
