/// Reads regular expressions in the notation that most tools share, as far as they can be matched
/// in time that grows with the text only: no backreferences, nothing that looks ahead or behind.
struct PatternReader {
  /// What is wrong with one, as a part of a sentence.
  struct Mistake: Error, Hashable {
    /// What is wrong, without a full stop.
    let message: String

    init(_ message: String) { self.message = message }
  }

  private let text: [Character]
  private var index = 0
  private var depth = 0
  private var mindsCase = true

  private init(_ text: String) { self.text = Array(text) }

  /// Reads all of an expression.
  ///
  /// - Throws: With what is wrong, in words that name what to write instead where there is
  ///   something.
  static func read(_ text: String) throws(Mistake) -> PatternNode {
    var reader = PatternReader(text)
    let node = try reader.readChoice()
    if reader.index < reader.text.count { throw Mistake("this ) closes nothing") }
    return node
  }

  private var next: Character? { index < text.count ? text[index] : nil }

  private mutating func take(_ words: String) -> Bool {
    let letters = Array(words)
    guard text[index...].starts(with: letters) else { return false }
    index += letters.count
    return true
  }

  private mutating func readChoice() throws(Mistake) -> PatternNode {
    var choices = [try readSequence()]
    while take("|") { choices.append(try readSequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func readSequence() throws(Mistake) -> PatternNode {
    var parts: [PatternNode] = []
    while let next, next != "|", next != ")" {
      // It holds to the end of the group that it stands in, also in the choices behind it.
      if take("(?i)") { mindsCase = false } else { parts.append(try readRepeated()) }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func readRepeated() throws(Mistake) -> PatternNode {
    var node = try readAtom()
    while let (from, to) = try readCount() {
      if take("+") { throw Mistake("possessive repetition such as a++ is not known; write a+") }
      let isGreedy = !take("?")
      if case .border = node { throw Mistake("a border cannot be repeated") }
      node = .again(node, from: from, to: to, isGreedy: isGreedy)
    }
    return node
  }

  private mutating func readCount() throws(Mistake) -> (from: Int, to: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard next == "{" else { return nil }
    let start = index
    index += 1
    let from = readNumber()
    let hasComma = take(",")
    let to = readNumber()
    guard take("}"), from != nil || hasComma && to != nil else {
      // A brace that counts nothing means itself.
      index = start
      return nil
    }
    let last = hasComma ? to : from
    if let last, last < from ?? 0 { throw Mistake("{\(from ?? 0),\(last)} counts down") }
    if max(from ?? 0, last ?? 0) > 1000 { throw Mistake("more than 1000 times is not known") }
    return (from ?? 0, last)
  }

  private mutating func readNumber() -> Int? {
    var number: Int?
    while let digit = next?.wholeNumberValue, next?.isASCII == true {
      number = min(1_000_000, (number ?? 0) * 10 + digit)
      index += 1
    }
    return number
  }

  private mutating func readAtom() throws(Mistake) -> PatternNode {
    guard let character = next else { return .nothing }
    index += 1
    switch character {
    case "(": return try readGroup()
    case "[": return .letter(try readSet())
    case ".": return .letter(LetterSet(.notNewline))
    case "^": return .border(.lineStart)
    case "$": return .border(.lineEnd)
    case "\\": return try readEscape()
    case "*", "+", "?": throw Mistake("\(character) has nothing before it to repeat")
    default: return letter(character)
    }
  }

  private func letter(_ character: Character) -> PatternNode {
    var set = LetterSet(character)
    set.mindsCase = mindsCase
    return .letter(set)
  }

  private mutating func readGroup() throws(Mistake) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { throw Mistake("groups are nested more than 100 deep") }
    let minded = mindsCase
    defer { mindsCase = minded }
    if take("?") {
      if take("i:") { mindsCase = false } else if !take(":") { try skipName() }
    }
    let node = try readChoice()
    guard take(")") else { throw Mistake("a ( is never closed") }
    return node
  }

  private mutating func skipName() throws(Mistake) {
    let start = index
    guard take("<") || take("P<"), let first = next, first.isLetter || first == "_",
      let end = text[index...].firstIndex(of: ">")
    else { throw unknownGroup(from: start) }
    index = end + 1
  }

  /// - Parameter start: Behind its question mark.
  private func unknownGroup(from start: Int) -> Mistake {
    let rest = text[start...]
    let modes = rest.prefix { $0.isLetter || $0 == "-" }
    let end = rest.dropFirst(modes.count).first
    if !modes.isEmpty, end == ")" || end == ":" {
      return Mistake("(?\(String(modes))) is not known; of these only (?i) is")
    }
    guard let sign = rest.first else { return Mistake("a ( is never closed") }
    if ["=", "!", "<=", "<!"].contains(where: rest.starts) {
      return Mistake("looking ahead or behind with (?…) is not known")
    }
    return Mistake(sign == "<" ? "a name stands as in (?<name>…)" : "(?\(sign)…) is not known")
  }
}

extension PatternReader {
  private mutating func readEscape() throws(Mistake) -> PatternNode {
    guard let character = next else { throw Mistake("a \\ stands at its end") }
    switch character {
    case "b":
      index += 1
      return .border(.word)
    case "B":
      index += 1
      return .border(.insideWord)
    case "A":
      index += 1
      return .border(.textStart)
    case "z", "Z":
      index += 1
      return .border(.textEnd)
    default:
      if let (kind, isNegated) = readKind() {
        return .letter(LetterSet(kind, isNegated: isNegated))
      }
      return letter(try readEscapedLetter())
    }
  }

  private mutating func readKind() -> (LetterSet.Kind, isNegated: Bool)? {
    let kinds: [Character: LetterSet.Kind] = ["d": .digit, "w": .word, "s": .blank]
    guard let next, let kind = kinds[Character(next.lowercased())] else { return nil }
    index += 1
    return (kind, next.isUppercase)
  }

  /// - Parameter place: Where it stands, with a blank before; empty outside of sets.
  private mutating func readEscapedLetter(_ place: String = "") throws(Mistake) -> Character {
    guard let character = next else { throw Mistake("a \\ stands at its end") }
    index += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "u", "x": return try readScalar()
    default:
      if character.isASCII, character.isLetter || character.isNumber {
        throw Mistake("\\\(character) is not known\(place)")
      }
      return character
    }
  }

  private mutating func readScalar() throws(Mistake) -> Character {
    if take("{"), let end = text[index...].firstIndex(of: "}"),
      text[index..<end].allSatisfy(\.isHexDigit),
      let scalar = UInt32(String(text[index..<end]), radix: 16).flatMap(Unicode.Scalar.init)
    {
      index = end + 1
      return Character(scalar)
    }
    throw Mistake("a code point is written in braces, such as \\u{1F600}")
  }

  private mutating func readSet() throws(Mistake) -> LetterSet {
    var set = LetterSet(.blank)
    set.kinds = []
    set.isNegated = take("^")
    set.mindsCase = mindsCase
    repeat {
      guard let first = next else { throw Mistake("a [ is never closed") }
      index += 1
      if first == "[", next == ":" { throw Mistake("write \\d, \\w or \\s for [:…:]") }
      if first == "\\", let (kind, isNegated) = readKind() {
        set.kinds.append((kind, isNegated))
        continue
      }
      let low = first == "\\" ? try readEscapedLetter(" in […]") : first
      set.kinds.append((.range(low...(try readRangeEnd(from: low))), false))
    } while next != "]"
    index += 1
    return set
  }

  private mutating func readRangeEnd(from low: Character) throws(Mistake) -> Character {
    guard next == "-", index + 1 < text.count, text[index + 1] != "]" else { return low }
    index += 1
    let character = text[index]
    index += 1
    if character == "\\", let next, readKind() != nil {
      throw Mistake("a range cannot end in \\\(next)")
    }
    let high = character == "\\" ? try readEscapedLetter(" in […]") : character
    if high < low { throw Mistake("\(low)-\(high) runs backward") }
    return high
  }
}
