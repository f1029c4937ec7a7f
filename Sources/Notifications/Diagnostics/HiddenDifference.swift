/// By which letter a text is another than one that may look the same: `; its
/// “с” is U+0441, not U+0063`.
///
/// Letters of two scripts are named whether these two are drawn alike or not: who takes one script
/// for the other is told by any of them.
///
/// - Returns: Empty where the first difference is another letter of the same script, or
///   anything else that is seen.
package func hiddenDifference(of text: String, from known: String) -> String {
  let (letters, others) = (Array(text), Array(known))
  let index = zip(letters, others).prefix { String($0).isExactly(String($1)) }.count
  let (letter, other) = (letters[ordinal: index + 1], others[ordinal: index + 1])
  if let codes = letter?.unseen(beside: other) { return "; it has \(codes), which is not seen" }
  if let codes = other?.unseen(beside: letter) { return "; it lacks \(codes), which is not seen" }
  guard let letter, let other, letter.looksLike(other) else { return "" }
  return "; its “\(letter)” is \(letter.unicodeScalars.codes), not \(other.unicodeScalars.codes)"
}

extension Sequence<Unicode.Scalar> {
  // `U+0065 U+0301`.
  fileprivate var codes: String { map(\.codePoint).joined(separator: " ") }
}

extension Character {
  private var unseen: [Unicode.Scalar] {
    unicodeScalars.filter(\.properties.isDefaultIgnorableCodePoint)
  }

  private var seen: String {
    var seen = String.UnicodeScalarView()
    seen.append(contentsOf: unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
    return String(seen)
  }

  // What alone it has beside another; nil where more tells them apart. A joiner or a selector is
  // part of the letter before it.
  fileprivate func unseen(beside other: Character?) -> String? {
    if seen.isEmpty { return unicodeScalars.codes }
    guard let other, other.unseen.isEmpty, !unseen.isEmpty, seen.isExactly(other.seen) else {
      return nil
    }
    return unseen.codes
  }

  // One letter written in two ways (`é`), two blanks, two hyphens, or two letters of
  // scripts that have letters alike.
  fileprivate func looksLike(_ other: Character) -> Bool {
    if seen == other.seen || isBlank && other.isBlank || isHyphen && other.isHyphen { return true }
    guard let script = Script(self), let otherScript = Script(other) else { return false }
    return script != otherScript
  }

  private var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .spaceSeparator }
  }

  // Up to the en dash, and the minus sign: a terminal draws them as one.
  private var isHyphen: Bool {
    unicodeScalars.allSatisfy { [0x2D, 0x2010, 0x2011, 0x2012, 0x2013, 0x2212].contains($0.value) }
  }
}

/// The scripts whose letters are taken for one another.
private enum Script: CaseIterable {
  case latin, greek, cyrillic, armenian, cherokee, fullwidth, mathematical

  private var ranges: [ClosedRange<UInt32>] {
    switch self {
    case .latin: [0x41...0x24F, 0x1E00...0x1EFF]
    case .greek: [0x370...0x3FF, 0x1F00...0x1FFF]
    case .cyrillic: [0x400...0x52F]
    case .armenian: [0x530...0x58F]
    case .cherokee: [0x13A0...0x13FF]
    case .fullwidth: [0xFF21...0xFF5A]
    case .mathematical: [0x1D400...0x1D7FF]
    }
  }

  init?(_ letter: Character) {
    guard letter.isLetter, let value = letter.unicodeScalars.first?.value,
      let script = Self.allCases.first(where: { $0.ranges.contains { $0.contains(value) } })
    else { return nil }
    self = script
  }
}
