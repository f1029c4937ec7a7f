import Notifications
import Scenarios

/// What words are, as clients color them.
enum TokenKind: String, CaseIterable {
  case keyword, number, variable, property, string, comment, enumMember, `class`
}

// What each word of a scenario is, for clients to color.
extension LanguageServer {
  /// The tokens of a whole scenario, each told by how far it is from the one before it.
  mutating func semanticTokens(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let document = try document(params)
    guard let outline = outline(document.uri) else { return .null }
    var data: [JSONValue] = []
    var last = TextPosition(line: 0, unit: 0)
    for (bytes, kind) in Self.tokens(of: outline, in: document.text) {
      let start = document.text.position(of: bytes.lowerBound, encoding)
      let end = document.text.position(of: bytes.upperBound, encoding)
      let step = start.line == last.line ? start.unit - last.unit : start.unit
      let index = TokenKind.allCases.firstIndex(of: kind) ?? 0
      data += [start.line - last.line, step, end.unit - start.unit, index, 0].map {
        .integer(Int64($0))
      }
      last = start
    }
    return ["data": .array(data)]
  }

  /// In the order of the text; one that goes over several lines is one on each.
  private static func tokens(
    of outline: ScenarioOutline, in text: EditedText
  ) -> [(bytes: Range<Int>, kind: TokenKind)] {
    let words = outline.lines.flatMap(\.words).map { ($0.bytes, $0.token) }
    let all = words + outline.comments.map { ($0, TokenKind.comment) }
    return all.sorted { $0.0.lowerBound < $1.0.lowerBound }.flatMap { bytes, kind in
      let first = text.position(of: bytes.lowerBound, .utf8).line
      let last = text.position(of: bytes.upperBound, .utf8).line
      return (first...max(first, last)).map { (bytes.clamped(to: text.line($0)), kind) }
        .filter { !$0.0.isEmpty }
    }
  }
}

extension OutlinedWord {
  fileprivate var token: TokenKind {
    switch role {
    case .verb: .keyword
    case .when: .number
    case .keyword: .enumMember
    case .optionKey: .property
    case .parameter(let kind), .optionValue(_, let kind?): kind.token(word)
    case .optionValue, .unknown: .string
    }
  }
}

extension Parameter.Kind {
  fileprivate func token(_ word: Word) -> TokenKind {
    switch self {
    case .app: .class
    case .group, .notification, .notificationOrGroup, .anything, .identifier: .variable
    case .time, .duration, .expiration, .number, .fraction, .span, .size, .system: .number
    case .choice, .names, .policy, .rule: .enumMember
    case .text, .fileName, .payload, .appSource, .scenario, .timeZone, .locale, .language,
      .languages, .pattern, .expectation:
      .string
    }
  }
}
