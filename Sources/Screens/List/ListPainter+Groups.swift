import Delivery
import TerminalCore

extension ListPainter {
  /// What stands above the members of an expanded group, with its two controls (G18).
  func groupHeader(_ place: GroupPlace, _ isSelected: Bool) -> Part {
    let mark = state.app(place.key.app)?.deliveryMark
    let line = Part.horizontal([
      .text(marks.before(mark), isSelected ? nil : mark?.role, .bold),
      Part.text(name(of: place), isSelected ? nil : state.tint(of: place.key.app), .bold).growing(),
      groupControls(place, isSelected),
    ])
    if density == .compact {
      let head = headline(line.padded(leading: 3, trailing: 2), isSelected)
      return margined(style == .patch && !isSelected ? head.filled(.surface) : head, isSelected)
    }
    switch style {
    case .patch:
      let head = headline(line.padded(leading: 2, trailing: 2), isSelected)
      let rule = Part.repeated(marks.line, .line).padded(leading: 2, trailing: 2)
      return margined(Part.vertical([head, rule]).filled(.surface), isSelected)
    case .plain:
      let rule = Part.repeated(marks.line, .line).padded(leading: 2, trailing: 2)
      return margined(
        .vertical([headline(line.padded(leading: 2, trailing: 2), isSelected), rule]), isSelected)
    case .box: return margined(topEdge(headline(line, isSelected).growing()), isSelected)
    }
  }

  // Their keys go before a word of them is cut.
  private func groupControls(_ place: GroupPlace, _ isSelected: Bool) -> Part {
    func controls(hasKeys: Bool) -> Part {
      .horizontal([
        control("  \(system(.showLess))", .toggle, isSelected, hasKey: hasKeys)
          .identified(.showLess(place)).meaning(.button, label: system(.showLess)),
        clearGroupControl(place, isSelected, hasKey: hasKeys),
      ])
    }
    let whole = controls(hasKeys: true)
    return whole.idealColumns(glyphs) <= columns - 5 ? whole : controls(hasKeys: false)
  }

  /// An X, which reads *Clear All* once it was pressed (G18, G22).
  private func clearGroupControl(
    _ place: GroupPlace, _ isSelected: Bool, hasKey: Bool
  ) -> Part {
    let isArmed = state.armedClear?.group == place
    let words = isArmed ? system(.clearAll) : marks.close
    return control("  \(words)", .clearGroup, isSelected, hasKey: hasKey)
      .identified(.clearGroup(place))
      .meaning(.button, label: system(isArmed ? .clearAll : .clear))
  }

  private func name(of place: GroupPlace) -> String {
    let count = state.list.group(at: place)?.count ?? 0
    let thread: String? =
      if case .thread(let thread?) = place.key.kind { thread } else { nil }
    return marks.joined(
      [state.displayName(of: place.key.app), thread, system.number(count)].compactMap(\.self))
  }

  /// A control within a row, with its key where it has one.
  ///
  /// - Parameter hasKey: Whether there is room for that.
  func control(
    _ words: String, _ id: ControlID, _ isSelected: Bool, hasKey: Bool = true
  ) -> Part {
    let key = hasKey ? keymap.control(id)?.shortcuts.first : nil
    return .text([
      TextRun(words, isSelected ? nil : .accent),
      TextRun(key.map { " " + marks.key($0.name(glyphs)) } ?? "", isSelected ? nil : .dim),
    ])
  }
}
