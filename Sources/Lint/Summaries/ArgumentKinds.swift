import Files
import Notifications

/// L6: arguments are texts; what is none is used as it is written.
///
/// Numbers in `loc-args` are what servers send most; they are shown as JSON writes them, without
/// the digits or separators of the language.
struct ArgumentKinds: PayloadRule {
  static let id: RuleID = "L6"
  var reads: ValueReads { .none }

  private static let keys: [StaticString] = ["title-loc-args", "subtitle-loc-args", "loc-args"]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let alert = payload["aps"]?["alert"], alert.isObject else { return [] }
    return Self.keys.flatMap { key in
      (alert[key].map { Array($0.elements) } ?? []).filter { $0.kind != .string }.map { element in
        warning(
          element,
          "\(key) has \(element.kindInWords) where a string is needed; it is used as written")
      }
    }
  }
}
