// They consume the element they change: it is passed on rather than copied.
extension Element {
  /// Gives it an identity, by which it is hit.
  package consuming func identified(by id: (any Hashable & Sendable)?) -> Element {
    identity = id.map { Identity(value: $0) }
    return self
  }

  /// Says what it is.
  package consuming func meaning(
    _ role: ElementRole, label: String = "", value: String = "", whyDisabled: String? = nil,
    isSelected: Bool = false
  ) -> Element {
    self.meaning = Meaning(
      role, label: label, value: value, whyDisabled: whyDisabled, isSelected: isSelected)
    return self
  }

  /// Adds blank space within its patch.
  package consuming func padded(leading: Int = 0, trailing: Int = 0, top: Int = 0) -> Element {
    placement.padding.leading += leading
    placement.padding.trailing += trailing
    placement.padding.top += top
    return self
  }

  /// Gives it an exact width or height, padding and border included.
  package consuming func sized(columns: Int? = nil, rows: Int? = nil) -> Element {
    placement.columns = columns ?? placement.columns
    placement.rows = rows ?? placement.rows
    return self
  }

  /// Takes what its siblings leave: rows in a vertical stack, columns in a horizontal one.
  package consuming func growing(minimum: Int = 0) -> Element {
    placement.grows = true
    placement.minimum = minimum
    return self
  }

  /// May be left out when its stack has no room: the lowest priority first, among equals the last.
  package consuming func droppable(_ priority: Int = 0) -> Element {
    placement.dropPriority = priority
    return self
  }

  /// Stands on a patch of its own.
  package consuming func filled(
    _ background: Role, _ foreground: Role? = nil, _ attributes: Attributes = []
  ) -> Element {
    fill = Fill(background: background, foreground: foreground, attributes: attributes)
    return self
  }

  /// Stands in a box, with a title in its upper edge.
  package consuming func boxed(
    _ role: Role = .line, title: String = "", isRounded: Bool = false
  ) -> Element {
    border = Border(role: role, title: title.visibleLine, isRounded: isRounded)
    return self
  }

  /// Reads this way, and all within.
  package consuming func reading(_ direction: Direction) -> Element {
    self.direction = direction
    return self
  }

  /// Is the interface's own with all within: where text in it is cut stands `⋯`,
  /// since `…` may be the text's.
  ///
  /// - Parameter isOurs: False for what is the phone's within that.
  package consuming func ours(_ isOurs: Bool = true) -> Element {
    self.isOurs = isOurs
    return self
  }

  /// Shows its rows from this one on, in whatever height it gets.
  package consuming func window(firstRow: Int = 0) -> Element {
    Element(.window(self, firstRow: firstRow))
  }

  /// Lies beneath another, which is as narrow as its content unless it grows or has a width.
  ///
  /// - Parameters:
  ///   - isModal: Whether what is beneath cannot be hit.
  ///   - isDimming: Whether it is dim then; nil for where it cannot be hit.
  package consuming func covered(
    by top: Element, _ position: Layering.Position = .center, isModal: Bool = true,
    isDimming: Bool? = nil
  ) -> Element {
    let layering = Layering(
      position: position, isModal: isModal, isDimming: isDimming ?? isModal)
    return Element(.layered(base: self, top: top, layering))
  }
}
