import Files
import Notifications

/// Y22: a payload that neither presents anything nor is silent. One for a live activity changes what is
/// on the screen already.
struct NothingPresented: PayloadRule {
  static let id: RuleID = "Y22"

  private static let presenting = ["alert", "sound", "badge", "content-available"]
  // Where they stand at the wrong level, that is what there is to say (Y6).
  private static let misplaced = ["title", "subtitle", "body", "loc-key", "title-loc-key"]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let aps = payload["aps"], aps.isObject, !aps.isForLiveActivity else { return [] }
    let values = (Array(aps.members) + Array(payload.members)).filter { !$0.value.isNull }
    let names = Self.presenting + Self.misplaced
    // A misspelt alert is named (Y21); that it shows nothing goes without saying.
    guard
      !values.contains(where: { value in
        names.contains(value.name)
          || MisspeltKey.meant(by: value.name, isInAlert: false).map(names.contains) == true
      })
    else { return [] }
    return [
      warning(
        aps, "there is nothing to show, play or count; write an alert, or content-available: 1")
    ]
  }
}
