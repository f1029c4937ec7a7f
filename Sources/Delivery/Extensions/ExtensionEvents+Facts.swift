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
}
