import Delivery
import Notifications

/// What a word of an expectation names.
package enum ExpectedName: Hashable, Sendable {
  /// A notification, a group, an app.
  case notification(Word), group(Word), app(Word)
  /// Any of them.
  case anything(Word)

  /// The word, with its place.
  package var word: Word {
    switch self {
    case .notification(let word), .group(let word), .app(let word), .anything(let word): word
    }
  }

  /// - Returns: Nil for what names none of these.
  init?(_ argument: Argument, of parameter: Parameter) {
    guard argument.keyword == nil else { return nil }
    switch parameter.kind {
    case .notification: self = .notification(argument.word)
    case .group: self = .group(argument.word)
    case .app: self = .app(argument.word)
    case .anything, .notificationOrGroup: self = .anything(argument.word)
    case .identifier, .text, .fileName, .payload, .appSource, .scenario, .policy, .timeZone,
      .locale, .language, .languages, .rule, .pattern, .size, .time, .duration, .expiration,
      .number, .choice, .names, .system, .fraction, .span, .expectation:
      return nil
    }
  }
}

extension Expectation {
  /// Every notification, group and app that it names, in the order of the line.
  package var names: [ExpectedName] {
    let parameters = form.signature.parameters
    let given = arguments.positional
    let skipped = form.signature.skipsFirst(given.count) ? 1 : 0
    let words = given.indices.compactMap { index -> ExpectedName? in
      let place = min(index + skipped, parameters.count - 1)
      return parameters.indices.contains(place)
        ? ExpectedName(given[index], of: parameters[place]) : nil
    }
    return words
      + arguments.options.compactMap { option in
        form.signature.options.first { $0.key == option.key }
          .flatMap { ExpectedName(option.argument, of: $0.value) }
      }
  }
}

extension State {
  /// Whether something has or had a name, as far as that is known at once: what came and went without being
  /// delivered may have had it still.
  ///
  /// - Parameter names: What all that was delivered is called.
  package func knows(_ name: ExpectedName, by names: DeliveredNames?) -> Bool {
    switch name {
    case .app(let word): isAny { () throws(Diagnostic) in try findApp(word.text, at: word.place) }
    case .group(let word): isAny { () throws(Diagnostic) in try findGroup(word) }
    case .notification(let word): knowsNotification(word, names)
    case .anything(let word):
      knowsNotification(word, names)
        || isAny { () throws(Diagnostic) in try findApp(word.text, at: word.place) }
        || isAny { () throws(Diagnostic) in try findGroup(word) }
    }
  }

  private func knowsNotification(_ word: Word, _ names: DeliveredNames?) -> Bool {
    isAny { () throws(Diagnostic) in try findNotification(word, by: names) }
      || pending(named: word.text) != nil
      || push.waiting.all.contains { [$0.name, $0.identifier].contains(word.tailOfName) }
  }

  // Where several have the name, that is said when it is looked up.
  private func isAny<Found>(_ find: () throws(Diagnostic) -> Found?) -> Bool {
    do throws(Diagnostic) {
      return try find() != nil
    } catch {
      return true
    }
  }
}
