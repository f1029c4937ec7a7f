import Files
import Notifications

/// Y37: what passes through Apple's servers and shows on lock screens holds no secrets.
///
/// By the keys' words, such as `access_token`, and by numbers whose check digit is a card's. `aps`
/// is not looked through.
struct PersonalData: PayloadRule {
  static let id: RuleID = "Y37"

  private static let secrets: Set<String> = [
    "password", "passwd", "passcode", "pwd", "secret", "token", "ssn", "cvv", "cvc",
  ]
  private static let pairs = [["card", "number"], ["api", "key"], ["private", "key"]]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    payload.members.filter { !PayloadKeys.top.contains($0.name) }.flatMap(findings)
  }

  // Depth is limited by the reader.
  private func findings(_ member: JSONNode.Member) -> [Diagnostic] {
    let value = member.value
    if value.isObject || value.kind == .array {
      return value.members.flatMap(findings)
        + value.elements.flatMap { $0.members.flatMap(findings) }
    }
    guard let words = value.string ?? value.integer.map({ String($0) }), !words.isEmpty else {
      return []
    }
    let advice = "; send an identifier and let the app fetch the rest"
    if isCardNumber(words) {
      return [warning(value, "\(member.name) looks like the number of a card\(advice)")]
    }
    guard isSecret(member.name) else { return [] }
    return [warning(member.key, "\(member.name) looks like a secret\(advice)")]
  }

  private func isSecret(_ name: String) -> Bool {
    let words = name.words
    return words.contains(where: Self.secrets.contains)
      || Self.pairs.contains { pair in
        zip(words, words.dropFirst()).contains { [$0, $1] == pair }
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

extension String {
  /// `accessToken`, `access_token` and `ACCESS-TOKEN` as `access` and `token`.
  fileprivate var words: [String] {
    var words = [""]
    var previous: Character = " "
    for character in self {
      if character.isUppercase && previous.isLowercase { words.append("") }
      if character.isLetter {
        words[words.count - 1] += character.lowercased()
      } else if words.last != "" {
        words.append("")
      }
      previous = character
    }
    return words.filter { !$0.isEmpty }
  }
}
