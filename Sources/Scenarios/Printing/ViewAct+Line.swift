import Delivery
import Notifications

extension ProgramReply {
  /// The line that gives this answer when it is read in the same state.
  func line(in state: State) -> String {
    "answer \(name.scenarioWord) \(text)"
      + (notification.map { " notification=" + state.scenarioName(of: $0) } ?? "")
  }
}

extension ViewAct {
  /// The line that gives this act when it is read in the same state.
  func line(in state: State) -> String {
    func named(_ verb: String, _ key: NotificationKey?) -> String {
      verb + (key.map { " " + state.scenarioName(of: $0) } ?? "")
    }
    return switch self {
    case .open(let key): named("view", key)
    case .act(let key, let action, let text):
      named("act", key) + " " + action.scenarioWord
        + (text.map { " text=" + $0.scenarioWord } ?? "")
    case .type(let text): "type " + text.scenarioWord
    case .send: "send"
    case .input(let item): "input " + item.scenarioWord
    case .press(let button): "press " + button.scenarioWord
    case .play: "play"
    case .pause: "pause"
    case .dismiss(let key): named("dismiss", key)
    }
  }
}
