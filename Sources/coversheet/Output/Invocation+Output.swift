import Files
import Notifications
import Sessions

extension Invocation {
  /// Prints a result, or writes it where `-o` says.
  func deliver(_ text: String, _ status: ExitStatus) throws {
    try deliver(Array(text.utf8), status)
  }

  /// Prints a result, or writes it where `-o` says.
  func deliver(_ bytes: [UInt8], _ status: ExitStatus) throws {
    guard let path = outputPath else { return Console.print(bytes) }
    try write(bytes, to: path, status)
  }

  /// Prints a long result piece by piece, or writes it where `-o` says.
  func deliver(_ json: LongJSON, _ status: ExitStatus) throws {
    let pieces = JSONText.pieces(of: json)
    guard let path = outputPath else {
      return SideBySide.inOrder(pieces, count: environment.processorCount) { Console.print($0) }
    }
    if status == .unusable { return leave(path) }
    try OutputFile.write(to: path) { sink in
      SideBySide.inOrder(pieces, count: environment.processorCount) { sink.write($0) }
    }
  }

  /// Writes a result into a file of its own.
  func deliver(_ bytes: [UInt8], to path: String, _ status: ExitStatus) throws {
    try write(bytes, to: path, status)
  }

  /// Writes a result into a file of its own.
  func deliver(_ text: String, to path: String, _ status: ExitStatus) throws {
    try write(Array(text.utf8), to: path, status)
  }

  /// Where `-o` wants a result; nil for standard output.
  var outputPath: String? { options.output.flatMap { $0 == "-" ? nil : $0 } }

  /// Refuses an output file that is an input.
  ///
  /// - Throws: With the file, before anything is done.
  func checkOutputPath() throws(UsageError) {
    if let path = outputPath { try checkOutput(path) }
  }

  /// Refuses a file for a result that is an input, or that people write.
  func checkOutput(_ path: String) throws(UsageError) {
    guard let output = FileIdentity(path: path), !Folder.isFolder(path) else { return }
    let inputs = arguments.operands + [options.theme, options.configuration].compactMap(\.self)
    if inputs.contains(where: { FileIdentity(path: $0) == output }) {
      throw UsageError("\(path) is what is read; choose another name for the result")
    }
    var names = [path]
    // What a link leads to is written, whatever the link is called.
    if case .file(let target, _)? = try? OutputTarget(path) { names.append(target) }
    if names.contains(where: { FilePath($0).isSource }) {
      throw UsageError("\(path) is there already, and no result; choose another name")
    }
  }

  // What comes from an input that could not be used would take the place of a good result.
  private func write(_ bytes: [UInt8], to path: String, _ status: ExitStatus) throws(Diagnostic) {
    if status == .unusable { return leave(path) }
    try OutputFile.write(bytes, to: path)
  }

  /// Says that a result is not written.
  func leave(_ path: String) {
    let what = Folder.exists(path) ? "it is left as it was" : "it is not written"
    say([Diagnostic(Place(path), .note, "\(what), because the input cannot be used")])
  }
}

extension FilePath {
  // Files that people write, and commands only read.
  fileprivate var isSource: Bool {
    let kinds = ["scenario"] + PayloadFile.ownKinds + AppPart.kinds
    let names = [CheckSettingsFile.name] + PayloadFile.declarations
    return kinds.contains(kind) || names.contains(name)
  }
}
