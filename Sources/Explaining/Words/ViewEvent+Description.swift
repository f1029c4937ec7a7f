import Delivery
import Notifications

extension ViewEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .opened(let pane):
      .init(
        .viewed, pane.value.content.map { "opened with \($0.name)" } ?? "opened",
        [.text("extension", orNull: pane.value.content?.name)])
    case .changed(let from, let to):
      .init(
        .viewChanged, to.value.words(since: from.value),
        [.text("what", to.value.words(since: from.value))])
    case .closed(let pane, _):
      .init(
        .closed, "the rich view closed",
        [.text("extension", orNull: pane.value.content?.name)])
    case .called(let call): .init(.extensionCalled, call.value.words, call.value.details)
    case .responseWaits(let response):
      .init(
        .responseWaits,
        response.value.deadline == nil
          ? "\(response.value.action) waits for an earlier response"
          : "the app has not completed \(response.value.action) yet", response.value.details)
    case .responseEnded(let response, _):
      .init(
        .responseEnded,
        response.value.deadline == nil
          ? "\(response.value.action) waits no longer"
          : "the app never completed \(response.value.action)", response.value.details)
    }
  }
}

extension PendingResponse {
  fileprivate var details: [JSONValue.Member] {
    [.text("action", action), .init("started", .bool(deadline != nil))]
  }
}

extension ExtensionCall {
  /// The call in a few words: `Ratings received like`.
  package var words: String {
    let what = argument.map { " \($0)" } ?? ""
    return "\(name) \(method.rawValue)\(what)"
  }

  fileprivate var details: [JSONValue.Member] {
    [
      .text("extension", name), .text("method", method.rawValue),
      .text("argument", orNull: argument),
    ]
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
