import Delivery
import Explaining
import Notifications

/// A course that went otherwise than its picture: what was wanted above what
/// came, and what happened there.
package struct TimelineMismatch: Error, CustomStringConvertible {
  /// A lane, as it was wanted and as it came.
  struct Course {
    /// The lane's.
    let name: String
    /// A symbol for each step.
    let wanted: [Character]
    /// A symbol for each step that was gone through.
    let got: [Character]

    /// The first column that differs; nil where none does.
    var difference: Int? {
      let same = zip(wanted, got).prefix { $0 == $1 }.count
      return wanted == got ? nil : same
    }
  }

  /// A column: how long after the start it is, and what happened since the one before.
  struct Moment {
    let elapsed: Interval
    let facts: [Fact]
  }

  /// In the order of the lanes; those of what is done never differ.
  let courses: [Course]
  /// One for each step that was gone through.
  let moments: [Moment]
  /// The test's file and line.
  let place: String

  package var description: String {
    let wrong = courses.filter { $0.difference != nil }
    let width = max(6, courses.map(\.name.count).max() ?? 0)
    func row(_ name: String, _ symbols: [Character]) -> String {
      "  \(name)" + String(repeating: " ", count: width - name.count + 2) + String(symbols)
    }
    var lines = courses.filter { $0.difference == nil }.map { row($0.name, $0.wanted) }
    for course in wrong {
      lines += [row("wanted", course.wanted), row("got", course.got)]
      let column = course.difference ?? 0
      lines.append(String(repeating: " ", count: width + 4 + column) + "^ " + reason(at: column))
    }
    return "\(place): \(wrong.map(sentence).joined(separator: "; "))\n"
      + lines.joined(separator: "\n")
  }

  private func sentence(_ course: Course) -> String {
    let column = course.difference ?? 0
    return "\(course.name) \(time(column)): wanted \(symbol(course.wanted, column)), "
      + "got \(symbol(course.got, column))"
  }

  private func symbol(_ symbols: [Character], _ column: Int) -> String {
    guard column < symbols.count else { return "no column" }
    return symbols[column] == "-" ? "nothing" : String(symbols[column])
  }

  private func time(_ column: Int) -> String {
    guard column < moments.count else { return "after the last step" }
    let milliseconds = moments[column].elapsed.milliseconds
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    return rest == 0 ? "at \(seconds) s" : "at \(milliseconds) ms"
  }

  // What happened there, or the last thing before, with the rules that decided.
  private func reason(at column: Int) -> String {
    let before = moments.indices.prefix(column + 1)
    guard let last = before.last(where: { !telling(moments[$0].facts).isEmpty }) else {
      return "nothing has happened"
    }
    let words = telling(moments[last].facts).map { fact in
      let rules = fact.reasons.map(\.rule.description).joined(separator: ", ")
      return fact.event.name.rawValue + (rules.isEmpty ? "" : " (\(rules))")
    }
    return (last == column ? "" : "last \(time(last)): ") + words.joined(separator: ", ")
  }

  private func telling(_ facts: [Fact]) -> [Fact] {
    facts.filter { $0.event.name != .clockMoved }
  }
}
