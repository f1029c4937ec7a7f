import Files
import Notifications

/// A folder whose payload files are delivered as they are put into it, and again
/// whenever they are written.
///
/// A file comes once its writer has closed it, moved it there whole, or linked it there and left its
/// other name: half of one is never read. What is in the folder before is not delivered. Where the
/// folder is taken away, that is told of one that is for this alone; where it comes again, what is in
/// the new one is delivered.
package final class DropFolder {
  /// The path as it was given.
  package let path: String
  /// Whether it was named for this, so that a file in it that is no payload is complained about.
  package let isExclusive: Bool
  /// Whether the system told of anything when it was asked last: files that were
  /// written, or that are gone.
  package private(set) var wasTold = false
  private let watch = FolderWatch()

  /// Begins to watch a folder that was opened, which may hold anything else, too.
  package init(opened path: String) {
    self.path = path
    isExclusive = false
    watch.look(at: watched)
  }

  /// Begins to watch a folder that is for this alone.
  ///
  /// - Throws: Where there is no such folder, it is a file, or it cannot be watched.
  package init(_ path: String) throws(Diagnostic) {
    guard Folder.isFolder(path) else {
      throw Diagnostic(Place(path), .error, Self.missing(path))
    }
    self.path = path
    isExclusive = true
    watch.look(at: watched)
    guard watch.isWatching(path) else {
      let reason = watch.takeFailure().map { ": \($0)" } ?? ""
      throw Diagnostic(Place(path), .error, "this folder cannot be watched\(reason)")
    }
  }

  private static func missing(_ path: String) -> String {
    if Folder.exists(path) { return "this is a file; name a folder" }
    let near = suggestion(of: SourceFile.nearest(to: path), for: path)
    return "there is no such folder; make it, then put payload files into it\(near)"
  }

  /// Why it cannot be watched, in words, with what to do about it; once, and nil where it can.
  package func takeFailure() -> String? { watch.takeFailure() }

  /// What to wait for; nil where it cannot be watched.
  package var fileDescriptor: Int32? { watch.fileDescriptor }

  /// Whether it is where an app's payloads are: its bundle, or `Payloads` in it.
  package func isWithin(_ bundle: String) -> Bool {
    path.isExactly(bundle) || path.isExactly(FilePath(bundle).appending("Payloads"))
  }

  /// The files that were written since the last time. Never waits.
  ///
  /// - Parameter known: Files that were sent before: of an opened folder they are let be, since a
  ///   change in them shows in what was sent.
  package func take(but known: Set<ExactText> = []) -> [DroppedFile] {
    takeFiles(but: isExclusive ? [] : known)
  }

  private func takeFiles(but known: Set<ExactText>) -> [DroppedFile] {
    let wasThere = watch.isWatching(path)
    let changes = watch.takeChanges()
    wasTold = !changes.paths.isEmpty || changes.isIncomplete
    var paths = changes.paths.filter(isInside)
    if !changes.paths.isEmpty, watch.look(at: watched).containsExactly(path) {
      // The folder came anew: what is in it by now was put there before it could be watched.
      let names = Folder.entriesIfThere(path) ?? []
      let found = names.map { FilePath(path).appending($0) } + watch.takeChanges().paths
      paths += found.filter { isInside($0) && !paths.containsExactly($0) }
    }
    let isGone = isExclusive && wasThere && !watch.isWatching(path)
    return paths.filter { !known.contains(ExactText($0)) }.compactMap(file)
      + (changes.isIncomplete ? [.mistake(lost)] : []) + (isGone ? [.mistake(gone)] : [])
  }

  // Of the folder that it is in, only its own coming and going counts.
  private func isInside(_ file: String) -> Bool {
    file.beginsExactly(with: FilePath(path).appending(""))
  }

  // The folder, and the nearest one above it that is there: where it is
  // taken away, another may come.
  private var watched: [String] {
    let name = FilePath(path).name
    guard name != ".", name != "..", path != "/" else { return [path] }
    var above = Self.above(path)
    while !above.isEmpty, above != "/", !Folder.isFolder(above) { above = Self.above(above) }
    return [path, above]
  }

  // Empty for the working folder.
  private static func above(_ path: String) -> String {
    var text = path[...]
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    let folder = FilePath(String(text)).folder
    return folder == "." ? "" : folder
  }

  private func file(_ path: String) -> DroppedFile? {
    let name = FilePath(path).name
    // Beginnings of names that editors and copiers use for what is not done yet.
    if name.hasPrefix(".") || name.hasSuffix("~") { return nil }
    if isExclusive, isPayload(path), Folder.hasForeignName(path) {
      return .mistake(Diagnostic(Place(path), .error, Folder.foreignName))
    }
    if leadsOut(path) { return isExclusive ? .mistake(stray(path)) : nil }
    if PayloadFile.isLines(path) { return read(path).map(DroppedFile.lines) }
    if PayloadFile.isSingle(path) { return read(path).map(DroppedFile.payload) }
    guard isExclusive, FilePath(path).kind == "json", read(path) != nil else { return nil }
    let message = "this is no payload: it has no “aps” object"
    return .mistake(Diagnostic(Place(path), .error, message, rule: "Y2"))
  }

  // One that is gone already, or empty since it was only made, is no mistake.
  private func read(_ path: String) -> SourceFile? {
    SourceFile.readIfThere(path).flatMap { $0.bytes.isEmpty ? nil : $0 }
  }

  // By its ending; what else lies there is not looked at.
  private func isPayload(_ file: String) -> Bool {
    PayloadFile.kinds.contains(FilePath(file).kind)
  }

  private func leadsOut(_ file: String) -> Bool {
    guard isPayload(file) else { return false }
    let inside = Folder.whole(path).appending("")
    return FileKind.isLink(file) && !Folder.whole(file).text.beginsExactly(with: inside)
  }

  private func stray(_ file: String) -> Diagnostic {
    let message = "this link leads out of the folder, and is not followed; put a copy there"
    return Diagnostic(Place(file), .error, message)
  }

  private var gone: Diagnostic {
    let message = "this folder is gone; make it again, and what is put into it is taken"
    return Diagnostic(Place(path), .error, message)
  }

  private var lost: Diagnostic {
    let message = "more files came at once than the system tells of; put the last ones there again"
    return Diagnostic(Place(path), .error, message)
  }
}
