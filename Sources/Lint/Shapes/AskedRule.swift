import Files
import Notifications

/// A rule as it is asked about the payloads of one app.
struct AskedRule: Sendable {
  /// What of the values decides what it finds.
  let reads: ValueReads
  /// What it finds.
  let findings: @Sendable (LintedPayload) -> [Diagnostic]

  /// All that are asked about payloads, by themselves or with what a device makes of them.
  ///
  /// - Parameter app: Nil where it is unknown; then only the rules about payloads are asked.
  static func all(for app: LintedApp?) -> [AskedRule] {
    let own = Lint.payloadRules.map { rule in
      AskedRule(reads: rule.reads) { rule.findings(in: $0.root) }
    }
    guard let app else { return own }
    let pushes = Lint.pushRules.map { rule in
      AskedRule(reads: rule.reads(for: app)) { payload in
        guard let content = payload.content else { return [] }
        let push = LintedPush(payload: payload.root, content: content, app: app)
        return rule.findings(in: push)
      }
    }
    return own + pushes
  }
}

/// A payload as it was read, with what a device makes of it.
struct LintedPayload {
  /// An object.
  let root: JSONNode
  /// Nil for what a device drops.
  let content: Content?
}
