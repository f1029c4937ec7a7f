import Files
import Glibc
import Notifications
import Scenarios
import TerminalCore

/// What came through the pipes that words of the command line name: `-`,
/// named pipes, a shell's `<(…)`.
///
/// Each is read once and to its end, before anything is done with it.
final class PipedFiles {
  /// By the words that name them.
  private(set) var files: [String: SourceFile] = [:]

  /// Reads what is behind those words that name a pipe.
  ///
  /// - Throws: Where standard input is the terminal, or a pipe cannot be read.
  init(_ words: [String]) throws {
    for word in words.map(Self.file(of:)) where files[word] == nil && Self.isPipe(word) {
      try read(word)
    }
  }

  /// Takes over what was read already.
  func add(_ file: SourceFile) { files[file.path] = file }

  /// The word that names what is read, without the case of a scenario behind it.
  static func file(of word: String) -> String { ScenarioName(word, where: isPipe).path }

  /// Whether a word names no file but what comes through a pipe.
  static func isPipe(_ word: String) -> Bool {
    word == "-" || FilePath(word).ownDescriptor != nil || Folder.isNamedPipe(word)
  }

  /// What a file holds that is named by an option: what came through the pipe of that name,
  /// else what is on the disk.
  ///
  /// - Throws: Where it cannot be read, or has more than 1 MiB.
  func file(_ path: String) throws(Diagnostic) -> SourceFile {
    let limit = 1 << 20
    guard let file = files[path] else { return try SourceFile.read(path, byteLimit: limit) }
    if file.bytes.count <= limit { return file }
    throw Diagnostic(Place(path), .error, "more than \(limit) bytes came through it")
  }

  private func read(_ word: String) throws {
    guard let descriptor = word == "-" ? STDIN_FILENO : FilePath(word).ownDescriptor else {
      let descriptor = try Folder.openPipe(word)
      defer { close(descriptor) }
      return add(try SourceFile.read(descriptor: descriptor, path: word))
    }
    if descriptor == STDIN_FILENO, isatty(descriptor) == 1 {
      throw UsageError("\(word) reads from standard input, which is the terminal; pipe it into it")
    }
    add(try SourceFile.read(descriptor: descriptor, path: word))
  }
}

extension CommandSpec {
  /// The commands that read what they are to work with through pipes, too; `open`, `run -` and
  /// `send` take what comes as it comes.
  private static let pipeReaders: Set = [
    "run", "test", "state", "render", "explain", "archive", "export", "check", "preview", "audit",
    "serve",
  ]

  /// The words of a command line that may name a pipe which is read before the command runs: what
  /// it works with, a theme, the configuration, the times of tests.
  ///
  /// - Throws: Where standard input is named twice.
  func pipeWords(of arguments: CommandLineArguments) throws(UsageError) -> [String] {
    let operands = arguments.operands
    let times = arguments.all(.times)
    let options =
      [CommandLineOption.theme, .config].filter { arguments[$0] == "-" }
      + times.filter { $0 == "-" }.map { _ in CommandLineOption.times }
    let readsInput = operands.contains { PipedFiles.file(of: $0) == "-" }
    if let first = options.first, options.count > 1 || readsInput {
      throw UsageError("--\(first.name)=- and another “-” cannot both read standard input")
    }
    let theme = arguments[.theme].flatMap { Palette.named($0) == nil && $0 != "auto" ? $0 : nil }
    let settings = [theme, arguments[.config]].compactMap(\.self)
    guard Self.pipeReaders.contains(name) else { return settings }
    return settings + times + (name == "run" ? operands.filter { $0 != "-" } : operands)
  }
}
