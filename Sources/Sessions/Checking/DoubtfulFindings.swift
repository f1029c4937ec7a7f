import Files
import Notifications

/// What rules say of an app of which not all could be read, and what may be false for that: that it
/// lacks something, which may stand where there is a mistake.
struct DoubtfulFindings {
  private let codeRules: [RuleID]
  private let entitlementRules: [RuleID]
  // The folders of the extensions with mistakes.
  private let extensions: [String]

  /// - Parameters:
  ///   - mistakes: The errors of those who read the app's files.
  ///   - manifest: What `Notifications.json` says; nil where it could not be parsed.
  init(for mistakes: [Diagnostic], manifest: JSONNode? = nil) {
    let files = Set(mistakes.map(\.place.path)).map { FilePath($0) }
    let inCode = mistakes.filter { FilePath($0.place.path).name == "Notifications.json" }
    let isConsentRead = manifest.map { !inCode.contains(where: $0.hasConsent) } ?? false
    let consentRules: [RuleID] = isConsentRead ? [] : ["Y32", "Y33"]
    codeRules = inCode.isEmpty ? [] : ["Y8", "D2", "D3"] + consentRules
    let areEntitlementsBroken = files.contains { $0.kind == "entitlements" }
    entitlementRules = areEntitlementsBroken ? ["Y7", "Y19", "Y27"] : []
    extensions = files.filter { $0.name != "Notifications.json" && $0.kind != "entitlements" }
      .map(\.folder)
  }

  /// Whether a finding is one of them.
  func contain(_ finding: Diagnostic) -> Bool {
    guard let rule = finding.rule else { return false }
    // That an identifier is empty is said of that alone.
    if rule == "Y8", finding.severity == .note { return false }
    if codeRules.contains(rule) || entitlementRules.contains(rule) { return true }
    guard !extensions.isEmpty, rule == "Y18" || rule == "Y30" else { return false }
    let file = FilePath(finding.place.path)
    // What is said of another extension needs that one alone.
    let isOfExtension = ["Info.plist", "Content.json"].contains(file.name)
    return !isOfExtension || extensions.contains(file.folder)
  }
}

extension JSONNode {
  // X14, X20: whether a mistake may lie where it says what its app asks for and answers.
  fileprivate func hasConsent(_ mistake: Diagnostic) -> Bool {
    let place = mistake.place
    var isConsent = true
    for member in members {
      let start = member.key.place
      if (start.line, start.column) > (place.line, place.column) { break }
      isConsent = member.isNamed("authorization") || member.isNamed("delegate")
    }
    return isConsent
  }
}
