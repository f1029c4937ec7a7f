import Notifications
import Push

/// Y24, B28: silent pushes beyond what wakes an app in an hour wait.
///
/// Before a push is performed; that it was held is then in the log of the run. Of a type that is not
/// simulated none is (B15).
struct TooManySilentPushes: RequestRule {
  static let id: RuleID = "Y24"

  func findings(in request: LintedRequest) -> [Diagnostic] {
    guard request.push.payload.isSilent, let count = request.wakeCount,
      request.push.headers.type?.isSimulated != false
    else { return [] }
    let message =
      "silent pushes woke \(request.push.app) \(count.counted("time")) within the hour; "
      + "this one may be held"
    return [warning(request.place, message)]
  }
}
