import JSONRPC
import Notifications
import Scenarios

/// What words are, as clients color them.
enum TokenKind: String, CaseIterable {
  case keyword, number, variable, property, string, comment, enumMember, `class`

  /// Its place in the legend.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A token by where it stands in rows that are read together.
struct RowToken: Sendable {
  /// From 0, the first of the rows.
  let row: Int
  /// In the client's units, from the beginning of its row.
  let start: Int
  /// In the client's units.
  let length: Int
  /// What it is.
  let kind: TokenKind

  /// In the order of the text; one that goes over several rows is one on each.
  static func all(
    of rows: ScenarioRows, in text: EditedText, _ encoding: PositionEncoding
  ) -> [RowToken] {
    let words = (rows.line?.words ?? []).map { ($0.bytes, $0.token) }
    let comment = rows.comment.map { ($0, TokenKind.comment) }
    return (words + [comment].compactMap(\.self)).flatMap { bytes, kind in
      text.rows(of: bytes).map { bytes.clamped(to: text.line($0)) }
        .filter { !$0.isEmpty }.map { part in
          let start = text.position(of: part.lowerBound, encoding)
          let end = text.position(of: part.upperBound, encoding)
          return RowToken(
            row: start.line - rows.row, start: start.unit, length: end.unit - start.unit, kind: kind
          )
        }
    }
  }
}

// What each word of a scenario is, for clients to color.
extension LanguageServer {
  /// The tokens of a whole scenario, each told by how far it is from the one before it.
  mutating func semanticTokens(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let uri = try document(params).uri
    guard let outline = outline(uri), let tokens = documents[uri.text]?.tokens(encoding) else {
      return .null
    }
    var data: [JSONValue] = []
    data.reserveCapacity(5 * tokens.reduce(0) { $0 + $1.count })
    var last = TextPosition(line: 0, unit: 0)
    for (rows, tokens) in zip(outline.rows, tokens) {
      for token in tokens {
        let line = rows.row + token.row
        let step = line == last.line ? token.start - last.unit : token.start
        for number in [line - last.line, step, token.length, token.kind.index, 0] {
          data.append(.integer(Int64(number)))
        }
        last = TextPosition(line: line, unit: token.start)
      }
    }
    return ["data": .array(data)]
  }
}

extension OutlinedWord {
  fileprivate var token: TokenKind {
    switch role {
    // What a case fills in may be any verb.
    case .verb: word.text.contains("{") ? .variable : .keyword
    case .when: .number
    case .keyword: .enumMember
    case .optionKey: .property
    case .parameter(let kind), .optionValue(_, let kind?): kind.token
    case .optionValue, .unknown: .string
    }
  }
}

extension Parameter.Kind {
  fileprivate var token: TokenKind {
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
