import Delivery
import Files
import Notifications
import Scenarios
import Sessions

extension Interaction {
  /// Takes a line from a pipe or a file: it is delivered, or says what is wrong with it.
  ///
  /// A line with a time moves the clock first. An app that is not installed gets a stand-in.
  ///
  /// - Returns: Why it was not delivered; nil where it was.
  @discardableResult
  package mutating func receive(_ line: PayloadLine) -> String? {
    let refusal = take(line)
    if let refusal { handle(.refused(refusal)) }
    return refusal
  }

  private mutating func take(_ line: PayloadLine) -> String? {
    complaints.add(line.diagnostics)
    guard line.payload != nil else { return line.diagnostics.last?.description }
    if let time = line.time { moveClock(to: time, at: line.placeOfTime) }
    guard let push = ResolvedPush(line, in: session.state) else { return nil }
    let resolved = incoming.resolved(push, around: line.place.path)
    complaints.add(resolved.notes(at: line.place))
    defer { tellFindings(in: resolved) }
    do throws(Refusal) {
      try perform(resolved)
      return nil
    } catch {
      return error.description
    }
  }

  // What will not do what its author means is said as it is of a file.
  private mutating func tellFindings(in push: ResolvedPush) {
    let found = incoming.findings(in: push, kept.session.state)
    complaints.add(found)
    if let worst = found.last(where: { $0.severity > .note }) { handle(.told(worst.description)) }
  }

  private mutating func moveClock(to time: String, at place: Place) {
    do throws(Diagnostic) {
      act(.advance(to: try When.instant(ofLine: time, in: session.state, at: place)))
    } catch {
      handle(.refused(error.description))
    }
  }
}
