import Files
import Notifications

/// Y16: arguments without the key whose placeholders they would fill.
///
/// Empty lists of arguments are told of, too: they are what is left when the key was taken out. A
/// key that is there and cannot be read, or is empty, is told where it is read (Y4).
struct UnheardArguments: PayloadRule {
  static let id: RuleID = "Y16"
  var reads: ValueReads { .none }

  private static let pairs: [(arguments: StaticString, key: StaticString)] = [
    ("title-loc-args", "title-loc-key"), ("subtitle-loc-args", "subtitle-loc-key"),
    ("loc-args", "loc-key"),
  ]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let alert = payload["aps"]?["alert"], alert.isObject else { return [] }
    return Self.pairs.compactMap { pair in
      guard let arguments = alert[pair.arguments], !arguments.isNull,
        alert[pair.key]?.isNull ?? true
      else { return nil }
      return warning(
        arguments, "\(pair.arguments) fills nothing without \(pair.key); write \(pair.key) too")
    }
  }
}
