import Screens
import Sessions

extension Invocation {
  /// How a report for people looks: in colors where it goes to a terminal, unless something else
  /// is wished.
  var reportLook: ReportLook {
    ReportLook(isColored: isColored(onTerminal: outputPath == nil && environment.isOutputTerminal))
  }

  /// How what is said beside the report looks.
  var talkLook: ReportLook {
    ReportLook(isColored: isColored(onTerminal: environment.isErrorTerminal))
  }

  private func isColored(onTerminal isTerminal: Bool) -> Bool {
    colorWish ?? (isTerminal && ![nil, "dumb"].contains(environment["TERM"]))
  }

  /// Whether colors are wished of a command that needs nothing else of `config.json`, in the order
  /// of the screen; nil where nothing is said. What is wrong with the file is for others to tell.
  var colorWish: Bool? {
    colorWish((try? foundConfiguration())?.configuration ?? Configuration())?.value
  }
}
