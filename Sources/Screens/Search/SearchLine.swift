import Notifications
import TerminalCore

/// The line at the bottom while a search or a filter is typed.
struct SearchLine: ScenePart {
  let model: Model
  let scene: Scene

  /// The line; nil while nothing is typed.
  var part: Part? {
    if let search = model.list.search, search.isTyping {
      return line(
        .search, search.field, status(of: search), isWrong: search.isEmptyHanded)
    }
    if let filter = model.list.filter, filter.isTyping {
      let isHint = filter.terms.isEmpty
      return line(
        .filter, filter.field, isHint ? Words.filterHint : filter.status(scene), isHint: isHint,
        isWrong: filter.isDone && filter.rows.count == 0)
    }
    if let filter = model.inspector.logFilter, filter.isTyping {
      let isHint = filter.text.isEmpty
      return line(
        .log, filter.field, isHint ? Words.logFilterHint : Words.fitting(filter, scene),
        isHint: isHint, isWrong: filter.hits.isEmpty)
    }
    if let edit = model.inspector.stepping.edit {
      let status = edit.status
      return line(
        .scenario(edit.number), edit.field, status, isWrong: !status.isEmpty,
        keeps: Words.changesLine)
    }
    return nil
  }

  // A sentence has no room beside what is typed where the screen is narrow.
  private func status(of search: Search) -> String {
    search.isEmptyHanded && model.size.columns < 60 ? Words.noHitInShort : search.status
  }

  // A line that is changed has most of the room: what is wrong with it is
  // said only where something is.
  private func line(
    _ kind: Kind, _ field: TextField, _ status: String, isHint: Bool = false, isWrong: Bool,
    keeps: String? = nil
  ) -> Part {
    let title = model.isRead ? kind.label : kind.title
    // Where lines are read, what could be typed is said in the place of what is.
    let empty = isHint && model.isRead ? marks.empty(status.fields.joined(separator: ", ")) : ""
    // What could be typed gives way to the keys; where nothing is, there is nothing to go through.
    let least = isHint ? 0 : min(status.columns + 2, model.size.columns / 3)
    let most = keeps == nil || isWrong ? room(beside: title, least) : model.size.columns - 24
    let columns = min(max(12, field.text.columns + 2), most)
    return .horizontal([
      .text(" \(title) ", .accent, .bold),
      .field(field, columns: columns, cut: marks.cut, .text, .underline),
      said(empty.isEmpty ? status : "", isWrong ? .warning : .dim, isHint: isHint)
        .growing(minimum: least),
      keeps == nil && !isHint && hasHits ? otherHits : nil,
      hint(Shortcut(.enter), keeps ?? Words.keepHit).droppable(FooterRow.Keeping.main),
      help, hint(Shortcut(.escape), Words.escape).droppable(FooterRow.Keeping.back),
      .text(" "),
    ]).meaning(.field, label: kind.label, value: empty).ours()
  }

  /// Whether what is typed found something to go through.
  var hasHits: Bool {
    if let search = model.list.search, search.isTyping { return !search.hits.isEmpty }
    if let filter = model.list.filter, filter.isTyping { return filter.rows.count > 0 }
    return model.inspector.logFilter?.hits.isEmpty == false
  }

  private var otherHits: Part {
    Part.horizontal([
      hint(Shortcut(.up), "", label: Words.previousHit),
      hint(Shortcut(.down), Words.nextHit, after: " "),
    ]).droppable(1)
  }

  /// What is typed into a line.
  private enum Kind {
    case search, filter, log
    /// A line of the scenario, by its number.
    case scenario(Int)

    /// What stands before the line.
    var title: String {
      switch self {
      case .search: "/"
      case .filter: "\(Words.filterWord):"
      case .log: "\(Words.logWord):"
      case .scenario(let number): "\(number)"
      }
    }

    /// What the line is called where it is read: what it holds follows behind a colon.
    var label: String {
      switch self {
      case .search: Words.searchWord
      case .filter: Words.filterWord
      case .log: Words.logWord
      case .scenario(let number): Words.lineWord(number)
      }
    }
  }

  // Columns of what is typed, which scrolls, so that what stands beside it is whole.
  private func room(beside title: String, _ status: Int) -> Int {
    let others = title.columns + 2 + status + (help?.idealColumns(model.glyphs) ?? 0) + 1
    return max(1, min(model.size.columns / 2 - 4, model.size.columns - others))
  }

  // Of several terms, which two blanks divide, as many as have room; the
  // first of a status in any case.
  private func said(_ status: String, _ role: Role, isHint: Bool) -> Part {
    let terms = status.fields.map { Part.text("  \($0)", role) }
    return .horizontal(terms.enumerated().map { $0 == 0 && !isHint ? $1 : $1.droppable() })
  }

  // Letters are written: the key of help that is no letter.
  private var help: Part? {
    model.keymap.control(.help)?.shortcut(whileWriting: true)
      .map { hint($0, ControlID.help.title) }
  }

  private func hint(
    _ key: Shortcut, _ words: String, label: String? = nil, after blanks: String = "  "
  ) -> Part {
    let gap = words.isEmpty ? "" : " "
    return .text([
      TextRun(blanks + key.hint(model.glyphs), .accent, .bold), TextRun(gap + words, .dim),
    ]).identified(.hintKey(key.keys[0])).meaning(.button, label: label ?? words)
  }

  /// What the list is looked at through, for the line above it; nil where all is shown.
  var summary: Part? {
    if let search = model.list.search, !search.isTyping, search.matcher != nil {
      return summary(of: "/\(search.field.text)", search.status)
    }
    guard let filter = model.list.filter, !filter.isTyping else { return nil }
    let typed = "\(Words.filterWord): \(filter.text)"
    return summary(of: typed, filter.status(scene), act: Words.showsAll)
      .identified(.narrowing(.phone))
  }

  // What was typed gives way to what it found. What a press does is said where lines are read: the
  // footer is not among them.
  private func summary(of typed: String, _ status: String, act: String? = nil) -> Part {
    let said = [status, marks.isInWords ? act : nil].compactMap(\.self)
    let found = said.map { " \(marks.dot) \($0)" }.joined()
    return .horizontal([
      .text(typed, .accent), .text(found, .dim).sized(columns: found.columns), .text(" "),
    ]).ours()
  }
}

extension Words {
  fileprivate static let escape = "back"
  fileprivate static let (searchWord, logWord) = ("search", "log")
  fileprivate static func lineWord(_ number: Int) -> String { "line \(number)" }
}

extension String {
  /// What two blanks divide.
  fileprivate var fields: [Substring] { split(atBytesOf: "  ").filter { !$0.isEmpty } }
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
    isDone
      ? Words.fitting(rows.count, scene.state.list.count)
      : Words.found(nil, rows.count, isDone: false)
  }
}
