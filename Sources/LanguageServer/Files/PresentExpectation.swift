import Delivery
import Notifications
import Scenarios
import Sessions

/// What holds in the place of an expectation that does not: of the same thing, in the same form.
struct PresentExpectation {
  /// The line that says it.
  let line: String

  /// - Parameter session: As it is when the expectation is reached.
  init?(_ expectation: Expectation, in session: Session) {
    guard let text = Self.text(in: session, of: expectation) else { return nil }
    line = "expect " + text
  }

  private static func text(in session: Session, of expectation: Expectation) -> String? {
    if expectation.isNegated {
      return expectation.text.split(separator: " ", maxSplits: 1).dropFirst().joined()
    }
    let found = asItIs(expectation, in: session) ?? listed(like: expectation, in: session)
    return found?.text
  }

  private static func asItIs(_ expectation: Expectation, in session: Session) -> Expectation? {
    let context = session.expectationContext
    let present = expectation.claim.asItIs(in: context)
      .flatMap { Expectation($0, in: session.state) }
    return present?.failure(in: context) == nil ? present : nil
  }

  private static func listed(like expectation: Expectation, in session: Session) -> Expectation? {
    let state = session.state
    let own = expectation.identities(in: state)
    let subjects = expectation.claim.names.compactMap { state.subject($0) } + [.phone]
    let alike = subjects.flatMap { subject in
      state.expectable(of: subject) { session.explanation(of: $0).rules }
    }.filter {
      expectation.isAlike($0) && $0.failure(in: session.expectationContext) == nil
    }
    let same = alike.first { $0.identities(in: state) == own && !own.contains(nil) }
    return same ?? (expectation.form.namesAreValues ? alike.first : nil)
  }
}

extension Expectation {
  /// What its names mean, in their order; nil for one that means nothing now.
  fileprivate func identities(in state: State) -> [AnyHashable?] {
    claim.names.map { name in
      switch name.kind {
      case .app: (try? state.requireApp(name.word))?.app.bundleIdentifier.text
      case .focus, .appExtension, .viewElement, .action: name.word.text
      case .notification, .group, .anything: state.subject(name)
      }
    }
  }

  /// Whether another says something of the same kind.
  fileprivate func isAlike(_ other: Expectation) -> Bool {
    guard form.usage == other.form.usage else { return false }
    let parameters = form.signature.parameters
    guard let choice = parameters.firstIndex(where: \.isChoice), choice + 1 < parameters.count,
      !parameters[choice + 1].isChoice
    else { return true }
    return word(choice) == other.word(choice)
  }

  // A word behind the subject.
  private func word(_ index: Int) -> String? {
    let line = ScenarioOutline(Array("expect \(text)".utf8), path: "-").lines.first
    let words = (line?.words ?? []).filter {
      if case .optionKey = $0.role { return false }
      if case .optionValue = $0.role { return false }
      return true
    }
    return words.indices.contains(index + 2) ? words[index + 2].word.text : nil
  }
}

extension ExpectationForm {
  /// Whether what it names is what it says, as in `banner n1`, and not what it is about.
  fileprivate var namesAreValues: Bool {
    let kinds = signature.parameters.map(\.kind)
    return !kinds.contains { [.app, .group, .notification, .anything].contains($0) }
      || kinds.allSatisfy { [.app, .notification].contains($0) }
  }
}

extension Parameter {
  fileprivate var isChoice: Bool { if case .choice = kind { true } else { false } }
}

extension State {
  /// What an expectation's name means; nil for an app, and where it means nothing now.
  func subject(_ name: ExpectedName) -> ExpectationSubject? {
    switch name.kind {
    case .notification, .anything:
      (try? deliveries(name.word, by: DeliveryIndex(of: self)))?.latest(in: self)
        .map(ExpectationSubject.notification)
    case .group:
      (try? requireGroup(name.word)).flatMap { list.find($0.key, in: $0.section) }
        .map(ExpectationSubject.group)
    case .app, .focus, .appExtension, .viewElement, .action: nil
    }
  }
}
