import Sessions

extension Invocation {
  /// How a report for people looks: in colors where it goes to a terminal, unless `--color`,
  /// `NO_COLOR`, `CLICOLOR_FORCE` or `CLICOLOR` says otherwise.
  var reportLook: ReportLook {
    ReportLook(isColored: isColored(onTerminal: outputPath == nil && environment.isOutputTerminal))
  }

  /// How what is said beside the report looks.
  var talkLook: ReportLook {
    ReportLook(isColored: isColored(onTerminal: environment.isErrorTerminal))
  }

  private func isColored(onTerminal isTerminal: Bool) -> Bool {
    switch options.color {
    case "always": return true
    case "never": return false
    default: break
    }
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    let isPlain = environment["CLICOLOR"] == "0" || [nil, "dumb"].contains(environment["TERM"])
    return !isPlain && isTerminal
  }
}
