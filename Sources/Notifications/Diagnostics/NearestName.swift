/// Known names, prepared once for many mistyped ones.
package struct KnownNames: Sendable {
  private let names: [(name: String, letters: [Character])]

  /// Takes names in the order in which equally near ones are preferred.
  package init(_ names: some Sequence<String>) {
    self.names = names.map { ($0, plainLetters($0)) }
  }

  /// The known name that a mistyped one most likely means.
  ///
  /// A name is near when it is the same but for case and `-`, `_`, `.`, blanks (`threadId` and
  /// `thread-id`), when two typing mistakes lead to it, or when it is the only beginning of one.
  ///
  /// - Returns: The nearest, the first of equally near ones; nil where none is near.
  package func nearest(to name: String) -> String? {
    if let number = Int(name), let near = nearestNumber(number, among: names.map(\.name)) {
      return near
    }
    let plain = plainLetters(name)
    guard !plain.isEmpty else { return nil }
    return mistyped(plain) ?? begun(plain)
  }

  private func mistyped(_ plain: [Character]) -> String? {
    var best: (name: String, distance: Int)?
    for (name, letters) in names {
      let distance = plain == letters ? 0 : typingDistance(plain, letters, limit: 2)
      // Of short names nearly any other is two mistakes away.
      guard let distance, distance < 2 || plain.count > 4 else { continue }
      guard distance < plain.count, distance < letters.count else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  private func begun(_ plain: [Character]) -> String? {
    guard plain.count >= 3 else { return nil }
    let beginnings = names.filter { $0.letters.starts(with: plain) }
    return beginnings.count == 1 ? beginnings[0].name : nil
  }
}

/// The known name that a mistyped one most likely means, as `KnownNames` finds it.
package func nearest(_ name: String, among known: some Sequence<String>) -> String? {
  KnownNames(known).nearest(to: name)
}

/// `; did you mean "…"?` for a mistyped name, to end a complaint with; empty where none is near.
package func suggestion(for name: String, among known: some Sequence<String>) -> String {
  nearest(name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
}

/// The name that a complaint ending in `suggestion(for:among:)` proposes; nil where it proposes none.
package func suggestedName(in message: String) -> String? {
  guard message.hasSuffix("\"?"),
    let start = message.ranges(of: "; did you mean \"").last?.upperBound
  else { return nil }
  return String(message[start...].dropLast(2))
}

/// Where all known names are numbers, as versions are, the next one and not the one with the likest digits.
private func nearestNumber(_ number: Int, among known: some Sequence<String>) -> String? {
  let numbers = known.map { Int($0) }
  guard !numbers.contains(nil) else { return nil }
  return numbers.compactMap(\.self).min { gap($0, number) < gap($1, number) }.map(String.init)
}

// Of the numbers that a word may hold, two can be farther apart than any of them is from 0.
private func gap(_ one: Int, _ other: Int) -> UInt {
  UInt(bitPattern: max(one, other)) &- UInt(bitPattern: min(one, other))
}

private func plainLetters(_ name: String) -> [Character] {
  name.lowercased().filter { !"-_. ".contains($0) }.map { $0 }
}

/// How many letters to insert, remove, replace, or swap with their neighbor; nil above the limit.
///
/// Only what lies within the limit of the diagonal is worked out: names may be as long as their authors like.
private func typingDistance(_ left: [Character], _ right: [Character], limit: Int) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  // By column less row, from the limit below the diagonal to the limit above it, and a bound on either side.
  let bound = limit + 1
  var beforeLast = [Int](repeating: bound, count: 2 * limit + 3)
  var last = beforeLast.indices.map { $0 > limit ? $0 - limit - 1 : bound }
  for row in left.indices {
    var current = [Int](repeating: bound, count: 2 * limit + 3)
    for place in 1...2 * limit + 1 {
      // How many letters of the right one are taken.
      let taken = row + place - limit
      guard (0...right.count).contains(taken) else { continue }
      var least = min(last[place + 1] + 1, current[place - 1] + 1)
      if taken > 0 {
        let column = taken - 1
        least = min(least, last[place] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[place] + 1)
        }
      }
      current[place] = min(least, bound)
    }
    if current.allSatisfy({ $0 > limit }) { return nil }
    (beforeLast, last) = (last, current)
  }
  let distance = last[right.count - left.count + limit + 1]
  return distance <= limit ? distance : nil
}
