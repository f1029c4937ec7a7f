import Delivery
import Notifications

/// Something that has to be so when the line is reached.
///
/// Checked against the state when its line is reached; nothing is remembered between two of them.
package struct Expectation: Sendable {
  /// Where the line begins.
  package var place: Place
  /// Whether `not` turned it round: it has to be untrue.
  package var isNegated = false
  /// When it has to be so.
  package var moment = ExpectedMoment.now
  /// Whether the clock goes on for it, or went on before it was decided.
  private(set) var waits = false
  /// What it says.
  package var claim: Claim
  /// The row of the table of expectations that it is written in.
  package var form: ExpectationForm
  /// As it is written, without `expect`, such as `group chat/x count 2`.
  package var text: String
  /// The same for the moment at which it was decided, as a recording of what was
  /// played until then has it.
  package private(set) var momentText: String

  /// Understands the words behind `expect`; nil where they are no expectation.
  ///
  /// - Parameters:
  ///   - line: What stands behind `expect`.
  ///   - diagnostics: Gets what is wrong; with an error the line cannot run.
  init?(_ line: LexedLine, at place: Place, _ diagnostics: inout [Diagnostic]) {
    var rest = line
    let timing: (moment: ExpectedMoment, isNegated: Bool)
    do throws(Diagnostic) { timing = try ExpectedMoment.read(&rest, at: place) } catch {
      if !line.isBroken { diagnostics.append(error) }
      return nil
    }
    let momentWords = rest.asWritten
    guard let subject = rest.words.first else {
      if !line.isBroken {
        let message = "expect lacks what to expect; \(ExpectationForm.subjectsHint)"
        diagnostics.append(Diagnostic(place, .error, message))
      }
      return nil
    }
    rest.words.removeFirst()
    do throws(Diagnostic) {
      form = try ExpectationForm.form(subject, rest)
      rest.joinComparison(of: form.signature)
      var mistakes: [Diagnostic] = []
      form.signature.check(rest, for: "expect " + form.subject, &mistakes)
      diagnostics += mistakes
      let isMistaken = mistakes.contains { $0.severity == .error }
      guard !isMistaken, !rest.isBroken else { return nil }
      var reader = LineReader(rest, of: form.signature, at: place, in: ())
      claim = try form.read(&reader)
    } catch {
      diagnostics.append(error)
      return nil
    }
    self.place = place
    (moment, isNegated) = timing
    waits = moment != .now
    text = line.asWritten
    momentText = (isNegated ? "not " : "") + momentWords
  }

  /// The expectation that says so, in the words of its row.
  ///
  /// - Parameter state: In which it will be read.
  /// - Returns: Nil for what no line says, such as a list without anything in it.
  package init?(_ claim: Claim, in state: State) {
    let written = ExpectationForm.all.firstNonNil { form in
      (try? form.write(claim, state)).map { (form, $0) }
    }
    guard let (form, text) = written else { return nil }
    place = Place("-")
    (self.claim, self.form, self.text) = (claim, form, text)
    momentText = text
  }
}

extension LexedLine {
  /// The words again, with quotes only where they are needed.
  fileprivate var asWritten: String {
    let words = words.map(\.asWritten)
    return (words + options.map { $0.key + "=" + $0.value.asWritten }).joined(separator: " ")
  }
}

extension Word {
  /// The word with quotes only where it had some; JSON without.
  ///
  /// - Returns: On one line, except for JSON over several.
  var asWritten: String {
    if form == .plain || json != nil { return text }
    guard let head, let separator = text.utf8.dropFirst(head.utf8.count).first else {
      return text.quoted
    }
    // Quotes around the first half alone say where it ends.
    let tail = String(decoding: text.utf8.dropFirst(head.utf8.count + 1), as: UTF8.self)
    return head.quoted + String(UnicodeScalar(separator)) + (tail.isEmpty ? "" : tail.quoted)
  }
}
