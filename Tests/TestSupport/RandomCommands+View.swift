import Delivery
import Notifications
import Push

extension RandomCommands {
  /// An app whose notifications have actions, and extensions that behave and misbehave.
  mutating func richApp(_ identifier: BundleIdentifier) -> App {
    var app = App(bundleIdentifier: identifier, displayName: identifier.lastPart)
    var category = Category(identifier: "m")
    if chance(2) { category.options = [.customDismissAction] }
    category.actions = Self.actions
    app.categories = [category]
    if chance(3) {
      app.reactions = [AppReaction(on: .action(nil), do: [.fail, .setBadge(number(3))])]
    }
    if !chance(4) { app.serviceExtension = service() }
    if !chance(4) { app.contentExtensions = [content()] }
    return app
  }

  private static let actions: [Action] = {
    var actions = ["like", "reply", "pay", "open", "more"].map {
      Action(identifier: $0, title: .literal($0))
    }
    actions[1].textInput = Action.TextInput()
    actions[2].options = [.authenticationRequired]
    actions[3].options = [.foreground]
    return actions
  }()

  private mutating func service() -> ServiceExtension {
    var service = ServiceExtension(name: "S")
    let edit = ContentEdit([.title(.words(Template("edited"))), .threadIdentifier(Template("t1"))])
    service.steps = [.init(after: .seconds(Int64(number(40))), edit: edit)]
    if chance(2) { service.onTimeWillExpire = [.init(after: .seconds(Int64(number(2))))] }
    let behaviors = ServiceExtension.Misbehavior.allCases
    if chance(2) { service.misbehavior = behaviors[number(behaviors.count - 1)] }
    if chance(5) { service.command = ["./program"] }
    return service
  }

  private mutating func content() -> ContentExtension {
    var content = ContentExtension(name: "C")
    content.categories = ["m"]
    content.isUserInteractionEnabled = chance(2)
    content.table.inputView = ["a", "b"]
    content.table.view = [
      .label("status", nil), .button("more", title: Template("More")), .list("log", []),
      .media("pic", PlayButton(.overlay, frame: .init(x: 0, y: 0, width: 1, height: 1))),
    ]
    content.table.rows = [
      .init(on: .notification, do: [.append([.init("log", .template(Template("{body}")))])]),
      .init(
        on: .action("like"),
        do: [
          .replaceAction("like", with: .new(Action(identifier: "unlike", title: .literal("u")))),
          .startAccessing("pic"), .complete(.doNotDismiss),
        ]),
      .init(on: .action("unlike"), do: [.complete(.dismiss)]),
      .init(on: .action("more"), do: chance(2) ? [] : [.dismissNotificationContentExtension]),
      .init(on: .action("open"), do: [.complete(.dismissAndForwardAction)]),
      .init(on: .press("more"), do: [.becomeFirstResponder, .mediaPlayingStarted]),
      .init(on: .input(nil), do: [.resignFirstResponder, .performNotificationDefaultAction]),
    ]
    if chance(5) { content.command = ["./program"] }
    return content
  }

  /// Something that a person does with a rich view, or a program answers.
  mutating func anyViewCommand(_ state: State, _ key: NotificationKey) -> Command {
    if let awaited = state.awaitedAnswers.first, chance(2) { return answer(to: awaited) }
    let names = ["like", "unlike", "reply", "pay", "open", "more"]
    let action = names[number(names.count - 1)]
    switch number(9) {
    case 0, 1: return .view(.open(key))
    case 2, 3, 4:
      let text = action == "reply" && chance(2) ? "hi" : nil
      return .view(.act(chance(2) ? nil : key, action: action, text: text))
    case 5: return .view(chance(2) ? .type("x") : .send)
    case 6: return .view(.press("more"))
    case 7: return .view(.input("a"))
    case 8: return .view(chance(2) ? .play : .pause)
    default: return .view(.dismiss(chance(2) ? nil : key))
    }
  }

  private mutating func answer(to awaited: AwaitedAnswer) -> Command {
    let answers: [ProgramAnswer] = [
      .failed("it broke"), .content(ContentEdit([.body(.words(Template("answered")))])),
      .steps([.set([.init("status", .value(1))]), .complete(.doNotDismiss)]),
    ]
    let answer = answers[number(2)]
    return .answer(ProgramReply(from: awaited.name, text: "{}", answer: answer))
  }
}
