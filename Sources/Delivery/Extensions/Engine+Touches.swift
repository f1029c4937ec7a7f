import Notifications

// Touches on the extension's own view.
extension Engine {
  /// C6, C7: a button of the view; where the view takes no touches, the app opens.
  mutating func press(_ name: String) throws(Refusal) {
    let pane = try openPane(of: nil)
    guard let definition = state.contentExtension(of: pane) else {
      throw Refusal("the system’s own view is open, which has no buttons but its actions")
    }
    let buttons = definition.table.view.flatMap(\.leaves).compactMap { element in
      if case .button(let name, _) = element { name } else { nil }
    }
    guard buttons.contains(name) else {
      let near = suggestion(for: name, among: buttons)
      let known = buttons.isEmpty ? "; it has none" : "; it has \(buttons.joined(separator: ", "))"
      throw Refusal("the view has no button “\(name)”\(near.isEmpty ? known : near)")
    }
    guard state.takesTouches(definition) else {
      return try perform(
        .open(pane.notification, because: Reason("C7", "opens")), because: Reason("C7", "owner"))
    }
    tell(
      .press, .press(name), argument: name, about: pane.notification,
      because: [Reason("C6", "pressed")])
  }

  /// C18, C20: something of the extension's own input view.
  mutating func choose(_ item: String) throws(Refusal) {
    let pane = try openPane(of: nil)
    guard let definition = state.contentExtension(of: pane), let held = pane.content,
      held.isFirstResponder
    else { throw Refusal("no input view of an extension is up") }
    let items = definition.table.inputView
    guard items.contains(item) else {
      throw Refusal("the input view offers \(items.joined(separator: ", ")), and no “\(item)”")
    }
    var changed = pane
    changed.content?.input = item
    change(pane, to: changed, because: [Reason("C20")])
    tell(
      .input, .input(item), argument: item, about: pane.notification,
      because: [Reason("C20", "told")])
  }

  /// C16, C17: the media button, or the content while an overlay is hidden.
  mutating func play(_ plays: Bool) throws(Refusal) {
    let pane = try openPane(of: nil)
    guard state.hasPlayControl(pane) else {
      throw Refusal("the view has no media button")
    }
    if pane.media.isPlaying == plays {
      throw Refusal(plays ? "it is playing already" : "nothing is playing")
    }
    var changed = pane
    changed.media.set(plays, at: state.now, length: state.mediumLength(in: pane))
    let reason = playing(pane, "the media button was pressed")
    change(pane, to: changed, because: [reason])
    guard pane.content != nil else { return }
    tell(
      plays ? .mediaPlay : .mediaPause, plays ? .mediaPlay : .mediaPause,
      about: pane.notification, because: [Reason("C17", "pressed")])
  }

  /// V14: what plays is over; its extension, which plays it itself, is not told.
  mutating func endMedium() {
    guard let pane = state.pane else { return }
    var changed = pane
    changed.media.set(false, at: state.now, length: nil)
    let reason = playing(pane, "the medium is over")
    change(pane, to: changed, because: [reason])
  }

  private func playing(_ pane: OpenRichView, _ why: String) -> Reason {
    let details = [Reason.Detail("why", why)]
    return pane.content == nil ? Reason("V14", "playing", details) : Reason("C16", details)
  }
}
