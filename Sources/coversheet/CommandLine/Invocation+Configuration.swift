import Files
import Interaction
import Notifications
import Screens
import Sessions
import TerminalCore

/// What is in force of `config.json`, and where it came from.
struct FoundConfiguration {
  /// The settings in force; the defaults where there is no file.
  var configuration = Configuration()
  /// What is wrong with it.
  var diagnostics: [Diagnostic] = []
  /// The file; nil where there is none.
  var path: String?
  /// Where it is looked for, so that one that is written later counts; nil for nowhere.
  var place: String?
  /// Why this file.
  var reason: String
}

/// A value with what decided it.
struct Decided<Value> {
  /// The value in force.
  var value: Value
  /// What decided it, for `doctor`: an option, a variable, the file or the default.
  var reason: String
}

extension Invocation {
  /// Reads the person's configuration.
  ///
  /// - Throws: Where `--config` names a file that cannot be read. Mistakes
  ///   in it are no reason to end.
  func foundConfiguration() throws(Diagnostic) -> FoundConfiguration {
    if let path = options.configuration { return try read(path, reason: "--config") }
    guard let folder = environment.configurationFolder else {
      return FoundConfiguration(reason: "neither XDG_CONFIG_HOME nor HOME is set")
    }
    let path = FilePath(folder).appending("config.json")
    guard Folder.isTaken(path) else {
      return FoundConfiguration(place: path, reason: "there is no \(path)")
    }
    let isNamed = environment["XDG_CONFIG_HOME"]?.hasPrefix("/") == true
    do throws(Diagnostic) {
      return try read(path, reason: isNamed ? "XDG_CONFIG_HOME" : "HOME")
    } catch {
      return FoundConfiguration(
        diagnostics: [error], path: path, place: path, reason: "it cannot be read")
    }
  }

  /// The configuration that a session begins with: a theme that cannot be had is told where it is
  /// named, and the rest is in force. What was kept and cannot be read is told with it.
  func startingConfiguration() throws -> FoundConfiguration {
    var found = try foundConfiguration()
    found.diagnostics += ["choices", "grounds", "tour"].compactMap(keptComplaint)
    found.diagnostics += try leaveOutLostTheme(of: &found.configuration).map {
      Diagnostic($0.place, .warning, $0.message, rule: $0.rule)
    }
    return found
  }

  // It is left as it is, so all that is kept there from now on is forgotten: told once, at the start.
  private func keptComplaint(_ name: String) -> Diagnostic? {
    guard let path = environment.stateFolder.map({ "\($0)/\(name)" }) else { return nil }
    do throws(Diagnostic) { _ = try SourceFile.smallText(path) } catch {
      let words = "; nothing is kept in it until you mend it or remove it"
      return Diagnostic(error.place, .warning, error.message + words)
    }
    return nil
  }

  /// Takes a theme that cannot be had out of a configuration.
  ///
  /// - Returns: What is wrong with it, where it is named; nothing where it is had, or the command
  ///   line names another.
  func leaveOutLostTheme(of configuration: inout Configuration) throws(UsageError) -> [Diagnostic] {
    let named = options.theme == nil ? configuration.theme : nil
    guard let name = named, name != Appearance.auto else { return [] }
    let reading = try theme(named: name)
    guard reading.value == nil else { return [] }
    configuration.theme = nil
    return Self.complaints(reading, about: name, at: configuration.themePlace)
  }

  /// What the file of the person's settings is called where something is said to come from it.
  var configurationName: String {
    options.configuration.map { FilePath($0).name } ?? "config.json"
  }

  /// What is wrong with a theme: a name that is none is wrong where it is written.
  ///
  /// - Parameter place: Where that is; nil where no file has it.
  static func complaints(
    _ reading: Reading<Palette>, about name: String, at place: Place?
  ) -> [Diagnostic] {
    reading.diagnostics.map { found in
      guard found.place.path == name, !Folder.exists(name), let place else { return found }
      let isNamed = found.message.containsBytes(of: name)
      let words = isNamed ? found.message : "“\(name)”: \(found.message)"
      return Diagnostic(place, found.severity, words, rule: found.rule)
    }
  }

  private func read(_ path: String, reason: String) throws(Diagnostic) -> FoundConfiguration {
    let reading = Configuration.read(try piped.file(path))
    // What came through a pipe is not looked at again.
    return FoundConfiguration(
      configuration: reading.value ?? Configuration(), diagnostics: reading.diagnostics, path: path,
      place: piped.files[path] == nil ? path : nil, reason: reason)
  }

  /// What was chosen in the interface the last time.
  var choicesFile: ChoicesFile? {
    environment.stateFolder.map { ChoicesFile($0 + "/choices") }
  }

  /// What terminals of each kind drew on the last time.
  var groundsFile: GroundsFile? { environment.stateFolder.map { GroundsFile($0 + "/grounds") } }

  /// What kind of terminal this is, as far as variables tell: profiles of
  /// one kind mostly look alike.
  var terminalKind: String {
    let programs = [
      "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "KITTY_WINDOW_ID", "MLTERM", "TMUX", "STY",
    ]
    return
      ([environment["TERM"], environment["TERM_PROGRAM"]].compactMap(\.self)
      + programs.filter { environment[$0] != nil }).joined(separator: "/")
  }

  /// The theme's name: what the command line says, then the configuration, then what was chosen in
  /// the interface while it can be had, then the one that follows the terminal.
  func themeName(_ configuration: Configuration) -> Decided<String> {
    if let name = options.theme { return Decided(value: name, reason: "--theme") }
    if let name = configuration.theme { return Decided(value: name, reason: configurationName) }
    if let name = choicesFile?.choices.theme,
      name == Appearance.auto || (try? locations().theme(named: name).value) != nil
    {
      return Decided(value: name, reason: "chosen in the interface")
    }
    return Decided(value: Appearance.auto, reason: "the default")
  }

  /// What names the theme of every start before what is chosen in the interface; nil for nothing.
  func themeSource(_ configuration: Configuration) -> String? {
    options.theme.map { _ in "--theme" } ?? configuration.theme.map { _ in configurationName }
  }

  /// The file of a theme that was named by its path, outside the folders of themes; nil for none.
  func themeFile(_ configuration: Configuration) -> String? {
    let name = themeName(configuration).value
    return Theme.kinds.contains(FilePath(name).kind) && piped.files[name] == nil ? name : nil
  }

  /// Whether the terminal is asked nothing.
  func asksNothing(_ configuration: Configuration) -> Bool {
    options.asksNothing || configuration.asksNothing == true
  }

  /// The theme of this name, or the one that came through the pipe of this name,
  /// with what is wrong with it.
  func theme(named name: String) throws(UsageError) -> Reading<Palette> {
    guard let file = piped.files[name] else { return try locations().theme(named: name) }
    let reading = Theme.read(file)
    return Reading(reading.value?.palette, reading.diagnostics)
  }

  /// The theme of this name, read; nil for `auto`.
  ///
  /// - Throws: What is wrong with its name or its file.
  func palette(named name: String) throws -> Palette? {
    if name == Appearance.auto { return nil }
    let reading = try theme(named: name)
    guard let palette = reading.value else {
      if piped.files[name] == nil,
        !reading.diagnostics.contains(where: { $0.place.path != name || FilePath(name).kind != "" })
      {
        throw UsageError(reading.diagnostics.map(\.message).joined(separator: "; "))
      }
      throw Complaints(diagnostics: reading.diagnostics)
    }
    say(reading.diagnostics)
    return palette
  }
}
