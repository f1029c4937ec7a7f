import Delivery
import Notifications
import TerminalCore

/// The form for words that are written anew: a row for each, and what there is to
/// know about the selected one.
struct QuickEditPainter: ScenePart {
  let model: Model
  let scene: Scene
  /// What is written.
  let form: QuickEditSheet

  /// Rows of the whole sheet: the list above it keeps as many.
  static func rows(in size: Size) -> Int { seenFields(in: size) + (isLow(size) ? 3 : 4) }

  private static func seenFields(in size: Size) -> Int {
    min(ContentRevision.Field.allCases.count, max(2, (size.rows - 3) / 2 - 3))
  }

  // Where rows are few, what there is to know stands beside the buttons.
  private static func isLow(_ size: Size) -> Bool { size.rows < ScreenLayout.tightRows }

  private var columns: Int {
    let layout = model.layout
    return layout.hasInspector && layout.hasPhone
      ? layout.inspectorColumns - 2 : min(model.size.columns, SheetWidth.list.rawValue)
  }
  private var inner: Int { Part.sheetInner(columns) }
  private let labelColumns = 11

  /// The sheet.
  var part: Part {
    let complaint = form.complaint(scene.state)
    let isLow = Self.isLow(model.size) && !model.isRead
    return Part.vertical(
      seen.map { Optional(row($0)) } + [
        isLow ? nil : status(complaint),
        isLow && complaint != nil ? status(complaint) : Part.text(position, .dim),
      ]
    ).sheet(title, .accent, columns: columns, rows: Self.rows(in: model.size))
  }

  private var title: String {
    let name = scene.state.list.find(form.key).map { scene.state.notification($0.number).name }
    let app = scene.state.displayName(of: form.key.app)
    return marks.own(
      Words.editTitle((name ?? form.key.identifier).visibleLine, app.visibleLine))
  }

  private var seen: ArraySlice<ContentRevision.Field> {
    let all = ContentRevision.Field.allCases
    let count = min(model.room(Self.seenFields(in: model.size)), all.count)
    let selected = all.firstIndex(of: form.selected) ?? 0
    let first = max(0, min(selected - count / 2, all.count - count))
    return all[first..<first + count]
  }

  private var position: String {
    let below = ContentRevision.Field.allCases.count - seen.endIndex
    let index = ContentRevision.Field.allCases.firstIndex(of: form.selected) ?? 0
    return marks.more(below: below) ?? "\(index + 1)/\(ContentRevision.Field.allCases.count)"
  }

  private func row(_ field: ContentRevision.Field) -> Part {
    let isSelected = field == form.selected
    let words = form[field].text.visibleLine
    let value =
      isSelected
      ? Part.field(
        form[field], columns: inner - labelColumns - 3, cut: marks.cut, .text, .bold)
      : Part.text(words.isEmpty ? marks.empty() : words, words.isEmpty ? .dim : .text).growing()
    return Part.horizontal([
      .text(isSelected ? "\(marks.selected) " : "  ", .accent, .bold),
      Part.text(Words.name(of: field), isSelected ? .text : .dim, isSelected ? .bold : [])
        .sized(columns: labelColumns - 1),
      .text(form.isChanged(field) ? "\(marks.changed) " : "  ", .accent, .bold), value,
    ]).identified(.editedField(field)).meaning(
      .field, label: Words.name(of: field), value: words.isEmpty ? marks.empty() : words,
      isSelected: isSelected)
  }

  // What is wrong; else what else there is to know about the selected row.
  private func status(_ complaint: String?) -> Part {
    if let complaint {
      return Part.text(marks.complaint(complaint.capitalizedFirst), rows: 1).meaning(.status)
    }
    return .text(marks.own(remark ?? ""), .dim, rows: 1)
  }

  private var remark: String? {
    guard let number = scene.state.list.find(form.key)?.number else { return nil }
    let notification = scene.state.notification(number)
    switch form.selected {
    case .title: return remark(notification.content.title)
    case .subtitle: return remark(notification.content.subtitle)
    case .body: return remark(notification.content.body)
    case .category:
      let app = scene.state.app(notification.app)?.app
      let names = app?.categories.map(\.identifier) ?? []
      return names.isEmpty ? Words.noCategories : Words.categories(names)
    case .thread, .argument: return nil
    }
  }

  private func remark(_ text: Text?) -> String? {
    guard case .localized(let text)? = text?.wording else { return nil }
    return Words.wordsOfKey(text.key)
  }
}
