import Delivery
import Localization
import Notifications

extension State {
  /// What a person does in a rich view, as it is called there.
  func title(of act: ViewAct) -> String {
    switch act {
    case .open(let key): "\(systemWords(.view)) \(title(of: key))"
    case .act(let key, let action, let text):
      ActWords.pressed(title(ofAction: action, key), writing: text)
    case .type(let text): ActWords.wrote(text)
    case .send: systemWords(.send)
    case .input(let item): item
    case .press(let name): name
    case .play: ActWords.plays
    case .pause: ActWords.pauses
    case .dismiss: closingTitle
    }
  }

  private var closingTitle: String {
    let viewed = (pane?.notification).map { " \(title(of: notification($0).key))" }
    return ActWords.closesView.capitalizedFirst + (viewed ?? "")
  }

  /// An action as its button is called, of the open view where no notification is named,
  /// else of what the watch shows.
  func title(ofAction identifier: String, _ key: NotificationKey?) -> String {
    let number = key.flatMap { list.find($0)?.number } ?? pane?.notification ?? watch.look?.number
    let actions = number.map { allActions(of: $0) } ?? []
    guard let action = actions.first(where: { $0.identifier.isExactly(identifier) }), let number
    else {
      return identifier
    }
    return localizer(of: notification(number).app).resolve(action.title, for: .label).words
  }
}
