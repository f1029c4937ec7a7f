import Delivery
import Notifications

/// An expectation that is not so, with all that helps to see why.
package struct ExpectationFailure: Hashable, Sendable {
  /// Where the expectation's line begins.
  package var place: Place
  /// As it is written, without `expect`.
  package var expectation: String
  /// What had to be there.
  package var expected: String
  /// What is there.
  package var actual: String
  /// The first difference between two texts, in words.
  ///
  /// Nil where there is nothing to compare, and under `not`.
  package var firstDifference: String?
  /// The rules that made it so.
  ///
  /// Empty where it is about no notification, and nothing else tells.
  package var rules: [RuleID]
  /// The notification, group or app that it is about, as `explain` takes its name;
  /// nil where it is about none.
  package var subject: String?
  /// What shows it.
  package var shownBy: ShowingCommand
  /// Whether it was checked as soon as its line was reached, without letting the clock go on.
  package var isCheckedAtOnce = true

  /// The command that shows it, without the program's name in front of `coversheet`. Paths and
  /// names are quoted for a shell. Nil where the scenario came through standard input.
  package var command: String? { shownBy.text }

  /// The complaint in one line.
  package var diagnostic: Diagnostic {
    Diagnostic(place, .error, "expected \(expectation), but found \(actual)")
  }

  /// The whole report, a line each; the first is the complaint.
  ///
  /// Aligned, so that expected and actual stand one below the other.
  package var lines: [String] {
    var lines = [diagnostic.description, "  expected  \(expected)", "  actual    \(actual)"]
    if let firstDifference { lines.append("  differs   \(firstDifference)") }
    if !rules.isEmpty {
      lines.append("  rules     " + rules.map(\.description).joined(separator: " "))
    }
    return lines + [command].compactMap { $0.map { "  see       " + $0 } }
  }
}

extension Expectation {
  /// Whether it is so now; nil where it is.
  ///
  /// A name that is unknown is a failure as well, and not an error: what it says is in `actual`.
  package func failure(in context: ExpectationContext) -> ExpectationFailure? {
    let finding: ExpectationFinding
    do throws(Diagnostic) {
      finding = try form.find(claim, context) ?? ExpectationFinding(false, actual: "nothing")
    } catch {
      return failure(ExpectationFinding(false, actual: error.message), context)
    }
    return finding.holds == isNegated ? failure(finding, context) : nil
  }

  /// Why it cannot be checked, such as that several apps have a name in it; nil where it can.
  ///
  /// That a name is unknown is none: something may be called so later.
  package func mistake(in context: ExpectationContext) -> Diagnostic? {
    // What names nothing can be checked always; to look at a screen it is drawn.
    if claim.names.isEmpty { return nil }
    do throws(Diagnostic) { _ = try form.find(claim, context) } catch {
      return error.precondition == nil ? error : nil
    }
    return nil
  }

  private func failure(_ finding: ExpectationFinding, _ context: ExpectationContext)
    -> ExpectationFailure
  {
    let number = finding.number
    let rules = finding.rules + (number.map(context.rulesOf) ?? [])
    let expected = finding.expected.map { isNegated ? "not " + $0 : $0 } ?? text
    return ExpectationFailure(
      place: place, expectation: text, expected: expected,
      actual: finding.actual + (number.flatMap(context.state.wordsBesideListed) ?? ""),
      firstDifference: isNegated ? nil : finding.difference,
      rules: rules.uniqued(), subject: subject(number, context.state),
      shownBy: command(number, context.state), isCheckedAtOnce: !waits)
  }

  private func subject(_ number: Int?, _ state: State) -> String? {
    if let number {
      return state.bareName(of: number)
    }
    guard let first = form.signature.parameters.first, first.kind.namesSubject else { return nil }
    return claim.names.first?.word.text
  }

  private func command(_ number: Int?, _ state: State) -> ShowingCommand {
    let time = state.now.scenarioText(in: state.device.timeZone)
    let name = number != nil || isAboutApp(in: state) ? subject(number, state) : nil
    let other = form.subject == "screen" ? "render" : "state"
    return ShowingCommand(
      name: name == nil ? other : "explain", path: place.path, subject: name, time: time)
  }

  private func isAboutApp(in state: State) -> Bool {
    guard form.signature.parameters.first?.kind == .app, let name = claim.names.first else {
      return false
    }
    return (try? state.requireApp(name.word)) != nil
  }
}

extension State {
  // Where no scenario is written, quotes would be letters of the name.
  fileprivate func bareName(of number: Int) -> String {
    let key = notification(number).key
    // By its identifier the listed one would be meant.
    let name = listed(besides: number) == nil ? key.identifier : notification(number).name
    let found = try? findNotification(Word(name, at: Place("")))
    return found == key ? name : "\(key.app.text):\(name)"
  }

  // Of which of two with one identifier it is said: a silent push takes nothing off the list.
  fileprivate func wordsBesideListed(_ number: Int) -> String? {
    listed(besides: number).map { listed in
      "; that is \(notification(number).name), which came last; \(notification(listed).name) is listed"
    }
  }

  // An earlier delivery that is listed under the identifier of one that has a name of its own.
  private func listed(besides number: Int) -> Int? {
    let (key, name) = (notification(number).key, notification(number).name)
    guard let listed = list.find(key)?.number, listed < number, !name.isExactly(key.identifier),
      !name.isExactly(notification(listed).name)
    else { return nil }
    return listed
  }
}

extension Parameter.Kind {
  /// Whether a word of this kind names something that can be explained.
  fileprivate var namesSubject: Bool {
    [.app, .group, .notification, .notificationOrGroup, .anything].contains(self)
  }
}
