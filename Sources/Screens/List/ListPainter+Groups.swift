import Delivery
import TerminalCore

extension ListPainter {
  /// What stands above the members of an expanded group, with its two controls (G18).
  func groupHeader(_ place: GroupPlace, _ isSelected: Bool) -> Part {
    let mark = state.app(place.key.app)?.deliveryMark
    let before = marks.before(mark)
    let room = columns - (density == .compact ? 6 : 5) - before.columns
    let controls = groupControls(place, isSelected, within: room)
    let name = name(of: place, within: room - controls.idealColumns(glyphs))
    let line = Part.horizontal([
      .text(before, isSelected ? nil : mark?.role, .bold),
      Part.text(name, isSelected ? nil : state.tint(of: place.key.app), .bold).growing(),
      controls,
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

  // Their keys go before a word of them, of the app's name or the count is cut.
  private func groupControls(
    _ place: GroupPlace, _ isSelected: Bool, within room: Int
  ) -> Part {
    func controls(hasKeys: Bool) -> Part {
      .horizontal([
        control("  \(system(.showLess))", .toggle, isSelected, hasKey: hasKeys)
          .identified(.showLess(place)).meaning(.button, label: system(.showLess)),
        clearGroupControl(place, isSelected, hasKey: hasKeys),
      ])
    }
    let whole = controls(hasKeys: true)
    let name = marks.joined(fields(of: place))
    let fits = whole.idealColumns(glyphs) + name.columns <= room
    return fits ? whole : controls(hasKeys: false)
  }

  /// An X, which reads *Clear All* once it was pressed (G18, G22).
  private func clearGroupControl(
    _ place: GroupPlace, _ isSelected: Bool, hasKey: Bool
  ) -> Part {
    let isArmed = state.armedClear?.group == place
    let words = isArmed ? system(.clearAll) : marks.close
    return control("  \(words)", .clearGroup, isSelected, hasKey: hasKey)
      .identified(.clear(.group(place)))
      .meaning(.button, label: system(isArmed ? .clearAll : .clear))
  }

  // The thread gives way to the rest: it loses its middle, then goes with its dot;
  // last the app loses its end.
  private func name(of place: GroupPlace, within room: Int) -> String {
    let room = marks.isInWords ? .max : room
    if case .thread(let thread?) = place.key.kind {
      let thread = thread.visibleLine
      let columns = room - marks.joined(fields(of: place, "")).columns
      if columns >= min(thread.columns, Self.leastThread) {
        let shown = thread.shortenedMiddle(columns: columns, ellipsis: glyphs.cut)
        return marks.joined(fields(of: place, shown))
      }
    }
    var fields = fields(of: place)
    let others = marks.joined(fields).columns - fields[0].columns
    fields[0] = fields[0].shortened(columns: max(1, room - others), ellipsis: glyphs.ellipsis)
    return marks.joined(fields)
  }

  // A start and an end with the cut between them.
  private static let leastThread = 5

  // The app, the thread where it is said, and how many there are.
  private func fields(of place: GroupPlace, _ thread: String? = nil) -> [String] {
    let count = state.list.group(at: place)?.count ?? 0
    let app = state.displayName(of: place.key.app).visibleLine
    return [app, thread, system.number(count)].compactMap(\.self)
  }

  /// A control within a row, with its key where it has one.
  ///
  /// - Parameter hasKey: Whether there is room for that.
  func control(_ words: String, _ id: ControlID, _ isSelected: Bool, hasKey: Bool) -> Part {
    let key = hasKey ? keymap.control(id)?.shortcuts.first : nil
    return .text([
      TextRun(words, isSelected ? nil : .accent),
      TextRun(key.map { " " + marks.key($0.name(glyphs)) } ?? "", isSelected ? nil : .dim),
    ])
  }
}
