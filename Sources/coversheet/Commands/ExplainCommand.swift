import Delivery
import Explaining
import Notifications
import Scenarios
import Screens
import Sessions

extension CommandSpec {
  /// `coversheet explain`: prints each decision about a notification, group or app with its rule.
  static let explain = CommandSpec(
    name: "explain", synopsis: "WHAT|- NOTIFICATION|GROUP|APP",
    summary: "say why: every decision with its rule",
    examples: [
      ("coversheet explain day.scenario n7", "why a notification is where it is"),
      ("coversheet explain day.scenario messages/family", "why these are one group"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { (invocation, options: ExplainOptions) in
    try invocation.expectAtMost(2)
    _ = try invocation.operand(0, "WHAT")
    let name = try invocation.operand(1, "NOTIFICATION, GROUP or APP")
    let run = try invocation.headlessRun(at: options.moment)
    let explanation = try invocation.explanation(
      named: name, in: run.session, at: options.moment)
    Console.print(
      options.isJSON
        ? JSONText.pretty(run.session.json(of: explanation))
        : explanation.text(on: run.session.state.device, columns: invocation.explainedColumns))
    return invocation.status(of: run)
  }
}

/// What `explain` takes.
private struct ExplainOptions: CommandOptions {
  /// Until when it is played.
  let moment: PlayedMoment
  /// Whether the explanation is written as JSON.
  let isJSON: Bool

  init(_ line: inout OptionReader) {
    moment = PlayedMoment(&line)
    isJSON = line.has(.json)
  }
}

extension Invocation {
  // In a file as wide as is read well.
  fileprivate var explainedColumns: Int {
    environment.isOutputTerminal ? environment.outputColumns : .max
  }

  // The name stands on the command line, which has no place to point to.
  fileprivate func explanation(
    named name: String, in session: Session, at moment: PlayedMoment
  ) throws(UsageError) -> Explanation {
    do throws(Diagnostic) {
      return try session.explanation(ofAnything: name)
    } catch {
      throw UsageError(comingLater(name, than: moment) ?? error.message)
    }
  }

  // With --at or --line the rest is not played: what comes in it is told, and not denied.
  private func comingLater(_ name: String, than moment: PlayedMoment) -> String? {
    guard !moment.isEnd, let whole = try? played(),
      let later = try? whole.session.explanation(ofAnything: name)
    else { return nil }
    let zone = whole.session.state.device.timeZone
    let first = later.judgments.map(\.at).min().map { CivilTime($0, in: zone) }
    let clock = first.map { ", at \(When.reading($0))" } ?? ""
    return "“\(name)” comes later\(clock); write a later --at or --line"
  }

  // To its end; what there is to say of it was said.
  private func played() throws -> HeadlessRun {
    let locations = try locations()
    var run = HeadlessRun(
      try LoadedInput(
        [locations.located(operand(0, "WHAT"))], settings: worldSettings(), locations: locations))
    run.play()
    return run
  }
}
