import TerminalCore

/// The line at the bottom while a search or a filter is typed.
struct SearchLine: ScenePart {
  let model: Model
  let scene: Scene

  /// The line; nil while nothing is typed.
  var part: Part? {
    if let search = model.list.search, search.isTyping {
      return line(
        Words.title(of: "search"), search.field, search.status, isWrong: search.isEmptyHanded)
    }
    if let filter = model.list.filter, filter.isTyping {
      let status = filter.terms.isEmpty ? Words.filterHint : filter.status(scene)
      return line(Words.title(of: "filter"), filter.field, status, isWrong: filter.rows.count == 0)
    }
    if let filter = model.inspector.logFilter, filter.isTyping {
      let status = filter.text.isEmpty ? Words.logFilterHint : Words.fitting(filter, scene)
      return line(Words.title(of: "log"), filter.field, status, isWrong: filter.hits.isEmpty)
    }
    if let edit = model.inspector.stepping.edit {
      let status = edit.status
      return line(
        "\(edit.number)", edit.field, status, isWrong: !status.isEmpty, keeps: Words.changesLine)
    }
    return nil
  }

  // A line that is changed has most of the room: what is wrong with it is said only where something is.
  private func line(
    _ title: String, _ field: TextField, _ status: String, isWrong: Bool, keeps: String? = nil
  ) -> Part {
    let most = keeps == nil || isWrong ? model.size.columns / 2 - 4 : model.size.columns - 24
    let columns = min(max(12, field.text.columns + 2), most)
    return .horizontal([
      .text(" \(title) ", .accent, .bold), .field(field, columns: columns, .text, .underline),
      Part.text("  \(status)", isWrong ? .warning : .dim)
        .growing(minimum: min(status.columns + 2, model.size.columns / 3)),
      keeps == nil
        ? Part.horizontal([hint(Shortcut(.up), ""), hint(Shortcut(.down), Words.nextHit)])
          .droppable(1) : nil,
      hint(Shortcut(.enter), keeps ?? Words.keepHit).droppable(FooterRow.Keeping.main),
      help, hint(Shortcut(.escape), Words.escape).droppable(FooterRow.Keeping.back),
      .text(" "),
    ]).meaning(.field, label: title)
  }

  // Letters are written: the key of help that is no letter.
  private var help: Part? {
    let shortcuts = model.keymap.control(.help)?.shortcuts ?? []
    return shortcuts.first { !$0.isTyped }.map { hint($0, ControlID.help.title) }
  }

  private func hint(_ key: Shortcut, _ words: String) -> Part {
    let gap = words.isEmpty ? "" : " "
    return .text([
      TextRun(" \(key.name(model.glyphs))", .accent, .bold), TextRun(gap + words, .dim),
    ]).identified(.hintKey(key.keys[0])).meaning(.button, label: words)
  }

  /// What the list is looked at through, for the line above it; nil where all is shown.
  var summary: Part? {
    if let search = model.list.search, !search.isTyping, search.matcher != nil {
      return .text([
        TextRun("/\(search.field.text)", .accent),
        TextRun(" \(marks.dot) \(search.status) ", .dim),
      ])
    }
    guard let filter = model.list.filter, !filter.isTyping else { return nil }
    return .text([
      TextRun("\(Words.filterWord): \(filter.text)", .accent),
      TextRun(
        " \(marks.dot) \(filter.status(scene)) \(marks.dot) \(model.text(Words.backClears)) ",
        .dim),
    ]).identified(.control(.back))
  }
}

extension Words {
  fileprivate static let escape = "back"

  fileprivate static func title(of id: String) -> String {
    switch id {
    case "search": "/"
    case "log": "log:"
    default: "filter:"
    }
  }
}

extension Search {
  /// How many were found, and which it is.
  fileprivate var status: String {
    matcher == nil ? "" : Words.found(place, hits.count, isDone: isDone)
  }

  fileprivate var isEmptyHanded: Bool { matcher != nil && isDone && hits.isEmpty }
}

extension ListFilter {
  fileprivate func status(_ scene: Scene) -> String {
    Words.fitting(rows.count, scene.state.list.count)
  }
}
