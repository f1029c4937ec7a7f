import Notifications
import Push

/// Y28, B6, B8, B13: a header is as long and as late as the service takes it.
///
/// Only for requests that no service answers: over HTTP/2 a header that is too long is refused,
/// which is said there.
struct HeaderLimits: RequestRule {
  static let id: RuleID = "Y28"

  func findings(in request: LintedRequest) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let most = PushHeaders.mostCollapseIdentifierBytes
    if let count = request.push.collapseIdentifier?.utf8.count, count > most {
      let message = "the collapse identifier has \(count) bytes; write \(most) at most"
      found.append(warning(request.place, message))
    }
    // 0 is no date: it asks for one attempt.
    guard let now = request.now, let seconds = request.push.headers.expiration, seconds != 0
    else { return found }
    if seconds <= now.seconds {
      let message = "the expiration is past, so only one attempt is made; write 0 to say so"
      found.append(note(request.place, message))
    } else if seconds > (now + StoreRules().longest).seconds {
      found.append(
        note(request.place, "the expiration is more than 30 days away, when it is given up anyway"))
    }
    return found
  }
}
