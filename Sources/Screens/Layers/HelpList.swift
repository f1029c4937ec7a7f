import TerminalCore

/// Help as it is typed into: what is looked for, and which row is selected.
struct HelpList: Hashable, Sendable {
  var field = TextField()
  /// The index of the selected control among those that are listed.
  var selected = 0
  /// Rows that are scrolled away.
  var firstRow = 0
}

/// What help lists: headings with controls below.
struct HelpEntries {
  /// A heading; nil while something is looked for.
  let groups: [(heading: String?, controls: [Control])]

  /// The controls from top to bottom.
  var controls: [Control] { groups.flatMap(\.controls) }

  /// What can be done here comes first, then everything else that can be done by its subject; what cannot act
  /// now is below all of that.
  init(_ list: HelpList, _ model: Model, _ scene: Scene) {
    let all = model.keymap.controls
    let typed = list.field.text.trimmed
    if !typed.isEmpty {
      groups = [(nil, Self.found(typed, all))]
      return
    }
    let here = all.filter { $0.footerRank != nil && $0.availability(model, scene) == .enabled }
      .sorted { ($0.footerRank ?? 0) < ($1.footerRank ?? 0) }
    let hereIDs = here.map(\.id)
    let (able, unable) = all.filter { !hereIDs.contains($0.id) }
      .partitioned { $0.availability(model, scene) == .enabled }
    let sections = Control.Section.allCases.map { section in
      (heading: Optional(section.title), controls: able.filter { $0.section == section })
    }
    groups = ([(Words.here, here)] + sections + [(Words.notNow, unable)])
      .filter { !$0.controls.isEmpty }
  }

  // A key that is typed finds its control, too.
  private static func found(_ typed: String, _ all: [Control]) -> [Control] {
    let byKey = all.filter { control in
      control.shortcuts.contains { $0.description == typed || $0.ascii == typed }
    }
    let byTitle = FuzzyMatch.ranked(typed, among: all) { "\($0.title) \($0.id)" }.map(\.candidate)
    let isCalled = { (control: Control) in control.title.lowercased().contains(typed.lowercased()) }
    let words = typed.lowercased().split(separator: " ")
    let bySummary = all.filter { control in
      let summary = control.summary.lowercased()
      return words.allSatisfy { summary.contains($0) }
    }
    var seen: Set<ControlID> = []
    let byOtherWord = all.filter { $0.isMeant(by: typed) }
    let byName = all.filter { $0.isCalled(typed) }
    return (byKey + byName + byTitle.filter(isCalled) + byOtherWord + byTitle + bySummary)
      .filter { seen.insert($0.id).inserted }
  }
}

extension [Control] {
  // Each once, in its order.
  fileprivate func partitioned(
    by condition: (Control) -> Bool
  ) -> (meeting: [Control], others: [Control]) {
    var (meeting, others): ([Control], [Control]) = ([], [])
    for control in self {
      if condition(control) { meeting.append(control) } else { others.append(control) }
    }
    return (meeting, others)
  }
}

extension Model {
  /// Takes a key while help is open.
  mutating func press(_ key: Key, in list: HelpList, _ scene: Scene) -> [Effect] {
    switch (key.code, key.modifiers) {
    case (.escape, _): layers.removeLast()
    case (.character("?"), []) where list.field.isEmpty: layers.removeLast()
    case (.enter, _): return runHelp(list, scene)
    case (.up, _): selectHelp(list.selected - 1, scene)
    case (.down, _), (.tab, []): selectHelp(list.selected + 1, scene)
    case (.pageUp, _): selectHelp(list.selected - helpRows, scene)
    case (.pageDown, _): selectHelp(list.selected + helpRows, scene)
    case (.home, _) where list.field.isEmpty: selectHelp(0, scene)
    case (.end, _) where list.field.isEmpty: selectHelp(.max / 2, scene)
    default: editHelp(scene) { field in _ = field.handle(key) }
    }
    return []
  }

  /// Changes what is looked for in help.
  mutating func editHelp(_ scene: Scene, _ edit: (inout TextField) -> Void) {
    guard case .help(var list)? = layers.last else { return }
    let before = list.field.text
    edit(&list.field)
    if list.field.text != before { (list.selected, list.firstRow) = (0, 0) }
    layers[layers.count - 1] = .help(list)
  }

  /// Selects a control of help, and brings it into sight.
  mutating func selectHelp(_ index: Int, _ scene: Scene) {
    guard case .help(var list)? = layers.last else { return }
    let count = HelpEntries(list, self, scene).controls.count
    list.selected = min(max(0, index), max(0, count - 1))
    let sheet = HelpSheet(self, scene, list)
    let rows = sheet.rowsOfSelected
    list.firstRow = max(min(list.firstRow, rows.lowerBound), rows.upperBound - helpRows)
    if list.selected == 0 { list.firstRow = 0 }
    if list.selected == count - 1 {
      list.firstRow = min(rows.lowerBound, max(0, sheet.rowCount - helpRows))
    }
    layers[layers.count - 1] = .help(list)
  }

  private mutating func runHelp(_ list: HelpList, _ scene: Scene) -> [Effect] {
    let controls = HelpEntries(list, self, scene).controls
    guard controls.indices.contains(list.selected) else { return [] }
    layers.removeLast()
    return run(controls[list.selected], scene)
  }

  /// Scrolls help, whatever is selected.
  mutating func scrollHelp(by count: Int, _ scene: Scene) {
    guard case .help(var list)? = layers.last else { return }
    let last = max(0, HelpSheet(self, scene, list).rowCount - helpRows)
    list.firstRow = min(max(0, list.firstRow + count), last)
    layers[layers.count - 1] = .help(list)
  }
}
