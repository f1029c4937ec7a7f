/// Until when what is looked at is played: to its end, to a time, or to a line.
struct PlayedMoment {
  /// What `--at` says; nil where it is not given.
  let time: String?
  private let line: String?

  init(_ options: inout OptionReader) {
    time = options.value(.at)
    line = options.value(Self.reached)
  }

  private static let reached = CommandLineOption(
    name: "line", value: "[FILE:]N",
    summary: "as this line of the scenario, or of a FILE that it includes, finds it; "
      + "later ones of the same moment may change it")

  /// Whether that is the end of all that there is to play.
  var isEnd: Bool { time == nil && line == nil }

  /// The line to stop at; nil for none.
  func stop(in invocation: Invocation) throws(UsageError) -> StopOption? {
    guard let stop = try StopOption(line, invocation) else { return nil }
    if time != nil { throw UsageError("--at is not for --line, which says when; give one of them") }
    return stop
  }
}
