import Files
import Glibc

/// What the process was started with: the only place where the environment is read.
struct ProcessEnvironment {
  private let variables: [String: String]
  /// The folder in which it was started.
  let workingDirectory: String
  /// The executable's own file.
  let executable: String

  /// Reads it all, once.
  static func current() -> ProcessEnvironment {
    ProcessEnvironment(
      variables: readVariables(), workingDirectory: SymbolicLink.target(of: "/proc/self/cwd") ?? "",
      executable: SymbolicLink.target(of: "/proc/self/exe") ?? "")
  }

  /// A variable's value; nil where it is not set or empty.
  subscript(name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether results go to a terminal.
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How wide lines of results may be, in columns: as the terminal is, 80 without one.
  var outputColumns: Int { columns(of: STDOUT_FILENO) }

  /// Whether remarks go to a terminal.
  var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// How wide lines of remarks may be, in columns: as the terminal is, 80 without one.
  var errorColumns: Int { columns(of: STDERR_FILENO) }

  private func columns(of descriptor: Int32) -> Int {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return 80 }
    return Int(window.ws_col)
  }

  /// How many processors the machine has, from 1.
  var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// A folder of the XDG base directories; a relative value is ignored, as the specification says.
  func folder(_ variable: String, orInHome path: String) -> String? {
    if let value = self[variable], value.hasPrefix("/") { return value + "/coversheet" }
    return self["HOME"].map { "\($0)/\(path)/coversheet" }
  }

  /// Where journals and last choices are kept.
  var stateFolder: String? { folder("XDG_STATE_HOME", orInHome: ".local/state") }

  /// Where `config.json` and the person's own themes are kept.
  var configurationFolder: String? { folder("XDG_CONFIG_HOME", orInHome: ".config") }

  /// The data folder and how it was found; nil where there is none.
  ///
  /// - Throws: Where one was named that is none.
  func dataFolder(given: String?) throws(UsageError) -> (path: String, reason: String)? {
    if let given { return (try Self.checked(given, "--data"), "--data") }
    if let named = self["COVERSHEET_DATA"] {
      return (try Self.checked(named, "COVERSHEET_DATA"), "COVERSHEET_DATA")
    }
    if let near = Self.ancestor(of: workingDirectory) { return (near, "above the working folder") }
    let program = FilePath(executable).folder
    if let near = Self.ancestor(of: program) { return (near, "above the program") }
    let shared = FilePath(FilePath(program).folder).appending("share/coversheet")
    return Self.holdsData(shared) ? (shared, "beside the program") : nil
  }

  private static func checked(_ path: String, _ name: String) throws(UsageError) -> String {
    if holdsData(path) { return path }
    throw UsageError("\(name)=\(path) is no data folder; name one that holds Fixtures and Themes")
  }

  private static func ancestor(of folder: String) -> String? {
    var path = folder
    while !path.isEmpty {
      if holdsData(path) { return path }
      path = path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    }
    return nil
  }

  private static func holdsData(_ folder: String) -> Bool {
    Folder.isFolder(folder + "/Fixtures") && Folder.isFolder(folder + "/Themes")
  }

  private static func readVariables() -> [String: String] {
    var variables: [String: String] = [:]
    var pointer = environ
    while let entry = pointer.pointee {
      let text = String(cString: entry)
      // By bytes, as the system has them: there are many, and some are long.
      if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(text[..<sign])] = String(text[text.utf8.index(after: sign)...])
      }
      pointer += 1
    }
    return variables
  }
}
