import Files
import Notifications

@testable import Lint

extension Lint {
  /// Every rule, each once.
  ///
  /// A rule that is in two lists, as it looks at payloads and at apps, comes once.
  static var rules: [any LintRule] {
    let all: [any LintRule] =
      payloadRules + pushRules + contentRules + requestRules + deliveryRules + appRules + tableRules
      + [FrameSlips()]
    return all.uniqued { String(describing: type(of: $0)) }
  }

  /// Everything that the rules find in a payload that is not read yet.
  static func findings(
    in source: SourceText, content: Content? = nil, for app: LintedApp? = nil
  ) -> [Diagnostic] {
    let root = JSONDocument.read(source, grammar: .payload).root
    return root.map { findings(in: $0, content, app) } ?? []
  }
}
