import Delivery
import Explaining
import Notifications
import TerminalCore

extension RequestSheet: ModalSheet {
  var losesNothing: Bool { false }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    let isWhole = (try? request(in: scene.state)) != nil
    let done = isWhole ? [SheetAct.enter(old == nil ? Words.addRequest : Words.change)] : []
    return done
      + (selected == fields.last ? [] : [SheetAct(Key(.down), Words.nextField)])
      + (canStep(scene) ? [SheetAct(Key(.right), Words.choosesValue)] : [])
  }

  // Whether the selected row has another value.
  private func canStep(_ scene: Scene) -> Bool {
    switch selected {
    case .app: scene.state.apps.count > 1
    case .place: (scene.state.app(app)?.app.regions.count ?? 0) > 1
    case .kind, .repeatInterval, .repeats, .more, .calendar, .leapMonth, .edge: true
    case .identifier, .title, .body, .action, .interval, .fireDate, .unit, .zone: false
    }
  }

  func isWritten(_ model: Model) -> Bool { typed(model) != nil }

  func holdsText(_ model: Model, _ scene: Scene) -> Bool { !touched.isEmpty }

  func element(_ model: Model, _ scene: Scene) -> Part {
    RequestPainter(model: model, scene: scene, form: self).part
  }

  mutating func take(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): move(by: rows.signum())
    case .click(.field(let field)): click(field, scene)
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  // The first click on a row selects it; on one of several values a second one takes the next.
  private mutating func click(_ field: RequestField, _ scene: Scene) {
    if selected == field, !field.isTyped { step(1, scene) }
    selected = field
  }

  private mutating func step(_ count: Int, _ scene: Scene) {
    switch selected {
    case .app:
      let apps = scene.state.apps.map(\.app.bundleIdentifier)
      app = apps.stepped(from: app, by: count) ?? app
      place = nil
    case .kind: kind = kinds.stepped(from: kind, by: count) ?? kind
    case .repeatInterval:
      let all = [nil] + LocalNotification.RepeatInterval.allCases.reversed().map(Optional.some)
      repeatInterval = all.stepped(from: repeatInterval, by: count) ?? nil
    case .repeats: repeats.toggle()
    case .leapMonth: isLeapMonth.toggle()
    case .more:
      showsMore = true
      selected = .unit(RequestField.otherUnits[0])
    case .calendar:
      let all: [CalendarIdentifier?] =
        [nil]
        + CalendarIdentifier.allCases.filter {
          $0 != .gregorian
        }
      calendar = all.stepped(from: calendar, by: count) ?? nil
    case .place:
      let names = scene.state.app(app)?.app.regions.map(\.name) ?? []
      place = names.stepped(from: place ?? names.first, by: count)
    case .edge:
      let all: [Trigger.Crossings] = [.entry, .exit, [.entry, .exit]]
      edge = all.stepped(from: edge, by: count) ?? .entry
    case .identifier, .title, .body, .action, .interval, .fireDate, .unit, .zone: break
    }
  }

  // N23, N25: it is scheduled anew, under the next of the names that they get by themselves.
  private func schedule(
    _ notification: LocalNotification, _ model: inout Model, _ state: State
  ) -> Handling {
    let name = state.nextLocalNotificationName
    let shown = Request(
      identifier: name, content: notification.content,
      trigger: notification.isDue(on: state)
        ? .immediate : .legacy(notification, isPresentedNow: false))
    model.say(outcome(of: shown, state))
    model.inspector.request = NotificationKey(app: app, identifier: name)
    let removal = old.map { Effect.perform(.removePending(app, [$0.request.identifier])) }
    return .closed([removal, .perform(.legacy(app, .schedule(notification)))].compactMap(\.self))
  }

  // What is said afterwards.
  private func outcome(of request: Request, _ state: State) -> Sentence {
    let name = "\(state.displayName(of: app)): \(request.identifier)".visibleLine
    if request.trigger == .immediate { return Words.asksAtOnce(name) }
    let preview = FiringPreview(
      of: request.trigger, after: state.now, scheduledAt: state.now, on: state.device, count: 1)
    if preview.neverFires { return Words.neverComes(name) }
    let date = preview.nextTriggerDate.map { state.device.dayAndClock($0) } ?? preview.words
    return old == nil && !replaces(in: state) ? Words.waits(name, date) : Words.waitsNow(name, date)
  }

  /// K15: whether a request waits already under the name that is typed.
  func replaces(in state: State) -> Bool {
    state.pending[NotificationKey(app: app, identifier: identifier)] != nil
  }
}

extension RequestSheet: TypedForm {
  var rows: [RequestField] { fields }

  // What is not typed is left alone by letters.
  mutating func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    guard selected.isTyped else { return [] }
    let before = self[selected].text
    change(&self[selected])
    let typed = self[.zone].text.trimmed
    guard selected == .zone, self[selected].text != before, !typed.isEmpty else { return [] }
    return [.findTimeZone(typed)]
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling { .closed() }

  mutating func press(own key: Key, _ model: inout Model, _ scene: Scene) -> Handling? {
    if selected.isTyped { return nil }
    switch key.code {
    case .left: step(-1, scene)
    case .right, .character(" "): step(1, scene)
    default: return nil
    }
    return .consumed()
  }

  mutating func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    do throws(Complaint) {
      let request = try request(in: scene.state)
      if let notification = request.trigger.localNotification {
        return schedule(notification, &model, scene.state)
      }
      model.say(outcome(of: request, scene.state))
      model.inspector.request = NotificationKey(app: app, identifier: request.identifier)
      return .closed([.perform(.schedule(app, request))])
    } catch {
      isTried = true
      if let field = error.field, fields.contains(field) { selected = field }
      return .consumed()
    }
  }
}
