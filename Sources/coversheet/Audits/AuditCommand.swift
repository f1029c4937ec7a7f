import Delivery
import Explaining
import Notifications
import Scenarios
import Screens
import Sessions

extension CommandSpec {
  /// `coversheet audit`: what notifications reveal, and how often apps interrupt.
  static let audit = CommandSpec(
    name: "audit", synopsis: "WHAT…|-",
    summary: "say what notifications reveal on a locked screen, or how often apps interrupt",
    examples: [
      ("coversheet audit Album.app", "what each category reveals, by previews and lock"),
      (
        "coversheet audit day.scenario --strict", "status 1 where something shows that nobody chose"
      ),
      (
        "coversheet audit day.scenario --interruptions", "sounds, banners and wakes by app and hour"
      ),
      (
        "coversheet audit day.scenario --setting='messages sounds=off'",
        "how often before and after a change of settings"
      ),
    ],
    common: CommandLineOption.playing + [.quiet, .verbose, .ascii, .accessible]
  ) { (invocation, options: AuditOptions) in
    _ = try invocation.operand(0, "WHAT")
    return try invocation.audit(options)
  }
}

/// What `audit` takes.
private struct AuditOptions: CommandOptions {
  private let asksPrivacy: Bool
  private let asksInterruptions: Bool
  /// What is changed, each as the verb `setting` takes it.
  let settings: [String]
  /// What `--at` says; nil where it is not given.
  let time: String?
  /// Whether the report is written as JSON.
  let isJSON: Bool
  /// Whether a finding makes the command fail.
  let isStrict: Bool

  init(_ line: inout OptionReader) {
    asksPrivacy = line.has(
      CommandLineOption(
        name: "privacy",
        summary:
          "what strangers read, then what shows by previews and lock; so it is if nothing is said"))
    asksInterruptions = line.has(
      CommandLineOption(
        name: "interruptions", summary: "how often and how loudly each app interrupts, by hour"))
    settings = line.values(
      CommandLineOption(
        name: "setting", value: "APP KEY=VALUE", isRepeatable: true,
        summary: "interruptions also with this set from the start, such as 'album sounds=off'"))
    time = line.value(.at)
    isJSON = line.has(.json)
    isStrict = line.has(.strict)
  }

  /// Whether interruptions are counted.
  var hasInterruptions: Bool { asksInterruptions || !settings.isEmpty }
  /// Whether it is said what is revealed.
  var hasPrivacy: Bool { asksPrivacy || !hasInterruptions }
}

extension Invocation {
  fileprivate func audit(_ own: AuditOptions) throws -> ExitStatus {
    if own.isJSON, own.hasPrivacy, own.hasInterruptions {
      throw UsageError("--json prints one of --privacy and --interruptions; say which")
    }
    if own.isStrict, !own.hasPrivacy {
      throw UsageError(
        "--strict is for --privacy: it fails where something shows that nobody chose")
    }
    var changed: Session?
    let run = try headlessRun(of: arguments.operands, at: own.time) { run in
      for setting in own.settings { changed = try self.changed(setting, changed ?? run.session) }
    }
    var leaks = 0
    if own.hasPrivacy { leaks = try printPrivacy(of: run.session, own) }
    if own.hasInterruptions { printInterruptions(of: run.session, after: changed, own) }
    return max(status(of: run), own.isStrict && leaks > 0 ? .failed : .done)
  }

  private func changed(_ setting: String, _ session: Session) throws -> Session {
    let change = try settings(setting, on: session)
    do throws(Refusal) { return try session.played(with: change) } catch {
      throw UsageError("--setting=\(setting): \(error.description)")
    }
  }

  private func printPrivacy(of session: Session, _ own: AuditOptions) throws -> Int {
    // An app alone sent nothing: its categories are shown with made-up notifications.
    let locations = try locations()
    let isApp = arguments.operands.allSatisfy { locations.kind(named: $0) == .app }
    let audit = isApp ? PrivacyAudit(session.statesWithSamples) : PrivacyAudit(session.state)
    if own.isJSON {
      Console.print(JSONText.pretty(audit.json))
    } else {
      printLines(
        audit.lines(
          columns: auditColumns, isASCII: options.isASCII, isInWords: options.isAccessible))
    }
    return audit.findingCount
  }

  // Where lines are read, none goes on in the next.
  private var auditColumns: Int {
    options.isAccessible ? Model.unlimitedRoom : environment.outputColumns
  }

  private func printInterruptions(
    of session: Session, after changed: Session?, _ own: AuditOptions
  ) {
    let report = InterruptionReport(session.facts, on: session.state)
    let after = changed.map { InterruptionReport($0.facts, on: $0.state) }
    let count = report.total.interruptions
    // Each of them plays the whole course once more.
    let trials = own.isJSON || count > 0 ? session.silencingTrials : []
    if own.isJSON {
      Console.print(JSONText.pretty(report.json(after: after, trials: trials)))
    } else {
      printLines(
        report.lines(
          after: after, columns: auditColumns, isASCII: options.isASCII,
          isInWords: options.isAccessible))
      for trial in trials {
        Console.printLine(
          trial.line(before: count, isASCII: options.isASCII, isInWords: options.isAccessible))
      }
    }
  }

  private func settings(
    _ text: String, on session: Session
  ) throws -> (app: BundleIdentifier?, settings: [Setting]) {
    let document = ScenarioDocument(line: "setting \(text)")
    let context = ResolutionContext(
      state: session.state.withFormerApps, files: try locations().files(folder: ""))
    do {
      if let mistake = document.diagnostics.first { throw mistake }
      for line in document.lines {
        for case .command(.set(let app, let settings)) in try line.acts(in: context) {
          return (app, settings)
        }
      }
    } catch let mistake as Diagnostic {
      throw UsageError("--setting: \(mistake.message)")
    }
    throw UsageError("--setting takes an app and what is set, such as 'album sounds=off'")
  }

  private func printLines(_ lines: [ReportLine]) {
    for line in lines { Console.printLine(options.isAccessible ? line.spokenText : line.text) }
  }
}
