import Notifications
import TerminalCore

/// What help lists: headings with controls below.
struct HelpEntries {
  /// A heading; nil while something is looked for.
  let groups: [(heading: String?, controls: [Control])]

  /// The controls from top to bottom.
  var controls: [Control] { groups.flatMap(\.controls) }

  /// What can be done here comes first, then everything else that can be done by its subject; what
  /// cannot act now is below all of that.
  init(_ list: HelpSheet, _ model: Model, _ scene: Scene) {
    let isThere = { (control: Control) in !model.isRead || !Self.onlyDrawn.contains(control.id) }
    let all = model.keymap.controls.filter(isThere)
    let bindings = Bindings(model, scene)
    let typed = list.field.text.trimmed
    if !typed.isEmpty {
      groups = [(nil, Self.found(typed, all))]
      return
    }
    let here = Self.here(list, model, scene).filter(isThere)
    let hereIDs = here.map(\.id)
    // A key that does something of the sheet's own does nothing else there.
    let taken = model.sheetsBelowHelp.isEmpty ? [] : here.flatMap(\.shortcuts)
    let isElsewhere = { (control: Control) in
      !hereIDs.contains(control.id) && !control.shortcuts.isEmpty
        && !control.shortcuts.contains(where: taken.contains)
    }
    let (able, unable) = all.filter(isElsewhere)
      .partitioned { bindings.isEnabled($0) && model.reachesByKey($0, scene) }
    let sections = Control.Family.allCases.map { section in
      (heading: Optional(section.title), controls: able.filter { $0.section == section })
    }
    groups = ([(Words.here, here)] + sections + [(Words.notNow, unable)])
      .filter { !$0.controls.isEmpty }
  }

  // What does nothing to lines that are read; a number that is typed there chooses a thing.
  private static let onlyDrawn: [ControlID] = [
    .act, .theme, .density, .mouse, .narrower, .wider, .redraw,
  ]

  // What goes on from the keys that were pressed, else the acts of what lies
  // below, else of the phone.
  private static func here(_ list: HelpSheet, _ model: Model, _ scene: Scene) -> [Control] {
    if !list.begun.isEmpty { return model.keymap.continuations(of: list.begun) }
    let bindings = Bindings(model, scene)
    if let acts = model.actsBelowHelp(scene) { return acts }
    let anywhere = model.keymap.controls.filter { $0.footerRank != nil }
      .ordered { ($0.footerRank ?? 0) < ($1.footerRank ?? 0) }
    let main = anywhere.prefix { $0.footerRank ?? 0 <= 1 }
    return (main + model.ownControls(in: scene) + anywhere.dropFirst(main.count))
      .filter { bindings.isEnabled($0) && model.reachesByKey($0, scene) }.uniqued(on: \.id)
  }

  // A key that is typed finds its control, too.
  private static func found(_ typed: String, _ all: [Control]) -> [Control] {
    let byKey = all.filter { $0.hasKey(typed) }
    let byTitle = FuzzyMatch.ranked(typed, among: all) { "\($0.title) \($0.id)" }.map(\.candidate)
    let lowercased = typed.lowercased()
    let isCalled = { (control: Control) in
      control.title.lowercased().containsBytes(of: lowercased)
    }
    let words = lowercased.split { $0 == " " }.map(String.init)
    let bySummary = all.filter { $0.isExplained(by: words) }
    let byOtherWord = all.filter { $0.isMeant(by: typed) }
    let byName = all.called(typed)
    return (byKey + byName + byTitle.filter(isCalled) + byOtherWord + byTitle + bySummary)
      .uniqued(on: \.id)
  }
}

extension Control {
  /// Whether one of its keys is named so, as in `=`, `o g`, `Esc`.
  package func hasKey(_ typed: String) -> Bool {
    shortcuts.contains { $0.description == typed || $0.ascii == typed }
  }

  /// Whether its summary has all of some words, in small letters.
  fileprivate func isExplained(by words: [String]) -> Bool {
    let summary = summary.lowercased()
    return words.allSatisfy { summary.containsBytes(of: $0) }
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
