import Files
import Notifications

/// Y25, Y26, Y11: a value that nothing reads yet, and of the wrong kind for where it belongs.
///
/// So that a payload whose key is moved by `--fix` has no new complaints afterwards.
struct StrayValueKind: PayloadRule {
  static let id: RuleID = "Y25"
  var reads: ValueReads { .strays }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    StrayValue.all(in: payload).flatMap { PayloadReader.complaints(about: $0.value, as: $0.key) }
  }
}
