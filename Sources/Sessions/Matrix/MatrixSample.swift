import Delivery
import Files
import Notifications
import Push

/// A notification of a category, to be sent as often as a cell of a matrix counts.
enum MatrixSample {
  /// As a server sent it.
  case push(PushRequest)
  /// As the app asked for it.
  case request(BundleIdentifier, Request)

  /// What brings one more.
  ///
  /// - Parameter number: Tells it from the others.
  func command(_ number: Int) -> Command {
    switch self {
    case .push(let push): return .push(push)
    case .request(let app, var request):
      request.identifier = "sample-\(number)"
      request.trigger = .immediate
      return .schedule(app, request)
    }
  }
}

/// What notifications of a category look like: those that were played, else made-up ones.
struct MatrixSamples {
  /// In turn; never empty.
  private(set) var samples: [MatrixSample]
  /// Whether title and body are no app's.
  let isMadeUp: Bool

  /// The notifications of a category, in the thread of the newest one.
  init(of subject: WordSubject, in session: Session) {
    let state = session.state
    let played = state.notifications.suffix(Self.mostSearched).map(\.value).filter {
      $0.isOf(subject) && $0.content.hasAlert && !$0.isLegacy
    }
    let thread = played.last?.content.threadIdentifier
    let pushes = session.pushes(of: subject)
    let requests = played.filter {
      !$0.request.trigger.isPush && $0.content.threadIdentifier.isExactly(thread)
    }
    samples =
      pushes.map(MatrixSample.push)
      + requests.suffix(Self.mostKept).map { .request($0.app, $0.request) }
    isMadeUp = samples.isEmpty
    if isMadeUp { samples = Self.made(for: subject).map(MatrixSample.push) }
  }

  /// The one to send as the nth, from 0.
  func command(_ number: Int) -> Command { samples[number % samples.count].command(number) }

  private static let mostSearched = 1000
  fileprivate static let mostKept = 4

  private static func made(for subject: WordSubject) -> [PushRequest] {
    ["Anna", "Ben"].compactMap { name in
      let alert: JSONValue = [
        "title": .string("Title"), "body": .string("The body of a notification"),
        "summary-arg": .string(name),
      ]
      let aps: JSONValue = ["alert": alert, "category": .optional(subject.category)]
      let text = JSONText.compact(
        subject.category == nil ? ["aps": ["alert": alert]] : ["aps": aps])
      var reader = PayloadReader(path: "sample")
      return reader.read(Array(text.utf8)).value.map { PushRequest(app: subject.app, payload: $0) }
    }
  }
}

extension Session {
  /// The pushes of a category, in the thread of the newest one, as any provider would send them.
  fileprivate func pushes(of subject: WordSubject) -> [PushRequest] {
    let all = entries.compactMap { step -> PushRequest? in
      guard case .push(let push) = step.command, push.app == subject.app,
        let content = push.payload.content, content.hasAlert,
        content.categoryIdentifier.isExactly(subject.category)
      else { return nil }
      return PushRequest(app: push.app, payload: push.payload)
    }
    let thread = all.last?.payload.content?.threadIdentifier
    return all.filter { $0.payload.content?.threadIdentifier.isExactly(thread) == true }
      .suffix(MatrixSamples.mostKept)
  }
}
