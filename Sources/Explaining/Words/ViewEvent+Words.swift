import Delivery
import Notifications

extension ViewEvent {
  /// What happened, in a few words.
  var words: String {
    switch self {
    case .opened(let pane):
      pane.value.content.map { "opened with \($0.name)" } ?? "opened"
    case .changed(let from, let to): to.value.words(since: from.value)
    case .closed: "the rich view closed"
    case .called(let call): call.value.words
    case .responseWaits(let response):
      response.value.deadline == nil
        ? "\(response.value.action) waits for an earlier response"
        : "the app has not completed \(response.value.action) yet"
    case .responseEnded(let response, _):
      response.value.deadline == nil
        ? "\(response.value.action) goes to the app"
        : "the app never completed \(response.value.action)"
    }
  }

  /// What else the fact says, beside its subject.
  var details: [JSONValue.Member] {
    switch self {
    case .opened(let pane), .closed(let pane):
      [.init("extension", .optional(pane.value.content?.name))]
    case .changed(let from, let to):
      [.init("what", .string(to.value.words(since: from.value)))]
    case .called(let call):
      [
        .init("extension", .string(call.value.name)),
        .init("method", .string(call.value.method.rawValue)),
        .init("argument", .optional(call.value.argument)),
      ]
    case .responseWaits(let response), .responseEnded(let response, _):
      [
        .init("action", .string(response.value.action)),
        .init("started", .bool(response.value.deadline != nil)),
      ]
    }
  }
}

extension ExtensionCall {
  /// The call in a few words: `Ratings received like`.
  package var words: String {
    let what = argument.map { " \($0)" } ?? ""
    return "\(name) \(method.rawValue)\(what)"
  }
}

extension OpenRichView {
  fileprivate func words(since old: OpenRichView) -> String {
    var words: [String] = []
    if textInput != old.textInput {
      let isNew = old.textInput == nil || textInput == nil
      words.append(isNew ? textInput == nil ? "field closed" : "field opened" : "written")
    }
    if content?.values != old.content?.values { words.append("view changed") }
    if content?.actions != old.content?.actions { words.append("actions changed") }
    if media.isPlaying != old.media.isPlaying {
      words.append(media.isPlaying ? "playing" : "paused")
    }
    if content?.isFirstResponder != old.content?.isFirstResponder {
      words.append(content?.isFirstResponder == true ? "input shown" : "input hidden")
    }
    if awaited != old.awaited {
      words.append(awaited == nil ? "completed" : "a completion is awaited")
    }
    return words.isEmpty ? "something changed" : words.joined(separator: ", ")
  }
}
