import Delivery
import TerminalCore

extension Model {
  /// Brings the focus in line with what the open view shows now.
  mutating func reconcileView(_ scene: Scene) {
    guard let view = openView(in: scene) else { return forgetView(scene) }
    defer { reconcileMotion(view, scene) }
    let begins = phone.viewing.number == nil
    if begins { begin(view) }
    reconcileField(view, scene)
    phone.viewing.number = view.notification
    (list.swipe, phone.offered.rowIndex) = (nil, nil)
    reconcileItems(view)
    let spots = view.spots(isManaged: scene.isManaging)
    if let index = spots.firstIndex(of: phone.viewing.spot) {
      phone.viewing.index = index
    } else {
      phone.viewing.spot = Self.heir(of: phone.viewing, among: spots) ?? view.firstSpot
    }
    // While the view still grows, there is not yet room for what it scrolls to.
    if phone.viewing.firstRow > 0, phone.viewing.opening == nil {
      phone.viewing.firstRow = RichPane(self, scene, view).firstRow
    }
    if begins { revealAsked(view, scene) }
    revealChange(view, scene)
  }

  // What an extension answers to a press may be further down than what was pressed.
  private mutating func revealChange(_ view: RichView, _ scene: Scene) {
    defer { phone.viewing.elements = view.elements }
    guard let old = phone.viewing.elements, old != view.elements else { return }
    let index = zip(old, view.elements).enumerated().first { $1.0 != $1.1 }?.offset
    let pane = RichPane(self, scene, view)
    let changed = index ?? min(old.count, view.elements.count - 1)
    phone.viewing.firstRow =
      pane.firstRow { $0.element == changed && $0.isAsked }
      ?? pane.firstRow { $0.element == changed } ?? pane.firstRow
  }

  // An invitation begins with the appointment that it is about, and with as much of
  // what is above it as fits.
  private mutating func revealAsked(_ view: RichView, _ scene: Scene) {
    var grown = self
    grown.phone.viewing.opening = nil
    phone.viewing.firstRow =
      RichPane(grown, scene, view).firstRow { $0.isAsked } ?? phone.viewing.firstRow
  }

  private mutating func begin(_ view: RichView) {
    phone.viewing = ViewFocus()
    phone.viewing.spot = view.firstSpot
    phone.viewing.opening = showsMotion && view.ratio != nil ? ViewOpening(start: now) : nil
    guard view.extensionName != nil, inspector.tab == .why else { return }
    phone.viewing.tab = inspector.tab
    inspector.tab = .calls
  }

  // A view that is only out of sight keeps its field.
  private mutating func forgetView(_ scene: Scene) {
    let now = now
    phone.viewing.motion?.play(false, [], at: now)
    guard scene.state.pane == nil, phone.viewing.number != nil || inspector.tab == .calls else {
      return
    }
    sayReplyLost(scene)
    if inspector.tab == .calls { inspector.tab = phone.viewing.tab ?? .why }
    phone.viewing = ViewFocus()
  }

  private mutating func reconcileField(_ view: RichView, _ scene: Scene) {
    guard phone.viewing.action != view.field?.action else { return }
    if let field = view.field {
      phone.viewing.field = TextField(field.text)
      phone.viewing.spot = .field
    } else {
      sayReplyLost(scene)
      phone.viewing.spot = phone.viewing.action.map(ViewSpot.action) ?? view.firstSpot
    }
    phone.viewing.action = view.field?.action
  }

  // The field goes where the person neither sends nor closes it: its notification is taken back, or
  // the phone locked.
  private mutating func sayReplyLost(_ scene: Scene) {
    guard phone.viewing.action != nil, !lastAct.leavesField, let number = phone.viewing.number
    else { return }
    let name = scene.state.quotedName(of: number)
    let isGone = number >= scene.state.notifications.count || scene.state.place(of: number) == nil
    sayLost(
      Words.fieldLost(name, isGone: isGone, phone.viewing.field.isEmpty ? nil : "sent"),
      isTyped: phone.viewing.spot == .field && focus == .phone)
  }

  private mutating func reconcileItems(_ view: RichView) {
    var hasItems = false
    if case .custom(let items)? = view.input, let first = items.first {
      hasItems = true
      if !phone.viewing.hasItems { phone.viewing.spot = .item(first) }
    }
    phone.viewing.hasItems = hasItems
  }

  // What takes the place of an action has its focus: *Unlike* that of *Like*.
  private static func heir(of old: ViewFocus, among spots: [ViewSpot]) -> ViewSpot? {
    guard case .action = old.spot, spots.indices.contains(old.index),
      case .action = spots[old.index]
    else { return nil }
    return spots[old.index]
  }
}
