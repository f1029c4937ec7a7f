import Delivery
import Localization
import TerminalCore

/// What a Focus lets through, row by row; each change happens at once and can be undone.
struct FocusFormSheet: ChoiceList {
  var choice = RowChoice()
  private let name: String
  // What the keys act on, wherever it has got to: rows come and go above it.
  private var selected = FocusField.isOn
  // Those who have had a row: one who is turned off keeps it, to be turned on again.
  private var people: [String] = []

  init(_ name: String) { self.name = name }

  private func page(_ scene: Scene) -> FocusPage {
    FocusPage(name, in: scene.state, people: people)
  }

  private func field(_ scene: Scene) -> FocusField? {
    let fields = page(scene).fields
    return fields.indices.contains(choice.selected) ? fields[choice.selected] : nil
  }

  func count(_ model: Model, _ scene: Scene) -> Int { page(scene).fields.count }

  func rows(_ model: Model) -> Int { max(3, min(16, model.sheetSize.rows - 7)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    [.enter(field(scene) == .delete ? Words.deletesFocus : Words.change)]
  }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let (page, marks) = (page(scene), Marks(model.glyphs))
    let meaning = field(scene).map { model.text(page.meaning(of: $0)) } ?? ""
    return Part.vertical(
      window(of: page.fields.count, model) { row($0, page, model, scene) }
        + [.text(marks.own(meaning), .dim, rows: 2)]
    ).sheet(page.shownName, columns: SheetWidth.question.columns(model), label: page.shownName)
  }

  private func row(
    _ index: Int, _ page: FocusPage, _ model: Model, _ scene: Scene
  ) -> Part {
    let (field, marks) = (page.fields[index], Marks(model.glyphs))
    let row = ChoiceRow(model, isSelected: index == choice.selected)
    let title = page.title(of: field).visibleLine
    let value = page.value(of: field).words(marks, scene.state.systemWords)
    let indent = field.isOfList ? "  " : field == .delete ? "\(marks.destructive) " : ""
    return row.part(
      [
        Part.text(indent + title, nil, field.isHeading ? .bold : []).growing(minimum: 14),
        Part.text("  \(value) ", row.role(.dim)),
      ], .choice(index), as: .button, label: title)
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    let handling = choose(input, &model, scene)
    selected = field(scene) ?? selected
    return handling
  }

  // The same row again; where it is gone, the one that took its place.
  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    let page = page(scene)
    people = page.people
    let fields = page.fields
    let index = field(scene) == selected ? nil : fields.firstIndex(of: selected)
    choice.select(index ?? choice.selected, of: fields.count, seeing: rows(model))
    selected = field(scene) ?? selected
    return .ignored
  }

  mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    let id = model.keymap.meaning(of: key)
    if id == .undo || id == .redo, let id { return .consumed(model.run(id, scene)) }
    switch key {
    case Key(.character(" ")), Key(.right): return change(by: 1, scene)
    case Key(.left): return change(by: -1, scene)
    default: return pressed(key, &model, scene)
    }
  }

  private func change(by step: Int, _ scene: Scene) -> Handling {
    // Only Enter deletes: that is no value to step through.
    let command = field(scene).flatMap { field in
      field == .delete ? nil : page(scene).command(changing: field, by: step)
    }
    return .consumed(command.map { [.perform($0)] } ?? [])
  }

  mutating func take(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let field = field(scene) else { return .consumed() }
    if field == .delete {
      model.say(Words.deletedFocus(name))
      return .closed(page(scene).command(changing: field, by: 1).map { [.perform($0)] } ?? [])
    }
    if let line = page(scene).line(setting: field) {
      return .closed(model.openCommands(with: line, scene))
    }
    return change(by: 1, scene)
  }
}

extension FocusField {
  /// Whether it is one of those that pass or are silenced.
  var isOfList: Bool {
    switch self {
    case .app, .person: true
    case .isOn, .mode, .people, .timeSensitive, .lockScreen, .badges, .schedule, .place, .delete:
      false
    }
  }

  /// Whether it stands over others.
  var isHeading: Bool { self == .isOn || self == .mode || self == .people }
}

extension FocusPage.Value {
  /// What stands at the end of a row.
  func words(_ marks: Marks, _ system: SystemWords) -> String {
    switch self {
    case .isOn(let isOn): marks.toggle(isOn, system(isOn ? .switchedOn : .switchedOff))
    case .words(let words): words.visibleLine
    }
  }

  /// The same in words alone.
  func said(_ system: SystemWords) -> String {
    switch self {
    case .isOn(let isOn): system(isOn ? .switchedOn : .switchedOff)
    case .words(let words): words.visibleLine
    }
  }
}
