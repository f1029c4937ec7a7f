import Notifications

extension ServiceEvent {
  static let names = [
    "extensionStarted", "extensionExpired", "extensionFinished", "queued", "resumed", "awaited",
    "replied",
  ]

  /// What the fact is called in files.
  var name: String {
    switch self {
    case .started: "extensionStarted"
    case .expired: "extensionExpired"
    case .finished: "extensionFinished"
    case .queued: "queued"
    case .resumed: "resumed"
    case .awaited: "awaited"
    case .replied: "replied"
    }
  }

  /// The number of the notification that it is about.
  var notification: Int {
    switch self {
    case .started(let run): run.value.number
    case .expired(let number), .queued(let number): number
    case .finished(let end): end.value.to.number
    case .resumed(_, let to): to.value.number
    case .awaited(let answer), .replied(let answer, _, _): answer.value.number
    }
  }

  /// What happened, in a few words.
  func words(in state: State) -> String {
    switch self {
    case .started(let run): "\(run.value.name) got it before it shows"
    case .expired: "the extension was told that its time runs out"
    case .finished(let end): end.value.words
    case .queued: "waits for an earlier one of its app"
    case .resumed: "goes on"
    case .awaited(let answer): "\(answer.value.name) is asked"
    case .replied(let answer, _, let reply):
      reply == nil ? "nobody waits for \(answer.value.name)" : "\(answer.value.name) answered"
    }
  }

  /// What else the fact says, beside its subject.
  var details: [JSONValue.Member] {
    switch self {
    case .started(let run): [.init("extension", .string(run.value.name))]
    case .expired, .queued, .resumed: []
    case .finished(let end): end.value.details
    case .awaited(let answer):
      [
        .init("extension", .string(answer.value.name)),
        .init("request", .string(answer.value.requests.last ?? "")),
      ]
    case .replied(let answer, _, let reply):
      [.init("extension", .string(answer.value.name)), .init("reply", .optional(reply))]
    }
  }
}

extension ServiceEnd {
  fileprivate var words: String {
    switch outcome {
    case "answered", "answeredTwice": "\(run.name) answered"
    case "emptyContent": "\(run.name) answered with nothing; the original shows"
    case "silent": "\(run.name) never answered; the original shows"
    default: "\(run.name) failed; the original shows"
    }
  }

  fileprivate var details: [JSONValue.Member] {
    [
      .init("extension", .string(run.name)), .init("outcome", .string(outcome)),
      .init("log", .array(log.map { .string($0.words) })),
      .init("refused", .array(refused.map(JSONValue.string))),
    ]
  }
}

extension ViewEvent {
  static let names = [
    "viewed", "viewChanged", "closed", "extensionCalled", "responseWaits", "responseEnded",
  ]

  /// What the fact is called in files.
  var name: String {
    switch self {
    case .opened: "viewed"
    case .changed: "viewChanged"
    case .closed: "closed"
    case .called: "extensionCalled"
    case .responseWaits: "responseWaits"
    case .responseEnded: "responseEnded"
    }
  }

  /// The number of the notification that it is about.
  var notification: Int {
    switch self {
    case .opened(let pane), .closed(let pane), .changed(_, let pane): pane.value.notification
    case .called(let call): call.value.notification
    case .responseWaits(let response), .responseEnded(let response, _):
      response.value.notification
    }
  }

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
