import Notifications

/// Takes from an `.entitlements` file what an app may.
enum EntitlementList {
  private static let environmentKey = "aps-environment"
  private static let environments = ["development", "production"]
  // Those about notifications are switches, which others need not be.
  private static let switchPrefix = "com.apple.developer.usernotifications."

  /// Adds what a list gives to an app.
  ///
  /// - Returns: The complaints.
  static func read(_ list: PropertyList, into app: inout App) -> [Diagnostic] {
    guard case .dictionary(let members) = list.value else { return [list.noDictionary] }
    // Some are switches, and some, such as aps-environment, words.
    app.entitlements += members.filter { $0.value.bool ?? ($0.value.string != nil) }.map(\.key)
    if list[environmentKey]?.string == "production" {
      app.entitlements.append(App.productionEntitlement)
    }
    return members.compactMap(mistake)
  }

  private static func mistake(_ member: PropertyList.Member) -> Diagnostic? {
    // What Xcode fills in may be anything.
    if member.value.string.map(BuildVariables.isAny) == true { return nil }
    if member.key == environmentKey { return mistake(environment: member.value) }
    guard member.key.hasPrefix(switchPrefix), member.value.bool == nil else { return nil }
    return member.value.wrongKind(of: member.key, needed: "a truth value")
  }

  private static func mistake(environment value: PropertyList) -> Diagnostic? {
    guard let name = value.string else {
      return value.wrongKind(of: environmentKey, needed: "\"development\" or \"production\"")
    }
    if environments.contains(name) { return nil }
    let near = suggestion(for: name, among: environments)
    let message = "\"\(environmentKey)\" is development or production, not \"\(name)\"\(near)"
    return Diagnostic(value.place, .warning, message)
  }
}
