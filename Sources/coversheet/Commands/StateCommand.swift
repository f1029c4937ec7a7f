import Sessions

extension CommandSpec {
  /// `coversheet state`: prints the state after everything was played, or at a time, as JSON.
  static let state = CommandSpec(
    name: "state", synopsis: "WHAT|-", summary: "print the state as JSON",
    examples: [
      ("coversheet state Messages.app", "everything after its payloads were delivered"),
      ("coversheet state day.scenario --at 12:00", "as it is at noon"),
      ("coversheet state day.scenario --line 12", "as line 12 finds it"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { (invocation, options: StateOptions) in
    try invocation.expectAtMost(1)
    let run = try invocation.headlessRun(at: options.moment)
    let status = invocation.status(of: run)
    try invocation.deliver(run.stateJSON, status)
    return status
  }
}

/// What `state` takes.
private struct StateOptions: CommandOptions {
  /// Until when it is played.
  let moment: PlayedMoment

  init(_ line: inout OptionReader) {
    moment = MomentOptions(&line).moment
    // Wherever there is data (formats §1); here there is nothing else.
    _ = line.has(.json)
  }
}

/// A moment that is looked at, and where what is made of it goes.
struct MomentOptions: CommandOptions {
  /// Until when it is played.
  let moment: PlayedMoment

  init(_ line: inout OptionReader) {
    moment = PlayedMoment(&line)
    line.shares(.output)
  }
}
