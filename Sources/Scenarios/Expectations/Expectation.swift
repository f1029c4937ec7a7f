import Notifications

/// Something that has to be so when the line is reached.
///
/// Checked against the state when its line is reached; nothing is remembered between two of them.
package struct Expectation: Sendable {
  /// Where the line begins.
  package var place: Place
  /// Whether `not` turned it round.
  package var isNegated = false
  /// The row of the table of expectations that it is written in.
  package var form: ExpectationForm
  /// What it says behind the form's own words.
  package var arguments = VerbArguments()
  /// As it is written, without `expect`, such as `group chat/x count 2`.
  package var text: String

  /// Understands the words behind `expect`; nil where they are no expectation.
  ///
  /// - Parameters:
  ///   - line: What stands behind `expect`.
  ///   - diagnostics: Gets what is wrong; with an error the line cannot run.
  init?(_ line: LexedLine, at place: Place, _ diagnostics: inout [Diagnostic]) {
    self.place = place
    text = line.asWritten
    var rest = line
    if rest.words.first?.isKeyword("not") == true {
      isNegated = true
      rest.words.removeFirst()
    }
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
    } catch {
      diagnostics.append(error)
      return nil
    }
    arguments = form.signature.read(rest, for: "expect " + form.subject, &diagnostics)
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
  var asWritten: String { form == .plain || json != nil ? text : text.quoted }
}
