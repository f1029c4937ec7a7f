import Delivery

/// Something of the open rich view that can be pressed, or written into.
package enum ViewSpot: Hashable, Sendable {
  /// The dismiss control (C21).
  case close
  /// The app's icon and name: they open the app (C21).
  case app
  /// The corner that manages the app (C21, X1).
  case manage
  /// The media button; while an overlay hides it, the medium (C16).
  case play
  /// A button of the extension's view, by its name (C6).
  case button(String)
  /// By its identifier.
  case action(String)
  /// The field for an answer, and its button (A13).
  case field, send
  /// Something of the extension's own input view (C18).
  case item(String)
  /// The rest of what the view shows: only the mouse gets there (C6).
  case content
}

extension RichView {
  /// What the focus goes through, from top to bottom.
  ///
  /// - Parameter isManaged: Whether there is a corner that manages.
  func spots(isManaged: Bool) -> [ViewSpot] {
    [.close, .app] + (isManaged ? [.manage] : []) + elements.flatMap(spots)
      + actions.map { .action($0.identifier) } + inputSpots
  }

  /// Where the focus is when nothing was pressed yet.
  var firstSpot: ViewSpot {
    inputSpots.first ?? actions.first.map { .action($0.identifier) }
      ?? elements.flatMap(spots).first ?? .close
  }

  /// What of an element, or of those that stand side by side in it, can be pressed.
  func spots(of element: Element) -> [ViewSpot] {
    element.leaves.compactMap { leaf in
      switch leaf {
      case .media(let picture): picture.button != nil && media != nil ? .play : nil
      case .button(let name, _): .button(name)
      case .text, .label, .row, .divider, .list, .progress, .day: nil
      }
    }
  }

  /// What of the input has the focus, in the order of Tab; empty where nothing is written.
  var inputSpots: [ViewSpot] {
    switch input {
    case .field: [.field, .send]
    case .custom(let items): items.map(ViewSpot.item)
    case nil: []
    }
  }

  /// The open field; nil for none.
  var field: Field? {
    if case .field(let field) = input { field } else { nil }
  }
}

extension RichView.Element {
  /// It, or what stands side by side in it.
  var leaves: [RichView.Element] {
    if case .row(let elements) = self { elements.flatMap(\.leaves) } else { [self] }
  }
}
