import Delivery
import Notifications

extension ServiceEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .started(let run):
      .init(
        .extensionStarted, "\(run.value.name) got it before it shows",
        [.text("extension", run.value.name)])
    case .expired:
      .init(.extensionExpired, "the extension was told that its time runs out")
    case .finished(let end): .init(.extensionFinished, end.value.words, end.value.details)
    case .queued: .init(.queued, "waits for an earlier one of its app")
    case .resumed: .init(.resumed, "goes on")
    case .awaited(let answer):
      .init(
        .awaited, "\(answer.value.name) is asked",
        [
          .text("extension", answer.value.name),
          .text("request", answer.value.requests.last ?? ""),
        ])
    case .replied(let answer, _, let reply):
      .init(
        .replied,
        reply == nil ? "nobody waits for \(answer.value.name)" : "\(answer.value.name) is done",
        [.text("extension", answer.value.name), .text("reply", orNull: reply)])
    }
  }
}

extension ServiceEnd {
  fileprivate var words: String {
    switch outcome {
    case .answered, .answeredTwice: "\(run.name) answered"
    case .emptyContent: "\(run.name) answered with nothing; the original shows"
    case .filtered: "\(run.name) dropped it"
    case .appDeleted: "\(run.name) ended with its app"
    case .poweredOff: "\(run.name) ended with the phone off; the original shows"
    case .silent: "\(run.name) never answered; the original shows"
    case .crashed, .exceededMemory, .programFailed: "\(run.name) failed; the original shows"
    }
  }

  fileprivate var details: [JSONValue.Member] {
    [
      .init("extension", .string(run.name)), .init("outcome", .string(outcome.rawValue)),
      .init("log", .array(log.map { .string($0.words) })),
      .init("refused", .array(refused.map(JSONValue.string))),
    ]
  }
}
