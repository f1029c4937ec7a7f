import Lint
import Localization
import Notifications
import Programs
import Scenarios
import Sessions

extension Invocation {
  /// Where things lie on this machine.
  ///
  /// - Throws: Where a data folder was named that is none.
  func locations() throws(UsageError) -> DataLocations {
    var locations = DataLocations(dataFolder: try foundDataFolder.get())
    locations.programs = programSettings
    locations.piped = piped.files
    locations.themeFolder = environment.configurationFolder.map { $0 + "/themes" }
    return locations
  }

  // V17: extensions get our own PATH and LANG, and nothing else.
  private var programSettings: ProgramSettings {
    var programs = ProgramSettings()
    programs.launcher = ProgramLauncher(
      supervisor: environment.executable, path: environment["PATH"] ?? "/usr/bin:/bin",
      language: environment["LANG"] ?? "C.UTF-8")
    programs.allowsAll = options.allowsPrograms
    programs.consent = ProgramConsent(environment.stateFolder.map { $0 + "/programs" })
    return programs
  }

  /// How the options let the world begin.
  ///
  /// - Throws: What is wrong with an option's value.
  func worldSettings() throws -> WorldSettings {
    var settings = WorldSettings()
    settings.drawing = .screens
    settings.configuration.profile = options.system.flatMap(Profile.init(version:))
    if let locale = options.locale {
      guard !locale.isEmpty else { throw UsageError("--locale is empty; give one such as de_DE") }
      guard LanguageTag.isLocale(locale) else {
        throw UsageError("--locale: \(LanguageTag.refusal(ofLocale: locale))")
      }
      settings.configuration.locale = locale
      settings.configuration.languages = [LanguageTag(locale).name]
    }
    settings.configuration.timeZone = try timeZone()
    settings.seed = try number(.seed, options.seed).map(UInt64.init)
    settings.options = arguments.words(for: CommandLineOption.playing)
    settings.policies = try options.policies.map { try policy($0) }
    return settings
  }

  /// What the operands name, read; complaints about it are said, and errors end it. What plays
  /// it to the end and shows nothing of it meanwhile is a `headlessRun`, which also says what
  /// comes up as lines are played.
  ///
  /// - Parameter journal: The one of them whose wrong lines are said and left out, since a newer
  ///   program may have written it; nil where none is.
  /// - Throws: Everything that is wrong with the files.
  func opening(_ paths: [String], goingOnWith journal: String? = nil) throws -> LoadedInput {
    let opening = try silentOpening(paths, goingOnWith: journal)
    say(opening.diagnostics)
    return opening
  }

  /// The same, for those who say the complaints with what comes up as it is played: said are
  /// options alone that the scenario overrides.
  func silentOpening(
    _ paths: [String], goingOnWith journal: String? = nil
  ) throws -> LoadedInput {
    let locations = try locations()
    let opening = try LoadedInput(
      paths.map(locations.located), settings: worldSettings(), locations: locations)
    let isWrong = opening.diagnostics.contains {
      $0.severity == .error && $0.place.path != journal
    }
    if isWrong { throw Complaints(diagnostics: folded(opening.everythingWrong)) }
    say(opening.overriddenOptions)
    return opening
  }

  /// The one operand's opening, played without a screen up to `--at` or `--line`.
  func headlessRun(at moment: PlayedMoment) throws -> HeadlessRun {
    try playedInput(at: moment, keepsChecks: false).run
  }

  /// The same, for those who look at what was opened, too.
  func playedInput(at moment: PlayedMoment, keepsChecks: Bool) throws -> PlayedInput {
    let path = try operand(0, "WHAT")
    let stop = try moment.stop(in: self)
    let opening = try silentOpening([path])
    let found = try stop?.found(in: opening).stop
    var run = HeadlessRun(opening, keepsChecks: keepsChecks)
    if let found {
      run.play(to: found)
      sayAll(of: run)
    } else {
      try play(&run, until: moment.time)
    }
    return PlayedInput(opening: opening, run: run)
  }

  /// What is at some paths, played without a screen up to `--at`; all that
  /// is wrong with it is said.
  ///
  /// - Parameter check: Refuses a command line that does not fit what was played: that
  ///   is all that is said then.
  func headlessRun(
    of paths: [String], at time: String? = nil, checking check: (HeadlessRun) throws -> Void
  ) throws -> HeadlessRun {
    var run = HeadlessRun(try silentOpening(paths))
    try play(&run, until: time, checking: check)
    return run
  }

  /// Plays it up to `--at`; all that is wrong with it is said.
  func play(
    _ run: inout HeadlessRun, until time: String?,
    checking check: (HeadlessRun) throws -> Void = { _ in }
  ) throws {
    let outcome = run.play(until: try moment(time))
    if outcome == .reached { try check(run) }
    sayAll(of: run)
    try require(outcome, of: run, at: time)
  }

