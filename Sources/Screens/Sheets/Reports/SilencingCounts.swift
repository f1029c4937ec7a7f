import Delivery
import Explaining

/// How often the same events would interrupt with each Focus on and with the summary,
/// as far as it was counted.
struct SilencingCounts {
  // In the order in which it is asked for.
  private var counted: [SilencingTrial] = []
  private var waiting: ArraySlice<MatrixValue>

  init(_ report: InterruptionReport, on state: State) {
    waiting = SilencingTrial.values(on: state, for: report)[...]
  }

  /// What is still to be counted first; nil once all is there.
  var next: MatrixValue? { waiting.first }

  /// Takes in what was counted of the next; nil where the phone cannot be set like that.
  mutating func take(_ trial: SilencingTrial?) {
    waiting = waiting.dropFirst()
    if let trial { counted.append(trial) }
  }

  /// A line for each that was counted.
  ///
  /// - Parameters:
  ///   - count: How many interrupt as it was played.
  ///   - columns: What there is room for; the rest goes on below.
  ///   - isASCII: Whether nothing beyond 7 bits may be written.
  ///   - isInWords: Whether nothing is drawn, an arrow neither.
  func lines(before count: Int, columns: Int, isASCII: Bool, isInWords: Bool) -> [ReportLine] {
    counted.flatMap { trial in
      let line = trial.line(before: count, isASCII: isASCII, isInWords: isInWords)
      return ReportLine.wrapped(line, .value, columns: columns)
    }
  }
}

/// A Focus, or the summary, that the open report of interruptions is still to be counted with.
package struct SilencingOrder: Equatable, Sendable {
  /// What is tried: one value.
  package let value: MatrixValue
  /// What had happened: after anything else it is played anew.
  let course: CourseStamp
}

extension Model {
  /// What the open report waits for; nil where none is open, or all is there.
  package var silencingOrder: SilencingOrder? { topmost(ReportSheet.self)?.silencingOrder }

  /// Takes in how often it would interrupt so; nil where the phone cannot be set like that.
  package mutating func take(_ trial: SilencingTrial?, for order: SilencingOrder) {
    change(ReportSheet.self) { $0.take(trial, for: order) }
  }
}
