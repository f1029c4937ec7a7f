import Delivery
import Scenarios
import TerminalCore

/// What can be expected of the selected thing, with what is so now, while one of it is chosen.
struct ExpectationSheet: GatheredList {
  var choice = RowChoice()
  /// Lines without `expect`, each of them so; never empty.
  let items: [String]

  var title: String { Words.expectTitle }
  var enters: String { Words.expects }

  func parts(of line: String, _ row: ChoiceRow, _ model: Model) -> [Part] {
    [Part.text(line.visibleLine).growing()]
  }

  func label(of line: String) -> String { line }

  func effect(of line: String) -> Effect { .performLine("expect " + line) }
}

extension ExpectationSubject {
  /// What is selected, or the phone where nothing is.
  init(selectedIn model: Model, _ scene: Scene) {
    self = .phone
    if let page = model.pageSubject(in: scene) {
      self = Self(page, in: scene.state)
    } else if let pane = scene.state.pane {
      self = .notification(pane.notification)
    } else if model.showsList(in: scene), let selected = model.selected(in: scene) {
      if selected.isStack || selected.number == nil, let place = selected.place {
        self = .group(place)
      } else if let number = selected.number {
        self = .notification(number)
      }
    } else {
      let surface = model.screenSurface(in: scene)
      self = Self(surface.subject(in: InspectorPane(model, scene)), in: scene.state)
    }
  }

  private init(_ subject: InspectorPane.Subject, in state: State) {
    let number = subject.number(in: state).map(Self.notification)
    self = number ?? subject.app(in: state).map(Self.app) ?? .phone
  }
}
