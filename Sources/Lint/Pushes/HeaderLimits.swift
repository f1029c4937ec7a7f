import Notifications
import Push

/// Y28, B6, B8, B9, B13: a header is as long and as late as the service takes it.
///
/// Only for requests that no service answers: over HTTP/2 a header that is too long is refused,
/// which is said there.
struct HeaderLimits: RequestRule {
  static let id: RuleID = "Y28"

  func findings(in request: LintedRequest) -> [Diagnostic] {
    [collapseIdentifier(of: request), expiration(of: request)].compactMap(\.self)
  }

  private func collapseIdentifier(of request: LintedRequest) -> Diagnostic? {
    let most = PushHeaders.mostCollapseIdentifierBytes
    guard let count = request.push.collapseIdentifier?.utf8.count, count > most else { return nil }
    return warning(
      request.place, "the collapse identifier has \(count) bytes; write \(most) at most")
  }

  private func expiration(of request: LintedRequest) -> Diagnostic? {
    // 0 is no date: it asks for one attempt. Of milliseconds the reader says that they are.
    guard let now = request.now, let seconds = request.push.headers.expiration, seconds != 0,
      !seconds.areLikelyMilliseconds
    else { return nil }
    // B21: no seconds since 1970 at all are refused over HTTP/2, as the answer
    // says; no attempt is made.
    if seconds < 0, request.push.via == .http { return nil }
    // B9: the sender's clock may be ahead, and dates by itself.
    let today = now + Interval(milliseconds: -request.store.clockSkew.milliseconds)
    if seconds <= today.seconds {
      return note(
        request.place, "the expiration is past, so only one attempt is made; write 0 to say so")
    }
    let longest = request.store.longest
    guard seconds > (today + longest).seconds else { return nil }
    let days = Int(longest.milliseconds / Interval.days(1).milliseconds).counted("day")
    return note(
      request.place, "the expiration is more than \(days) away, when it is given up anyway")
  }
}
