import TerminalCore

/// What help lists: headings with controls below.
struct HelpEntries {
  /// A heading; nil while something is looked for.
  let groups: [(heading: String?, controls: [Control])]

  /// The controls from top to bottom.
  var controls: [Control] { groups.flatMap(\.controls) }

  /// What can be done here comes first, then everything else that can be done by its subject; what cannot act
  /// now is below all of that.
  init(_ list: HelpSheet, _ model: Model, _ scene: Scene) {
    let all = model.keymap.controls
    let bindings = Bindings(model, scene)
    let typed = list.field.text.trimmed
    if !typed.isEmpty {
      groups = [(nil, Self.found(typed, all))]
      return
    }
    let here =
      model.actsBelowHelp(scene)
      ?? all.filter { $0.footerRank != nil && bindings.isEnabled($0) }
      .sorted { ($0.footerRank ?? 0) < ($1.footerRank ?? 0) }
    let hereIDs = here.map(\.id)
    let (able, unable) = all.filter { !hereIDs.contains($0.id) && !$0.shortcuts.isEmpty }
      .partitioned { bindings.isEnabled($0) }
    let sections = Control.Family.allCases.map { section in
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
