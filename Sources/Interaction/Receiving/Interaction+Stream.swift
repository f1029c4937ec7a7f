import Delivery
import Files
import Notifications
import Scenarios
import Sessions

extension Interaction {
  /// Takes a line from a pipe or a file: it is delivered, or says what is wrong with it.
  ///
  /// A line with a time moves the clock first, and is refused where the clock does not get there.
  /// An app that is not installed gets a stand-in.
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
    guard line.payload != nil, !line.isMisdirected else {
      return (line.diagnostics.last { $0.severity == .error } ?? line.diagnostics.last)?.description
    }
    if let refusal = line.refusalOfToken(in: session.state) {
      complaints.add([refusal])
      return refusal.description
    }
    // It was not to come at another time.
    if let refusal = moveClock(for: line) { return refusal }
    guard let push = ResolvedPush(line, in: session.state) else { return nil }
    let resolved = incoming.resolved(push, around: line.place.path, in: kept.session.state)
    complaints.add(resolved.notes(at: line.place, in: session.state))
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
    let all = incoming.findings(in: push, kept.session.state)
    let found = all.flatMap { opened.weighed($0) }
    complaints.add(found)
    if let worst = found.last(where: { $0.severity > .note }) { handle(.told(worst.description)) }
  }

  // Why the clock is not where the line says; nil where it is.
  private mutating func moveClock(for line: PayloadLine) -> String? {
    guard let time = line.time else { return nil }
    let place = line.placeOfTime
    do throws(Diagnostic) {
      let instant = try When.instant(ofLine: time, in: session.state, at: place)
      do throws(Refusal) { try attempt(.advance(to: instant)) } catch {
        throw Diagnostic(place, .error, error.description)
      }
      return nil
    } catch {
      complaints.add([error])
      return error.description
    }
  }
}
