import Files
import Glibc
import Notifications
import Sessions

/// The folders that tell of failures, all in one: tests that fail get theirs, and those of
/// tests that pass again go.
struct FailureFolders {
  private let folder: String
  private let workingFolder: String
  private var record = FailureRecord([])
  private var taken: [String] = []

  /// - Parameters:
  ///   - folder: The folder that holds them.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  init(in folder: String, from workingFolder: String) {
    (self.folder, self.workingFolder) = (folder, workingFolder)
  }

  /// Whether a folder holds such folders, and no tests.
  static func isOne(_ folder: String) -> Bool { Folder.exists(file(in: folder)) }

  /// Finds out which there are, and takes one for each test that fails, which another run at the
  /// same time leaves to this one.
  ///
  /// - Throws: Where they cannot be kept.
  mutating func take(for failed: [TestedScenario]) throws(Diagnostic) {
    try change { folders in
      for scenario in failed {
        let path = folders.path(for: scenario)
        if mkdir(path, 0o755) == 0 { folders.taken.append(path) }
      }
    }
  }

  /// Where the folder of a test lies.
  mutating func path(for scenario: TestedScenario) -> String {
    let path = scenario.path
    let plain = FilePath(path).kind == "scenario" ? String(path.dropLast(9)) : path
    let like = plain + (scenario.caseName.map { "@" + $0 } ?? "")
    return place(record.folder(of: name(of: scenario), like: like))
  }

  /// Writes the folder of a test in the place of an earlier one.
  ///
  /// - Throws: Where it cannot be written, or something else lies there.
  mutating func write(_ output: OutputFolder, of scenario: TestedScenario) throws(Diagnostic) {
    let path = path(for: scenario)
    // Another run would forget one that is not there yet.
    try FolderLock.hold(folder) { () throws(Diagnostic) in
      try output.write(to: path) { FailureFiles.isOwn(FilePath($0).name) }
    }
  }

  /// Removes the folder of a test that passes again, where it has one.
  ///
  /// - Throws: Where something else lies in it.
  mutating func remove(_ scenario: TestedScenario) throws(Diagnostic) {
    guard let path = record.folder(of: name(of: scenario)).map(place), Folder.exists(path),
      !FileKind.isLink(path)
    else { return }
    try FolderLock.hold(folder) { () throws(Diagnostic) in
      try OutputFolder(files: []).write(to: path) { FailureFiles.isOwn(FilePath($0).name) }
      rmdir(path)
    }
  }

  /// Keeps which there are for the next run.
  ///
  /// - Throws: Where that cannot be written.
  mutating func keep() throws(Diagnostic) {
    // Those that nothing was written into.
    for path in taken { rmdir(path) }
    try change { _ in }
  }

  // Runs at the same time do so one behind the other, each on what the others kept.
  private mutating func change(_ own: (inout Self) -> Void) throws(Diagnostic) {
    let file = Self.file(in: folder)
    try FolderLock.hold(folder) { () throws(Diagnostic) in
      let bytes = try SourceFile.readUnlessMissing(file)?.bytes
      record = FailureRecord(bytes ?? [])
      own(&self)
      let folder = FilePath(folder)
      record.forget { !Folder.exists(folder.appending($0)) }
      let text = record.text
      if text.map({ Array($0.utf8) }) == bytes { return }
      guard let text else { return try OutputFile.remove(file) }
      try OutputFile.write(text, to: file)
    }
  }

  private static func file(in folder: String) -> String {
    FilePath(folder).appending(FailureRecord.fileName)
  }

  private func place(_ name: String) -> String { FilePath(folder).appending(name) }

  private func name(of scenario: TestedScenario) -> String {
    FailureRecord.name(of: scenario, from: folder, in: workingFolder)
  }
}
