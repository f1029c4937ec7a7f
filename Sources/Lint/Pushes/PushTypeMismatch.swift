import Notifications
import Push

/// Y23, B17, B18: the push type, the priority and the payload say the same.
///
/// A push without a type is held against its priority alone.
struct PushTypeMismatch: RequestRule {
  static let id: RuleID = "Y23"

  func findings(in request: LintedRequest) -> [Diagnostic] {
    guard let content = request.push.payload.content else { return [] }
    let type = request.push.headers.type
    let isPresented = content.hasAlert || content.badge != nil || content.sound != nil
    var found: [Diagnostic] = []
    if type == .alert, !isPresented {
      let message = "a push of type alert has no alert, badge or sound; it may come late or never"
      found.append(warning(request.place, message))
    }
    if type == .background, isPresented {
      let message = "a push of type background has something to present; send it with type alert"
      found.append(warning(request.place, message))
    }
    return found + (refusedPriority(request).map { [$0] } ?? [])
  }

  // B11, B18: over HTTP/2 a push without a priority has 10.
  private func refusedPriority(_ request: LintedRequest) -> Diagnostic? {
    let priority = request.push.headers.priority ?? (request.push.via == .http ? 10 : nil)
    guard priority == 10, request.backgroundPriority == .reject,
      request.push.headers.type == .background || request.push.payload.isSilent
    else { return nil }
    let message = "a background push has priority 5; with 10 it is refused (BadPriority)"
    return Diagnostic(request.place, .error, message, rule: Self.id)
  }
}
