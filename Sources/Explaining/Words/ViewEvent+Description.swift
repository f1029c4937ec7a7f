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
    let words =
      [
        notification == old.notification ? nil : "its update shows", fieldWords(since: old),
        events.count > old.events.count ? "its program is told" : nil,
      ] + contentWords(since: old) + stateWords(since: old)
    let told = words.compactMap(\.self).joined(separator: ", ")
    return told.isEmpty ? "nothing changed" : told
  }

  private func fieldWords(since old: OpenRichView) -> String? {
    if textInput == old.textInput { return nil }
    if textInput == nil { return "field closed" }
    return old.textInput == nil ? "field opened" : "written"
  }

  private func contentWords(since old: OpenRichView) -> [String?] {
    let (new, before) = (content, old.content)
    return [
      new?.userText.flatMap { $0 == before?.userText ? nil : "answered with “\($0)”" },
      new?.input.flatMap { $0 == before?.input ? nil : "“\($0)” chosen" },
      new?.values == before?.values ? nil : "view changed",
      new?.actions == before?.actions ? nil : "actions changed",
      (new?.accesses ?? []) == (before?.accesses ?? []) ? nil : "files asked for or given back",
    ]
  }

  private func stateWords(since old: OpenRichView) -> [String?] {
    let isInputUp = content?.isFirstResponder == true
    let wasInputUp = old.content?.isFirstResponder == true
    return [
      media.isPlaying == old.media.isPlaying ? nil : media.isPlaying ? "playing" : "paused",
      isInputUp == wasInputUp ? nil : isInputUp ? "input shown" : "input hidden",
      awaited == old.awaited ? nil : awaited == nil ? "completed" : "a completion is awaited",
    ]
  }
}
