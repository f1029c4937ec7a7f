import Files
import Notifications
import Scenarios
import Screens
import Sessions
import TerminalCore

extension Invocation {
  /// Where things lie on this machine.
  var surroundings: Surroundings {
    Surroundings(dataFolder: environment.dataFolder(given: arguments["data"])?.path)
  }

  /// How the options let the world begin.
  ///
  /// - Throws: What is wrong with an option's value.
  func worldSettings() throws -> WorldSettings {
    var settings = WorldSettings()
    settings.configuration.profile =
      arguments["os"].flatMap { Int($0) }.flatMap(Profile.init(rawValue:))
    if let locale = arguments["locale"] {
      settings.configuration.locale = locale
      settings.configuration.languages = [String(locale.prefix { $0 != "_" && $0 != "@" })]
    }
    if let zone = arguments["timezone"] {
      settings.configuration.timeZone =
        try surroundings.files(folder: "").timeZone(zone, Place("--timezone"))
    }
    settings.seed = try number("seed").map(UInt64.init)
    settings.policies = try arguments.all("policy").map { try policy($0) }
    return settings
  }

  /// What the operands name, read; complaints about it are said, and errors end it.
  ///
  /// - Throws: Everything that is wrong with the files.
  func opening(_ paths: [String]) throws -> Opening {
    let opening = try Opening(paths, settings: worldSettings(), surroundings: surroundings)
    let errors = opening.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw Complaints(diagnostics: opening.diagnostics) }
    say(opening.diagnostics)
    return opening
  }

  /// The one operand's opening, played without a screen up to `--at`.
  func headlessRun() throws -> HeadlessRun {
    var run = HeadlessRun(try opening([try operand(0, "WHAT")]))
    let read = run.diagnostics.count
    run.play(until: try moment())
    say(Array(run.diagnostics.dropFirst(read)))
    for failure in run.failures { Console.complain(failure.lines.joined(separator: "\n")) }
    return run
  }

  /// How a run ends: failed expectations and errors count, and with `--strict` warnings too.
  func status(of run: HeadlessRun) -> ExitStatus {
    let isStrict = arguments.has("strict")
    let hasWarning = run.diagnostics.contains { $0.severity == .warning }
    return run.hasFailed || isStrict && hasWarning ? .failed : .done
  }

  /// The value of `--at`.
  func moment() throws(UsageError) -> When? {
    guard let text = arguments["at"] else { return nil }
    guard let when = When(text) else {
      throw UsageError("--at takes a time such as 09:41, 2018-06-04T09:41 or +1h, not “\(text)”")
    }
    return when
  }

  /// Says complaints on standard error; with `--quiet` only errors.
  func say(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics
    where diagnostic.severity == .error || !arguments.has("quiet") {
      Console.complain(diagnostic.description)
    }
  }

  /// An option's value as a number from 0.
  func number(_ name: String) throws(UsageError) -> Int? {
    guard let text = arguments[name] else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw UsageError("--\(name) takes a whole number from 0, not “\(text)”")
    }
    return number
  }

  private func policy(_ text: String) throws(UsageError) -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("--policy takes NAME=VALUE, such as group.stackThreshold=5, not “\(text)”")
    }
    let names = PolicySwitch.all.map(\.name)
    guard names.contains(parts[0]) else {
      let near = suggestion(for: parts[0], among: names)
      throw UsageError("there is no policy “\(parts[0])”\(near)")
    }
    return (parts[0], parts[1])
  }
}
