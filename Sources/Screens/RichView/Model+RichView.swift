import Delivery
import TerminalCore

extension Model {
  /// The open rich view, where it is to be seen.
  func openView(in scene: Scene) -> RichView? {
    isViewOpen(in: scene) ? scene.state.richView : nil
  }

  /// The rich view that takes the keys: nothing of the phone lies over it.
  func focusedView(in scene: Scene) -> RichView? {
    isViewFocused(in: scene) ? openView(in: scene) : nil
  }

  /// Whether the rich view takes the keys.
  func isViewFocused(in scene: Scene) -> Bool {
    isViewOpen(in: scene) && focus == .phone && phoneLayer(in: scene) == nil
  }

  /// Whether what is typed goes into the rich view's field.
  func isWriting(in scene: Scene) -> Bool {
    phone.viewing.spot == .field && focusedView(in: scene)?.field != nil
  }

  /// Whether the rich view lies over the list.
  func isViewOpen(in scene: Scene) -> Bool {
    scene.state.pane != nil && layout.hasPhone && showsDevice(in: scene)
  }

  /// Moves among what can be pressed, and scrolls along.
  mutating func moveInView(by count: Int, wraps: Bool = false, _ view: RichView, _ scene: Scene) {
    let spots = view.spots(isManaged: scene.isManaging)
    let index = spots.firstIndex(of: phone.viewing.spot) ?? 0
    let wanted = index + count
    let next =
      wraps ? (wanted + spots.count) % spots.count : min(max(0, wanted), spots.count - 1)
    phone.viewing.spot = spots[next]
    phone.viewing.index = next
    revealInView(view, scene)
  }

  /// Scrolls as little as needed for the focus to be seen.
  private mutating func revealInView(_ view: RichView, _ scene: Scene) {
    let pane = RichPane(self, scene, view)
    phone.viewing.firstRow = pane.firstRow(showing: phone.viewing.spot)
  }

  /// Scrolls the view, wherever the focus is.
  mutating func scrollView(by count: Int, _ view: RichView, _ scene: Scene) {
    phone.viewing.firstRow = max(0, phone.viewing.firstRow + count)
    phone.viewing.firstRow = RichPane(self, scene, view).firstRow
  }

  /// Presses the action with a number, from 1.
  mutating func pressAction(_ number: Int, _ scene: Scene) -> [Effect] {
    guard let view = openView(in: scene) else { return [] }
    guard view.actions.indices.contains(number - 1) else {
      say(Words.noAction(number, of: view.actions.count), isError: true)
      return []
    }
    return press(.action(view.actions[number - 1].identifier), of: view, scene)
  }

  /// Presses something of the view.
  mutating func press(_ spot: ViewSpot, of view: RichView, _ scene: Scene) -> [Effect] {
    let key = scene.state.notification(view.notification).key
    focus = .phone
    list.isChosen = true
    if let index = view.spots(isManaged: scene.isManaging).firstIndex(of: spot) {
      (phone.viewing.spot, phone.viewing.index) = (spot, index)
    }
    let command: Command? =
      switch spot {
      case .close: .view(.dismiss(nil))
      case .app: .tap(key)
      case .manage: .management(.open(.management, .notification(key)))
      case .play: .view(view.media?.isPlaying == true ? .pause : .play)
      case .button(let name): .view(.press(name))
      case .action(let identifier): .view(.act(nil, action: identifier, text: nil))
      case .field, .send: sending(view)
      case .item(let item): .view(.input(item))
      case .content: touching(view, key)
      }
    return command.map { [.perform($0)] } ?? []
  }

  // A13: what was written goes with the action, so that it is one act.
  private func sending(_ view: RichView) -> Command? {
    view.field.map { .view(.act(nil, action: $0.action, text: phone.viewing.field.text)) }
  }

  // C6, C16: a touch on the view opens the app, unless the extension takes touches or an overlay hides the
  // media button.
  private func touching(_ view: RichView, _ key: NotificationKey) -> Command? {
    if let media = view.media, media.isPlaying, !media.showsControl { return .view(.pause) }
    return view.takesTouches ? nil : .tap(key)
  }

  /// P9: opens the rich view of the selected row, of a stack that of its newest.
  mutating func openView(_ scene: Scene) -> [Effect] {
    guard let row = selected(in: scene), let number = row.leading else { return [] }
    list.isChosen = true
    // It is open already where the inspector hides it.
    if scene.state.pane?.notification == number {
      inspector.room.isZoomed = false
      focus = .phone
      return []
    }
    return [.perform(.view(.open(scene.state.notification(number).key)))]
  }
}

extension Scene {
  /// X1: whether notifications are managed where they are shown.
  var isManaging: Bool { state.device.profile.has(.management) }
}

extension Model {
  /// Moves by a key that moves in lists too.
  mutating func moveInView(by step: Step, _ view: RichView, _ scene: Scene) {
    switch step {
    case .rows(let count): moveInView(by: count, view, scene)
    case .pages(let count): scrollView(by: count * max(1, layout.phoneRows / 2), view, scene)
    case .first: scrollView(by: -1_000, view, scene)
    case .last: scrollView(by: 1_000, view, scene)
    }
  }

  /// What Enter presses in the rich view, for the footer; nil where it presses nothing of it.
  func focusedTitle(_ scene: Scene) -> String? {
    guard let view = focusedView(in: scene) else { return nil }
    return switch phone.viewing.spot {
    case .close: Words.closeView
    case .app, .content: Words.opens(view.appName)
    case .manage: ControlWords.manage.title
    case .play: view.media?.isPlaying == true ? Words.pauses : Words.plays
    case .button(let name): view.title(ofButton: name)
    case .action(let identifier): view.actions.first { $0.identifier == identifier }?.title
    case .field, .send: view.field?.buttonTitle
    case .item(let item): item
    }
  }
}

extension RichView {
  fileprivate func title(ofButton name: String) -> String? {
    for case .button(name, let title) in elements.flatMap(\.leaves) { return title }
    return nil
  }
}
