import Files
import Notifications
import Sessions

extension CommandSpec {
  /// `coversheet import`: makes bundles of the apps in a folder of sources.
  static let `import` = CommandSpec(
    name: "import", synopsis: "DIR",
    summary: "make bundles of the apps in a project’s sources",
    examples: [
      (
        "coversheet import .",
        "makes a bundle of each app of a project of Xcode’s, XcodeGen’s or Tuist’s, of a Swift package, or of "
          + "a folder with an Info.plist"
      ),
      ("coversheet import --strict .", "fails where something of the code could not be read"),
    ],
    common: CommandLineOption.verdict
  ) { (invocation, _: NoOptions) in
    try invocation.expectAtMost(1)
    let path = try invocation.locations().located(invocation.operand(0, "DIR"))
    return try invocation.importApps(of: ImportedTree(path))
  }
}

extension Invocation {
  // All are looked at before the first is written: there is none or every one.
  fileprivate func importApps(of tree: ImportedTree) throws -> ExitStatus {
    let bundles = tree.apps.map { FilePath($0.name + ".app") }
    var known: Set<FilePath> = []
    for bundle in bundles {
      guard !Folder.isTaken(bundle.text) else {
        throw Diagnostic(
          Place(bundle.text), .error, "it is there already; move it away, or import elsewhere")
      }
      guard known.insert(bundle).inserted else {
        throw Diagnostic(
          Place(bundle.text), .error,
          "two apps would have this name; import the folder of each by itself")
      }
    }
    let mistakes = tree.apps.flatMap(\.diagnostics).filter { $0.severity == .error }
    if !mistakes.isEmpty { throw Complaints(diagnostics: mistakes) }
    let folders = try tree.apps.map { try $0.outputFolder(from: Enclosure(tree.path)) }
    for (folder, bundle) in zip(folders, bundles) { try folder.write(to: bundle.text) }
    for note in tree.notes where options.tells(note.severity) { Console.complain(note) }
    for (app, bundle) in zip(tree.apps, bundles) { tell(app, at: bundle.text) }
    return strictStatus(after: tree.notes + tree.apps.flatMap(\.diagnostics))
  }

  private func tell(_ app: ImportedApp, at path: String) {
    for diagnostic in app.diagnostics where options.tells(diagnostic.severity) {
      Console.complain(diagnostic)
    }
    Console.printLine(path)
    guard !options.isQuiet else { return }
    let counts = app.counts.map { $0.count.counted("\($0.kind)", $0.kind.plural) }
    Console.complain("\(path): \(counts.isEmpty ? app.uncounted : counts.joined(separator: ", "))")
  }
}

extension ImportedApp {
  // What its code asks for and answers is in no number.
  fileprivate var uncounted: String {
    let isDeclared = files.contains { $0.path.isExactly("Notifications.json") }
    return "nothing but its name" + (isDeclared ? " and Notifications.json" : "")
  }

  /// With the contents of all files, so that what cannot be read is known
  /// before anything is written.
  fileprivate func outputFolder(from enclosure: Enclosure) throws(Diagnostic) -> OutputFolder {
    var contents: [(name: String, bytes: [UInt8])] = []
    for file in files {
      switch file.content {
      case .bytes(let bytes): contents.append((file.path, bytes))
      case .copy(let path):
        contents.append((file.path, try SourceFile.read(path, within: enclosure).bytes))
      }
    }
    return OutputFolder(files: contents)
  }
}

extension String {
  // Of the kinds of things in a bundle.
  fileprivate var plural: String {
    if hasPrefix("file of") { return "files" + dropFirst("file".count) }
    return hasSuffix("y") ? dropLast() + "ies" : self + "s"
  }
}
