import Files
import Notifications
import Push

/// Y23, B17, B18: the push type, the priority and the payload say the same.
///
/// A push without a type is held against its priority, and against keys that have an effect with
/// another type alone.
struct PushTypeMismatch: RequestRule {
  static let id: RuleID = "Y23"

  func findings(in request: LintedRequest) -> [Diagnostic] {
    if let mistake = mistakenType(of: request) { return [warning(request.place, mistake)] }
    guard let content = request.push.payload.content else { return [] }
    let type = request.push.headers.type
    let isPresented = content.asksForAttention
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

  // Live activities, widgets and controls have types of their own.
  private func mistakenType(of request: LintedRequest) -> String? {
    let payload = request.push.payload
    switch request.push.headers.type {
    case .liveactivity:
      if payload.aps?["event"] != nil { return nil }
      return "a push of type liveactivity has no event; write event and content-state into aps"
    case nil, .alert, .background:
      // Nearly all present something, or wake their app, and are not read again.
      guard let content = payload.content, !content.asksForAttention, !payload.isSilent else {
        return nil
      }
      let fitting = payload.fittingType
      if fitting == .liveactivity {
        return "a live activity changes with type liveactivity alone; send it with that type"
      }
      if fitting != .widgets { return nil }
      return "content-changed has an effect with type widgets or controls; send it with one of them"
    case .voip, .complication, .fileprovider, .mdm, .location, .pushtotalk, .controls, .widgets:
      return nil
    }
  }

  private func refusedPriority(_ request: LintedRequest) -> Diagnostic? {
    let (via, type) = (request.push.via, request.push.headers.type)
    // B17: what names its type is written as a server's, where none is 10.
    let usual = type == .background ? 10 : via.usualPriority
    guard request.push.headers.priority ?? usual == 10, request.backgroundPriority == .reject,
      request.push.payload.neededPriority(as: type) != nil
    else { return nil }
    // B37: the binary interface has no status for it.
    let refusal =
      via.isBinary
      ? ", which command 2 can say; over HTTP/2 it is refused with 10 (BadPriority)"
      : "; with 10 it is refused (BadPriority)"
    return Diagnostic(
      request.place, .error, "a background push has priority 5" + refusal, rule: Self.id)
  }
}

extension Transport {
  // B11, B33, B34: what a push has that says none; nil where that is left open.
  fileprivate var usualPriority: Int? {
    switch self {
    case .file, .binary2: nil
    case .http, .binary0, .binary1: 10
    }
  }
}