  /// Says all that is wrong with what was played, and what failed.
  func sayAll(of run: HeadlessRun) {
    sayInOrder(run.report.complaints)
    for failure in run.report.failedChecks { Console.complain(failure) }
    UntilExit.keep(run.session)
  }

  /// Refuses an `--at` that lies before anything can happen, or to which the clock does not come.
  func require(
    _ outcome: HeadlessRun.Arrival, of run: HeadlessRun, at time: String?
  ) throws(UsageError) {
    switch outcome {
    case .reached: return
    case .past:
      let (state, time) = (run.session.state, time ?? "")
      let when = When(time) ?? .later(.seconds(0))
      let reading = when.reading(of: state.now, in: state.device.timeZone)
      throw UsageError("--at=\(time) is past; the clock reads \(reading) already")
    case .refused(let refusal): throw UsageError("--at=\(time ?? ""): \(refusal.description)")
    }
  }

  /// How a run ends: invalid input first, then failed checks and errors that rules found, and with
  /// `--strict` warnings.
  func status(of run: HeadlessRun) -> ExitStatus {
    if run.report.hasInvalidInput { return .unusable }
    return run.report.hasFailed ? .failed : strictStatus(after: run.report.diagnostics)
  }

  /// How a command ends in which nothing failed: with `--strict` a warning
  /// counts, and that is said.
  func strictStatus(after diagnostics: some Collection<Diagnostic>) -> ExitStatus {
    guard let words = wordsOfStrictness(toward: diagnostics) else { return .done }
    Console.complain(words)
    return .failed
  }

  /// What is said where `--strict` makes errors of warnings; nil where it makes none.
  func wordsOfStrictness(toward diagnostics: some Collection<Diagnostic>) -> String? {
    let count = diagnostics.count { $0.severity == .warning }
    guard options.isStrict, count > 0 else { return nil }
    return "--strict: \(count.counted("warning")) counted as \(count == 1 ? "an error" : "errors")"
  }

  /// The value of `--at`.
  func moment(_ text: String?) throws(UsageError) -> When? {
    guard let text else { return nil }
    guard let when = When(text) else {
      throw UsageError("--at takes a time such as 09:41, 2018-06-04T09:41 or +1h, not “\(text)”")
    }
    return when
  }

  /// Says complaints on standard error; with `--quiet` only what makes the command fail.
  func say(_ diagnostics: some Collection<Diagnostic>) {
    for diagnostic in folded(diagnostics)
    where options.tells(diagnostic.severity) {
      Console.complain(diagnostic)
    }
  }

  /// Says those of a run by place, then by message.
  func sayInOrder(_ diagnostics: DiagnosticLog) {
    // There may be as many as lines: they are listed once more only where they must be.
    if diagnostics.areInOrder { say(diagnostics) } else { say(Array(diagnostics).inOrder) }
  }

  /// Complaints as they are said, the same ones of a file in one line unless each was asked for.
  private func folded(_ diagnostics: some Collection<Diagnostic>) -> [Diagnostic] {
    options.isVerbose ? Array(diagnostics) : ComplaintFold.folded(diagnostics)
  }

  /// An option's value as a number from another on.
  func number(
    _ option: CommandLineOption, _ text: String?, from least: Int = 0
  ) throws(UsageError) -> Int? {
    // Few come near the largest number that there is, and only they are told of it.
    let end = text.map(Int.isExceeded) == true ? " to \(Int.max)" : ""
    return try number(
      option, text, in: least...Int.max, named: "a whole number from \(least)" + end)
  }

  /// An option's value as a number of a range, which the error names.
  func number(
    _ option: CommandLineOption, _ text: String?, in range: ClosedRange<Int>, named name: String
  ) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(digits: text), range.contains(number) else {
      throw UsageError("--\(option.name) takes \(name), not “\(text)”")
    }
    return number
  }

  private func timeZone() throws -> TimeZone? {
    guard let name = options.timeZone else { return nil }
    do throws(Diagnostic) {
      return try DataLocations(dataFolder: nil).files(folder: "")
        .timeZone(name, Place("--timezone"))
    } catch {
      throw UsageError("--timezone: \(error.message)")
    }
  }

  private func policy(_ text: String) throws(UsageError) -> PolicySetting {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("--policy takes NAME=VALUE, such as group.stackThreshold=5, not “\(text)”")
    }
    guard let known = PolicySwitch.named(parts[0]) else {
      let near = suggestion(for: parts[0], among: PolicySwitch.all.map(\.name))
      let list = near.isEmpty ? "; “coversheet help policies” lists them" : near
      throw UsageError("there is no policy “\(parts[0])”\(list)")
    }
    guard let setting = known.setting(parts[1]) else {
      throw UsageError(known.refusal(of: parts[1]))
    }
    return setting
  }
}
