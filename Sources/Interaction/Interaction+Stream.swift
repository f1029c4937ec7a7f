import Delivery
import Files
import Notifications
import Scenarios
import Sessions

extension Interaction {
  /// Takes a line from a pipe: it is delivered, or says what is wrong with it.
  ///
  /// A line with a time moves the clock first. An app that is not installed gets a stand-in.
  ///
  /// - Returns: What is left for the holder of the terminal.
  package mutating func receive(_ line: PayloadLine) -> [TerminalAct] {
    let (acts, refusal) = take(line)
    return acts + (refusal.map { handle(.refused($0)) } ?? [])
  }

  /// The same, and why it was not delivered is left to be said; nil where it was.
  mutating func take(_ line: PayloadLine) -> (acts: [TerminalAct], refusal: String?) {
    diagnostics += line.diagnostics
    guard line.payload != nil else { return ([], line.diagnostics.last?.description) }
    let left = line.time.map { moveClock(to: $0, at: line.place) } ?? []
    let resolved = ResolvedPush(line, in: session.state)
    guard let delivering = resolved?.found(by: &search, around: line.place.path) else {
      return (left, nil)
    }
    diagnostics += [delivering.note(at: line.place)].compactMap(\.self)
    do throws(Refusal) {
      let acts = left + (try perform(delivering))
      return (acts + lint(delivering), nil)
    } catch {
      return (left + lint(delivering), error.description)
    }
  }

  // What will not do what its author means is said as it is of a file; after the push, whose app is
  // there by then.
  private mutating func lint(_ delivering: ResolvedPush) -> [TerminalAct] {
    let found = streamLint.findings(in: delivering.push, session.state)
      .filter { streamFold.takes($0) }
    diagnostics += found
    let worst = found.filter { $0.severity > .note }
    return worst.last.map { handle(.told($0.description)) } ?? []
  }

  private mutating func moveClock(to time: String, at place: Place) -> [TerminalAct] {
    do throws(Diagnostic) {
      return act(.advance(to: try When.instant(ofLine: time, in: session.state, at: place)))
    } catch {
      return handle(.refused(error.description))
    }
  }
}
