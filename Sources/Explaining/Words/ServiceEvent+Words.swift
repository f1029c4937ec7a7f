import Delivery
import Notifications

extension ServiceEvent {
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
    case .answered, .answeredTwice: "\(run.name) answered"
    case .emptyContent: "\(run.name) answered with nothing; the original shows"
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
