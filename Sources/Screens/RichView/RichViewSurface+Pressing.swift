import Delivery
import TerminalCore

extension RichViewSurface {
  /// Moves by a key that moves in lists too.
  func move(by step: Step, _ view: RichView, in model: inout Model, _ scene: Scene) {
    switch step {
    case .rows(let count): move(by: count, view, in: &model, scene)
    case .pages, .first, .last:
      let page = max(1, model.layout.phoneRows / 2)
      scroll(by: step.rows(page: page), view, in: &model, scene)
    }
  }

  /// What Enter presses, for the footer; nil where it presses nothing of the view.
  static func title(of spot: ViewSpot, in view: RichView) -> String? {
    switch spot {
    case .close: Words.closeView
    case .app, .content: Words.open(view.appName)
    case .manage: ControlID.manage.title
    case .play: view.media?.isPlaying == true ? Words.pauses : Words.plays
    case .button(let name): view.title(ofButton: name)
    case .action(let identifier): view.actions.first { $0.identifier.isExactly(identifier) }?.title
    case .field, .send: view.field?.buttonTitle
    case .item(let item): item
    }
  }

  /// Moves among what can be pressed, and scrolls along; on the way to what has the focus and is
  /// out of sight it only scrolls.
  private func move(
    by count: Int, _ view: RichView, in model: inout Model, _ scene: Scene
  ) {
    let (pane, spot) = (RichPane(model, scene, view), model.phone.viewing.spot)
    if pane.hides(spot), (pane.firstRow(showing: spot) - pane.firstRow) * count > 0 {
      return scroll(by: count, view, in: &model, scene)
    }
    let spots = view.spots(isManaged: scene.isManaging)
    let index = (spots.firstIndex(of: model.phone.viewing.spot) ?? 0) + count
    focus(on: min(max(0, index), spots.count - 1), of: spots, view, in: &model, scene)
  }

  /// Gives something that can be pressed the focus, and scrolls there.
  func focus(
    on index: Int, of spots: [ViewSpot], _ view: RichView, in model: inout Model, _ scene: Scene
  ) {
    model.phone.viewing.spot = spots[index]
    model.phone.viewing.index = index
    model.phone.viewing.firstRow = RichPane(model, scene, view).firstRow(showing: spots[index])
  }

  /// Scrolls the view, wherever the focus is.
  func scroll(by count: Int, _ view: RichView, in model: inout Model, _ scene: Scene) {
    model.phone.viewing.firstRow = max(0, model.phone.viewing.firstRow + count)
    model.phone.viewing.firstRow = RichPane(model, scene, view).firstRow
  }

  /// Presses the action with a number, from 1.
  static func pressAction(
    _ number: Int, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    guard let view = model.openView(in: scene) else { return [] }
    guard view.actions.indices.contains(number - 1) else {
      model.say(Words.noAction(number, of: view.actions.count), isError: true)
      return []
    }
    return press(.action(view.actions[number - 1].identifier), of: view, in: &model, scene)
  }

  /// Presses what has the focus; brings it into sight first where it is not: what was painted is
  /// what is hit.
  static func pressFocused(
    of view: RichView, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    let (pane, spot) = (RichPane(model, scene, view), model.phone.viewing.spot)
    if !pane.hides(spot) { return press(spot, of: view, in: &model, scene) }
    model.phone.viewing.firstRow = pane.firstRow(showing: spot)
    return []
  }

  /// Presses something of the view.
  static func press(
    _ spot: ViewSpot, of view: RichView, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    let key = scene.state.notification(view.notification).key
    model.focus = .phone
    model.list.isChosen = true
    if let index = view.spots(isManaged: scene.isManaging).firstIndex(of: spot) {
      (model.phone.viewing.spot, model.phone.viewing.index) = (spot, index)
    }
    let command: Command? =
      switch spot {
      case .close: nil
      case .app: .tap(key)
      case .manage: .management(.open(.management, .notification(key)))
      case .play: .view(view.media?.isPlaying == true ? .pause : .play)
      case .button(let name): .view(.press(name))
      case .action(let identifier): .view(.act(nil, action: identifier, text: nil))
      case .field, .send: sending(view, model.phone.viewing.field.text)
      case .item(let item): .view(.input(item))
      case .content: touching(view, key)
      }
    if spot == .close { return dismissing(view, in: &model, scene) }
    return command.map { [.perform($0)] } ?? []
  }

  /// Closes the view. A17: where the app hears of it the notification goes too, as by clearing it.
  static func dismissing(
    _ view: RichView, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    let (number, state) = (view.notification, scene.state)
    let key = state.notification(number).key
    if state.hearsOfDismissal(number), state.list.find(key)?.number == number {
      model.say(Words.cleared(state.title(of: .notification(key))))
    }
    return [.perform(.view(.dismiss(nil)))]
  }

  // A13: what was written goes with the action, so that it is one act.
  private static func sending(_ view: RichView, _ text: String) -> Command? {
    view.field.map { .view(.act(nil, action: $0.action, text: text)) }
  }

  // C6, C16: a touch on the view opens the app, unless the extension takes touches or an
  // overlay hides the media button.
  private static func touching(_ view: RichView, _ key: NotificationKey) -> Command? {
    if let media = view.media, media.isPlaying, !media.showsControl { return .view(.pause) }
    return view.takesTouches ? nil : .tap(key)
  }
}

extension Scene {
  /// X1: whether notifications are managed where they are shown.
  var isManaging: Bool { state.device.profile.has(.management) }
  /// F18: what managing is called where the phone has Options in the place of Manage; nil before.
  var managingTitle: String? { state.device.profile.has(.muting) ? Words.managingOptions : nil }
}

extension RichView {
  fileprivate func title(ofButton name: String) -> String? {
    for case .button(name, let title) in elements.flatMap(\.leaves) { return title }
    return nil
  }
}
