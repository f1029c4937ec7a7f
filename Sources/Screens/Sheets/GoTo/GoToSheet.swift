import Delivery
import Explaining
import Notifications
import Scenarios
import TerminalCore

/// Asks for a time and goes there: what was is looked at, what is to come is waited for.
struct GoToSheet: TypedSheet, Equatable {
  var field = TextField()
  private var isRefused = false

  func element(_ model: Model, _ scene: Scene) -> Part {
    let sheet = QuestionPainter(model, title: Words.goToTitle)
    return sheet.part(
      [
        sheet.request(Words.goToRequest), sheet.line(field),
        isRefused ? sheet.complaint(Words.noTime(field.text)) : sheet.remark(meaning(scene)),
      ])
  }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    target(scene) == nil ? [] : [.enter(Words.goes)]
  }

  mutating func look(_ model: inout Model, _ scene: Scene) { isRefused = false }

  mutating func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    switch target(scene) {
    case .present?: return .closed(model.show(.present, scene))
    case .moment(let instant)?: return .closed(model.goTo(instant))
    case nil:
      isRefused = true
      return .consumed()
    }
  }

  private enum Target: Hashable {
    case present
    case moment(Instant)
  }

  // What is typed is read from the moment that is looked at, which need not be the present.
  private func target(_ scene: Scene) -> Target? {
    let typed = field.text.trimmed
    if typed.isEmpty || typed == Words.now { return .present }
    if typed.hasPrefix("-"), let back = Interval(scenarioText: typed.dropFirst()) {
      return .moment(scene.state.now + Interval(milliseconds: -back.milliseconds))
    }
    // The screen's own clocks have one digit where one is enough.
    return When(typed.dropFirst().hasPrefix(":") ? "0" + typed : typed).map {
      .moment($0.instant(from: scene.state.now, in: scene.state.device.timeZone))
    }
  }

  private func meaning(_ scene: Scene) -> String {
    switch target(scene) {
    case .present?: Words.toPresent
    case nil: Words.timeForms
    case .moment(let instant)?: scene.state.device.dayAndClock(instant)
    }
  }
}

extension Control {
  /// Asks for a time and goes there.
  static let goTo = Control(
    .goTo, "go to", "Type a time to go to, in the past or the future, or now",
    also: "jump time date clock", [Shortcut("gj")], in: .going,
    act: { model, _ in
      model.ask(GoToSheet())
      return []
    })
}

extension Words {
  /// The title of the sheet that asks for a time.
  static let goToTitle = "Go to"
  /// Above the field for the time.
  static let goToRequest = "Which time? What was is looked at; until what comes, time passes."
  /// What Enter does with the time.
  static let goes = "go"
  /// The word for the present, and what Esc leads to while looking back.
  static let now = "now"
  /// Below the field, where it means the present.
  static let toPresent = "The present. Or a time, such as 17:00, 2018-06-05T09:00, +3h, -30m."
  /// Below the field, as long as what is typed is no time yet.
  static let timeForms = "Such as 17:00, 2018-06-05T09:00, +3h, -30m, or now."

  /// Why one does not go anywhere.
  static func noTime(_ typed: String) -> String {
    "“\(typed)” is no time; write one such as 17:00, 2018-06-05T09:00, +3h, -30m, or now."
  }
}

extension ControlID {
  /// A time to go to.
  static let goTo = ControlID("go-to")
}
