/// Known names, prepared once for many mistyped ones.
package struct KnownNames: Sendable {
  // With the kinds of letters that each has: of most they tell that it is not near.
  private let names: [(name: String, kinds: UInt64)]

  /// Takes names in the order in which equally near ones are preferred.
  package init(_ names: some Sequence<String>) {
    self.names = names.map { ($0, PlainLetters.kinds(of: $0)) }
  }

  /// The known name that a mistyped one most likely means.
  ///
  /// A name is near when it is the same but for case and `-`, `_`, `.`, blanks (`threadId` and
  /// `thread-id`), when two typing mistakes lead to it, one where the mistyped name has at most four
  /// letters, or when it is the only beginning of one. Of two letters only a beginning and a swap
  /// count: another letter is half of the word.
  ///
  /// - Returns: The nearest; of equally near ones the first that goes on where the mistyped one
  ///   ends, else the first. Nil where none is near.
  package func nearest(to name: String) -> String? {
    if let number = Int(name), let near = nearestNumber(number, among: names.map(\.name)) {
      return near
    }
    let plain = PlainLetters(name)
    guard plain.count > 0 else { return nil }
    let kinds = PlainLetters.kinds(of: name)
    // Of `n9` the number may be wrong, of `fr` nothing that leaves `ar`.
    let isPair = plain.count == 2 && !name.utf8.contains { (0x30...0x39).contains($0) }
    return mistyped(plain, kinds, isPair: isPair) ?? begun(plain, kinds)
  }

  private func mistyped(_ plain: PlainLetters, _ kinds: UInt64, isPair: Bool) -> String? {
    var best: String?
    // Of short names nearly any other is two mistakes away.
    var most = plain.count > 4 ? 2 : 1
    for (name, others) in names {
      // Each mistake takes at most one kind of letter away, and adds at most one.
      if (kinds & ~others).nonzeroBitCount > most || (others & ~kinds).nonzeroBitCount > most {
        continue
      }
      let letters = PlainLetters(name)
      guard let distance = plain.distance(to: letters, within: most), distance < plain.count,
        distance < letters.count,
        !isPair || distance == 0 || kinds == others || letters.begins(with: plain)
      else { continue }
      best = name
      // Of the others only those that are nearer count.
      most = distance - 1
      if most < 0 { return best }
    }
    return best.map { continued(plain, kinds, by: most + 1) ?? $0 }
  }

  // An end is left out more often than another letter is typed: `of` for `off`, not for `on`.
  private func continued(_ plain: PlainLetters, _ kinds: UInt64, by count: Int) -> String? {
    names.first {
      guard kinds & ~$0.kinds == 0 else { return false }
      let letters = PlainLetters($0.name)
      return letters.count == plain.count + count && letters.begins(with: plain)
    }?.name
  }

  private func begun(_ plain: PlainLetters, _ kinds: UInt64) -> String? {
    guard plain.count >= 3 else { return nil }
    let beginnings = names.filter {
      kinds & ~$0.kinds == 0 && PlainLetters($0.name).begins(with: plain)
    }
    return beginnings.count == 1 ? beginnings[0].name : nil
  }
}

/// The known name that a mistyped one most likely means, as `KnownNames` finds it.
package func nearest(_ name: String, among known: some Sequence<String>) -> String? {
  KnownNames(known).nearest(to: name)
}

/// How many typing mistakes lead from a name to another, as `KnownNames` counts them: other case
/// and `-`, `_`, `.`, blanks are none.
///
/// - Returns: Nil for more than two.
package func typingMistakes(in name: String, for known: String) -> Int? {
  PlainLetters(name).distance(to: PlainLetters(known), within: 2)
}

/// `; did you mean "…"?` for a mistyped name, to end a complaint with; empty where none is near.
package func suggestion(for name: String, among known: some Sequence<String>) -> String {
  suggestion(of: nearest(name, among: known), for: name)
}

/// The same with the name that is meant, and before it, where the two look alike, the
/// letter that tells them apart.
///
/// - Parameter known: Nil where none is meant, for which nothing is said.
package func suggestion(of known: String?, for name: String) -> String {
  guard let known else { return "" }
  return hiddenDifference(of: name, from: known) + "; did you mean \"\(known)\"?"
}

/// A complaint that ends in `suggestion(for:among:)`, in its two parts.
package struct NameSuggestion: Equatable, Sendable {
  /// What is wrong.
  package let complaint: String
  /// The name that is proposed.
  package let name: String

  /// - Parameter message: Nil results where it proposes none.
  package init?(in message: String) {
    guard message.hasSuffix("\"?"),
      let question = message.ranges(ofBytes: "; did you mean \"").last
    else { return nil }
    complaint = String(message[..<question.lowerBound])
    name = String(message[question.upperBound...].dropLast(2))
  }
}

/// The name that a complaint ending in `suggestion(for:among:)` proposes;
/// nil where it proposes none.
package func suggestedName(in message: String) -> String? { NameSuggestion(in: message)?.name }

/// Where all known names are numbers, as versions are, the next one and not the
/// one with the likest digits.
private func nearestNumber(_ number: Int, among known: some Sequence<String>) -> String? {
  let numbers = known.map { Int($0) }
  guard !numbers.contains(nil) else { return nil }
  return numbers.compactMap(\.self).min { gap($0, number) < gap($1, number) }.map(String.init)
}

// Of the numbers that a word may hold, two can be farther apart than any of them is from 0.
private func gap(_ one: Int, _ other: Int) -> UInt {
  UInt(bitPattern: max(one, other)) &- UInt(bitPattern: min(one, other))
}
