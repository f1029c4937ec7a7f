import Delivery
import Notifications
import TerminalCore

/// Sees what the person does: compares the interface before an event with the one after it, and reads facts
/// and effects.
///
/// Keys are not looked at: what was done counts, by key, mouse or typed line.
struct TourWitness {
  private let selection: ListSpot?
  private let showsWhy: Bool
  private let showsThemes: Bool
  private let showsWords: Bool
  private let showsMatrix: Bool

  /// Remembers the interface before an event.
  init(_ model: Model) {
    selection = model.list.selection
    showsWhy = model.showsWhy
    showsThemes = model.showsThemes
    showsWords = model.showsWords
    showsMatrix = model.showsMatrix
  }

  /// What the event did of what the tour asks for.
  func deeds(
    _ event: ModelEvent, _ effects: [Effect], _ model: Model, _ scene: Scene
  ) -> Set<TourStep> {
    switch event {
    case .input(.resize): []
    case .input, .chosen: deeds(effects, model)
    case .happened(let facts): model.lastAct.isRewinding ? [] : deeds(facts, scene)
    case .lineEnded(.done): [.line]
    case .refused, .payloads, .expectations, .themes, .sessions, .openable, .filesChecked,
      .triedOut, .told,
      .misread,
      .themeChanged,
      .lineEnded, .tick, .pictured, .asked,
      .recordingEnded,
      .exportEnded, .payloadSaved, .matrixCells, .matrixPicture, .checksFailed, .branched,
      .timeZone:
      []
    }
  }

  private func deeds(_ effects: [Effect], _ model: Model) -> Set<TourStep> {
    var deeds: Set<TourStep> = []
    if selection != nil, model.list.selection != selection, model.list.search == nil {
      deeds.insert(.move)
    }
    if model.showsWhy, !showsWhy || model.lastAct.asksWhy { deeds.insert(.why) }
    if model.hasFound { deeds.insert(.search) }
    if showsThemes, !model.showsThemes { deeds.insert(.theme) }
    if showsWords, !model.showsWords { deeds.insert(.words) }
    if showsMatrix, !model.showsMatrix { deeds.insert(.matrix) }
    if effects.contains(where: { $0 == .undo || $0 == .performLine("undo") }) {
      deeds.insert(.undo)
    }
    return deeds
  }

  private func deeds(_ facts: [Fact], _ scene: Scene) -> Set<TourStep> {
    Set(facts.compactMap { deed($0.event, scene.state) })
  }

  private func deed(_ event: Event, _ state: State) -> TourStep? {
    if case .expanded = event { return .expand }
    if case .cleared = event { return .clear }
    if case .received = event { return .send }
    if case .edited = event { return .edit }
    if case .deviceChanged(let old, let new) = event, old.locale != new.locale { return .language }
    if case .deviceChanged(let old, let new) = event, old.previews != new.previews {
      return .previews
    }
    if case .settingChanged(let app, let changes) = event, changes.changesGrouping,
      state.lists(several: app.identifier)
    {
      return .grouping
    }
    return nil
  }
}

extension [SettingChange] {
  fileprivate var changesGrouping: Bool {
    contains { if case .grouping = $0.to { true } else { false } }
  }
}

extension State {
  // Where an app has a single notification, nothing is to be seen of how it is grouped.
  fileprivate func lists(several app: BundleIdentifier) -> Bool {
    var count = 0
    for number in listedNumbers where notification(number).app == app {
      count += 1
      if count > 1 { return true }
    }
    return false
  }
}

extension Model {
  fileprivate var showsWhy: Bool { layout.hasInspector && inspector.tab == .why }

  fileprivate var showsThemes: Bool {
    sheets.contains { $0 is ThemeSheet }
  }

  fileprivate var showsWords: Bool { sheets.contains { $0 is WorkbenchSheet } }

  fileprivate var showsMatrix: Bool { sheets.contains { $0 is MatrixSheet } }

  fileprivate var hasFound: Bool {
    guard let search = list.search else { return false }
    return search.matcher != nil && !search.hits.isEmpty
  }
}
