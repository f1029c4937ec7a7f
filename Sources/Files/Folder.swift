import Glibc
import Notifications

/// Looks into folders.
package enum Folder {
  /// The names in a folder, in the order of their bytes, without those that begin with a dot.
  ///
  /// - Returns: In the order of bytes, so that runs do not differ between machines.
  /// - Throws: A diagnostic at 1:1 when it is missing, no folder, or cannot be read.
  package static func entries(_ path: String) throws(Diagnostic) -> [String] {
    if let entries = listing(path) { return entries.map(\.name) }
    let error = errno
    let message = "this is a file where a folder is needed"
    if error == ENOTDIR && exists(path) { throw Diagnostic(Place(path), .error, message) }
    throw SourceFile.unreadable(path, error)
  }

  // Ends with the stream closed.
  private static func listing(_ stream: OpaquePointer, of path: String) -> [FolderEntry] {
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = entry.name
      if name.hasPrefix(".") { continue }
      entries.append(FolderEntry(name: name, kind: FileKind(entryType: entry.pointee.d_type)))
    }
    entries += unsaved(in: path, beside: entries)
    return inOrder(entries)
  }

  private static func inOrder(_ entries: [FolderEntry]) -> [FolderEntry] {
    entries.sorted { $0.name.precedesExactly($1.name) }
  }

  // What an editor has there and never saved.
  private static func unsaved(in path: String, beside entries: [FolderEntry]) -> [FolderEntry] {
    let names = Set(UnsavedTexts.names(in: path).filter { !$0.hasPrefix(".") }.map(ExactText.init))
    if names.isEmpty { return [] }
    return names.subtracting(entries.map { ExactText($0.name) }).inOrder.map {
      FolderEntry(name: $0, kind: FileKind(path: FilePath(path).appending($0)))
    }
  }

  /// The names in a folder that need not be there; nil also where it cannot be read.
  ///
  /// Sorted like those of `entries(_:)`.
  package static func entriesIfThere(_ path: String) -> [String]? {
    listing(path)?.map(\.name)
  }

  /// Why a folder that is there may not be looked into; nil where it may be, and for all else.
  package static func refusal(_ path: String) -> Diagnostic? {
    // Asked of many: of those that may be looked into, once.
    guard access(path, R_OK | X_OK) != 0, errno == EACCES, isFolder(path) else { return nil }
    return SourceFile.unreadable(path, EACCES)
  }

  /// Whether what is at a path may not be read, or a folder not be looked into.
  package static func isClosed(_ path: String) -> Bool {
    access(path, isFolder(path) ? R_OK | X_OK : R_OK) != 0 && errno == EACCES
  }

  /// What a folder holds that need not be there; nil, with `errno`, also where it cannot be read.
  ///
  /// Sorted like the names of `entries(_:)`.
  static func listing(_ path: String) -> [FolderEntry]? {
    guard !FilePath.isCutShort(path) else {
      errno = ENOENT
      return nil
    }
    if let stream = opendir(path) { return listing(stream, of: path) }
    let error = errno
    defer { errno = error }
    let unsaved = unsaved(in: path, beside: [])
    return unsaved.isEmpty ? nil : inOrder(unsaved)
  }

  /// The whole path, without links and dots; the path as it was given where nothing is there.
  ///
  /// - Returns: Absolute where something is there.
  package static func whole(_ path: String) -> FilePath {
    FilePath(wholeIfThere(path) ?? path)
  }

  /// The whole path, without links and dots; nil where nothing is there.
  package static func wholeIfThere(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a path leads to the folder that has none above it.
  ///
  /// By what is there: to resolve a path asks about each folder on the way, which is too much where
  /// each of them is asked about.
  package static func isRoot(_ path: String) -> Bool {
    FileIdentity(onDisk: path).map { $0 == FileIdentity(onDisk: "/") } ?? false
  }

  /// A folder by a path that ends in its name: one that is named by dots has a name all the same.
  static func named(_ folder: FilePath) -> FilePath {
    [".", ".."].contains(folder.name) ? whole(folder.text) : folder
  }

  /// Whether there is anything at a path.
  ///
  /// False also for a link that leads nowhere; true for what an editor has and never saved.
  package static func exists(_ path: String) -> Bool {
    FileKind(path: path) != nil
  }

  /// Whether a path names something already, be it a link that leads nowhere: no folder
  /// can be made there.
  package static func isTaken(_ path: String) -> Bool { exists(path) || FileKind.isLink(path) }

  /// The path itself, or the nearest folder above it, that names something already; the last one
  /// there is where none does.
  package static func nearestTaken(_ path: String) -> String {
    let folder = FilePath(path).folder
    return isTaken(path) || folder == path ? path : nearestTaken(folder)
  }

  /// Whether nothing is at a path.
  ///
  /// False also for what is there and cannot be reached, such as a link that leads to itself.
  package static func isGone(_ path: String) -> Bool {
    FileKind(path: path) == nil && [ENOENT, ENOTDIR].contains(errno)
  }

  /// Whether a path is a folder.
  ///
  /// Links are followed.
  package static func isFolder(_ path: String) -> Bool {
    FileKind(path: path) == .folder
  }

  /// Whether a path is a file of bytes, and neither a folder, a pipe nor a device.
  package static func isRegularFile(_ path: String) -> Bool { FileKind(path: path) == .regular }

  /// Whether a path is a named pipe.
  package static func isNamedPipe(_ path: String) -> Bool { FileKind(path: path) == .pipe }

  /// Opens a named pipe to be read from.
  ///
  /// - Parameter flags: Such as `O_NONBLOCK`, without which it waits until something writes.
  /// - Returns: What the caller closes.
  package static func openPipe(_ path: String, _ flags: Int32 = 0) throws(Diagnostic) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    if descriptor >= 0 { return descriptor }
    let reason = errno.openingErrorWords
    throw Diagnostic(Place(path), .error, "this pipe cannot be opened: \(reason)")
  }
}
