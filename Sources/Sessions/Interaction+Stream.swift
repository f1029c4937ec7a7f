import Delivery
import Files
import Notifications
import Scenarios

extension Interaction {
  /// Takes a line that somebody wrote into a pipe: it is delivered, or says what is wrong with it.
  ///
  /// - Returns: What is left for whoever holds the terminal.
  package mutating func receive(_ line: PayloadLine) -> [TerminalAct] {
    diagnostics += line.diagnostics
    guard line.payload != nil else {
      return line.diagnostics.last.map { handle(.refused($0.description)) } ?? []
    }
    let left = line.time.map { moveClock(to: $0, at: line.place) } ?? []
    guard let delivering = Delivering(line, in: session.state) else { return left }
    diagnostics += [delivering.note(at: line.place)].compactMap(\.self)
    return left + deliver(delivering)
  }

  private mutating func moveClock(to time: String, at place: Place) -> [TerminalAct] {
    do throws(Diagnostic) {
      return act(.advance(to: try When.instant(ofLine: time, in: session.state, at: place)))
    } catch {
      return handle(.refused(error.description))
    }
  }
}
