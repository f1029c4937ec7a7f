extension Element {
  /// Gives it an identity, by which it is hit.
  package func identified(by id: (some Hashable & Sendable)?) -> Element {
    changed { $0.identity = id.map { Identity(value: $0) } }
  }

  /// Says what it is.
  package func meaning(
    _ role: ElementRole, label: String = "", value: String = "", whyDisabled: String? = nil,
    isSelected: Bool = false
  ) -> Element {
    changed {
      $0.meaning = Meaning(
        role, label: label, value: value, whyDisabled: whyDisabled, isSelected: isSelected)
    }
  }

  /// Adds blank space within its patch.
  package func padded(
    leading: Int = 0, trailing: Int = 0, top: Int = 0, bottom: Int = 0
  ) -> Element {
    changed {
      $0.placement.padding.leading += leading
      $0.placement.padding.trailing += trailing
      $0.placement.padding.top += top
      $0.placement.padding.bottom += bottom
    }
  }

  /// Gives it an exact width or height, padding and border included.
  package func sized(columns: Int? = nil, rows: Int? = nil) -> Element {
    changed {
      $0.placement.columns = columns ?? $0.placement.columns
      $0.placement.rows = rows ?? $0.placement.rows
    }
  }

  /// Takes what its siblings leave: rows in a vertical stack, columns in a horizontal one.
  package func growing(minimum: Int = 0) -> Element {
    changed {
      $0.placement.grows = true
      $0.placement.minimum = minimum
    }
  }

  /// May be left out when its stack has no room: the lowest priority first, among equals the last.
  package func droppable(_ priority: Int = 0) -> Element {
    changed { $0.placement.dropPriority = priority }
  }

  /// Stands on a patch of its own.
  package func filled(
    _ background: Role, _ foreground: Role? = nil, _ attributes: Attributes = []
  ) -> Element {
    changed {
      $0.fill = Fill(background: background, foreground: foreground, attributes: attributes)
    }
  }

  /// Stands in a box, with a title in its upper edge.
  package func boxed(_ role: Role = .line, title: String = "") -> Element {
    changed { $0.border = Border(role: role, title: title.visibleLine) }
  }

  /// Reads this way, and all within.
  package func reading(_ direction: Direction) -> Element { changed { $0.direction = direction } }

  /// Shows its rows from this one on, in whatever height it gets.
  package func window(firstRow: Int = 0) -> Element { Element(.window(self, firstRow: firstRow)) }

  /// Lies beneath another, which is as narrow as its content unless it grows or has a width.
  ///
  /// - Parameter isDimming: Whether it is dim then; nil for where it cannot be hit.
  package func covered(
    by top: Element, _ position: Layering.Position = .center, isModal: Bool = true,
    isDimming: Bool? = nil
  ) -> Element {
    let layering = Layering(
      position: position, isModal: isModal, isDimming: isDimming ?? isModal)
    return Element(.layered(base: self, top: top, layering))
  }

  private func changed(_ change: (inout Element) -> Void) -> Element {
    var copy = self
    change(&copy)
    return copy
  }
}
