import Files
import Notifications

/// Y37: what passes through Apple's servers and shows on lock screens holds no secrets.
///
/// By the keys' words, such as `access_token`, and by numbers whose check digit is a card's. `aps`
/// is not looked through.
struct PersonalData: PayloadRule {
  static let id: RuleID = "Y37"
  var reads: ValueReads {
    .picked(at: { !$0.isInAps }, where: { _, node in node.mayBeOfPerson })
  }

  private static let secrets: Set<String> = [
    "password", "passwd", "passcode", "pwd", "secret", "token", "ssn", "cvv", "cvc",
  ]
  private static let pairs = [["card", "number"], ["api", "key"], ["private", "key"]]
  // What every name of a secret has in it.
  private static let parts = secrets.sorted() + ["number", "key"]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    payload.members.filter { !PayloadKeys.top.contains($0.name) }.flatMap(findings)
  }

  // Depth is limited by the reader.
  private func findings(_ member: JSONNode.Member) -> [Diagnostic] {
    let found = findings(in: member.value, named: member.name)
    guard found.isEmpty, member.value.holdsWords, isSecret(member.name) else { return found }
    return [warning(member.key, "\(member.name) looks like a secret\(Self.advice)")]
  }

  private static let advice = "; send an identifier and let the app fetch the rest"

  // What an array holds is called as the array is.
  private func findings(in value: JSONNode, named name: String) -> [Diagnostic] {
    if value.isObject { return value.members.flatMap(findings) }
    if value.kind == .array { return value.elements.flatMap { findings(in: $0, named: name) } }
    guard value.mayBeOfPerson, let words = value.words, isCardNumber(words) else { return [] }
    return [warning(value, "\(name) looks like the number of a card\(Self.advice)")]
  }

  private func isSecret(_ name: String) -> Bool {
    // Few names have to be taken apart.
    let letters = name.lowercased()
    guard Self.parts.contains(where: letters.containsBytes) else { return false }
    // Of several, as an array holds them, too.
    let words = name.words.map { $0.hasSuffix("s") && $0.count > 3 ? String($0.dropLast()) : $0 }
    return words.contains(where: Self.secrets.contains)
      || Self.pairs.contains { pair in
        words.contains(pair.joined())
          || zip(words, words.dropFirst()).contains { [$0, $1] == pair }
      }
  }

  /// Sixteen digits of a card's kind, or fifteen, that add up as those of cards do.
  private func isCardNumber(_ text: String) -> Bool {
    let letters = text.filter { $0 != " " && $0 != "-" }
    let digits = letters.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
    guard digits.count == letters.count, let first = digits.first,
      digits.count == 16 && (4...5).contains(first)
        || digits.count == 15 && [3, 4] == digits.prefix(2)
        || digits.count == 15 && [3, 7] == digits.prefix(2)
    else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let doubled = digit.element * (digit.offset % 2 + 1)
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return sum % 10 == 0
  }
}

extension JSONNode {
  // Whether it is as long as a card's number and made as one is, or a number that may be whole.
  fileprivate var mayBeOfPerson: Bool {
    switch kind {
    case .null, .bool, .array, .object: return false
    case .integer: return byteCount >= 15
    case .number: return double.map { $0 == $0.rounded() } ?? true
    case .string:
      guard byteCount >= 15, let first = firstByte else { return false }
      return isEscaped || first == UInt8(ascii: " ") || first == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    }
  }

  // A text or a whole number, as it is written.
  fileprivate var words: String? {
    let words = string ?? integer.map { String($0) }
    return words?.isEmpty == true ? nil : words
  }

  // Whether it is one, or an array with one.
  fileprivate var holdsWords: Bool {
    words != nil || kind == .array && elements.contains { $0.words != nil }
  }
}

extension String {
  /// `accessToken`, `access_token`, `ACCESS-TOKEN` and `ACCESSToken` as `access` and `token`.
  fileprivate var words: [String] {
    let letters = Array(self)
    var words = [""]
    for (index, letter) in letters.enumerated() {
      if letters.beginsWord(at: index) { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension [Character] {
  // A capital behind a small letter does, and the last of several before one, but for the plural of
  // an acronym: `SSNs` is one word.
  fileprivate func beginsWord(at index: Int) -> Bool {
    guard index > 0 else { return false }
    if !self[index].isLetter || !self[index - 1].isLetter { return true }
    guard self[index].isUppercase else { return false }
    if self[index - 1].isLowercase { return true }
    let rest = self[(index + 1)...].prefix { $0.isLowercase }
    return !rest.isEmpty && rest != ["s"]
  }
}
