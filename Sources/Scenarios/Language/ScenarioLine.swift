import Notifications

/// A line of a scenario that can run: names are still as they were written.
///
/// Only the state tells what its names mean, so the same line can be read once and run often.
package struct ScenarioLine: Sendable {
  /// Where its first word stands.
  package var place: Place
  /// When it runs; nil for the present moment.
  package var when: When?
  /// Where the WHEN stands.
  var whenPlace: Place?
  /// What is to be done.
  package var verb: Verb
  /// What stands behind the verb, checked against its signature; behind `expect`
  /// nothing, which is read at once.
  package var arguments: LexedLine
  /// Of an `expect`, what it expects.
  package var expectation: Expectation?
  /// What its scenario's case filled in, for complaints that only come up as it is played;
  /// nil where there is no case.
  package internal(set) var filling: CaseFilling?

  /// What the line does, with the names as they are in the state.
  ///
  /// - Parameter context: Let go of it before the acts are performed: it holds the state.
  /// - Returns: Remarks first, and what has to be done before; then the line's own acts.
  /// - Throws: Where a name is unknown, a file cannot be read, or the
  ///   profile lacks the verb or a key.
  package func acts(in context: ResolutionContext) throws(Diagnostic) -> [Act] {
    try checkFeatures(in: context.state.device.profile)
    return try verb.acts(of: self, in: context)
  }

  /// The moment that the clock moves to before the line runs; nil where it does not move.
  ///
  /// - Parameters:
  ///   - now: What the clock reads.
  ///   - zone: The device's.
  /// - Throws: Where that is past.
  package func instant(now: Instant, in zone: TimeZone) throws(Diagnostic) -> Instant? {
    guard let when else { return nil }
    return try when.instant(after: now, in: zone, at: whenPlace ?? place)
  }
}

extension ScenarioLine {
  /// The first word for which the verb asks something of this kind; nil where it
  /// asks for nothing like it.
  package func word(of kind: Parameter.Kind) -> Word? { words { $0 == kind }.first }

  /// The first word that is this for the verb; nil where none is.
  package func word(as role: Parameter.Role) -> Word? { askedWords { $0.role == role }.first }

  /// The words for which the verb asks something of these kinds, in the order of the line.
  package func words(_ isMeant: (Parameter.Kind) -> Bool) -> [Word] {
    askedWords { isMeant($0.kind) }
  }

  private func askedWords(_ isMeant: (Parameter) -> Bool) -> [Word] {
    let (parameters, words) = (verb.signature.parameters, arguments.words)
    let skipped = verb.signature.skipsFirst(words.count) ? 1 : 0
    return words.prefix(parameters.count - skipped).indices.filter { index in
      let parameter = parameters[skipped + index]
      return isMeant(parameter) && !parameter.keywords.contains(where: words[index].isKeyword)
    }.map { words[$0] }
  }

  /// The value of an option; nil where it is not given.
  ///
  /// - Parameter key: Without the `=`.
  package func option(_ key: String) -> Word? {
    arguments.options.first { $0.key == key }?.value
  }
}

/// A picture that a scenario asks to compare.
package struct SnapshotRequest: Hashable, Sendable {
  /// The snapshot's name, which its file has, too.
  package var name: String
  /// Which screen to draw; nil for the one that is up.
  package var screen: String?
  /// The size of the picture; nil for the run's own.
  package var size: ScreenSize?
  /// `text`, `styled`, `ansi`, `svg` or `html`; nil for the usual one.
  package var format: String?
  /// Whether it is the phone alone, without status line, hints and footer.
  package var isBare = true
  /// What is covered, as it may change; nil for nothing.
  package var mask: TextPattern?
  /// Where the line is.
  package var place: Place
}
