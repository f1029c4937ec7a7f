import Delivery
import Notifications
import TerminalCore

/// Sees what the person does: compares the interface before an event with the one after it, and reads facts
/// and effects.
///
/// Keys are not looked at: what was done counts, by key, mouse or typed line.
struct TourWitness {
  private let selection: ListSpot?
  private let shown: Shown

  // What is open of what the tour asks for.
  private struct Shown {
    /// Whether *why* shows.
    let why: Bool
    /// Whether themes are chosen.
    let themes: Bool
    /// Whether the words of the app show.
    let words: Bool
    /// Whether a matrix shows.
    let matrix: Bool

    init(_ model: Model) {
      why = model.layout.hasInspector && model.inspector.tab == .why
      themes = model.topmost(ThemeSheet.self) != nil
      words = model.topmost(WorkbenchSheet.self) != nil
      matrix = model.topmost(MatrixSheet.self) != nil
    }
  }

  /// Remembers the interface before an event.
  init(_ model: Model) {
    selection = model.list.selection
    shown = Shown(model)
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
    let now = Shown(model)
    if now.why, !shown.why || model.lastAct.asksWhy { deeds.insert(.why) }
    if let search = model.list.search, search.matcher != nil, !search.hits.isEmpty {
      deeds.insert(.search)
    }
    if shown.themes, !now.themes { deeds.insert(.theme) }
    if shown.words, !now.words { deeds.insert(.words) }
    if shown.matrix, !now.matrix { deeds.insert(.matrix) }
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
