import Delivery
import Notifications
import TerminalCore

/// Sees what the person does: compares the interface before an event with the one after it,
/// and reads facts and effects.
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
    case .input, .chosen: deeds(effects, model, scene)
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

  private func deeds(_ effects: [Effect], _ model: Model, _ scene: Scene) -> Set<TourStep> {
    var deeds: Set<TourStep> = []
    if hasMoved(model, scene) { deeds.insert(.move) }
    let now = Shown(model)
    if now.why, !shown.why || model.lastAct.asksWhy { deeds.insert(.why) }
    if let search = model.list.search, search.matcher != nil, !search.hits.isEmpty {
      deeds.insert(.search)
    }
    if shown.themes, !now.themes { deeds.insert(.theme) }
    if shown.words, !now.words { deeds.insert(.words) }
    if shown.matrix, !now.matrix { deeds.insert(.matrix) }
    if takesBack(effects, scene) { deeds.insert(.undo) }
    return deeds
  }

  // A typed line is tried even where nothing was done that it could take back.
  private func takesBack(_ effects: [Effect], _ scene: Scene) -> Bool {
    scene.undoTitle != nil
      && effects.contains { $0 == .undo || $0 == .performLine("undo") }
  }

  // Looking for something selects what is found, or nothing.
  private func hasMoved(_ model: Model, _ scene: Scene) -> Bool {
    selection != nil && model.list.selection != selection && model.list.search == nil
      && model.list.filter?.isTyping != true && model.selected(in: scene) != nil
  }

  private func deeds(_ facts: [Fact], _ scene: Scene) -> Set<TourStep> {
    Set(facts.compactMap { deed($0.event, scene.state) })
  }

  private func deed(_ event: Event, _ state: State) -> TourStep? {
    if case .expanded = event { return .expand }
    if case .cleared = event { return .clear }
    if case .received = event { return .send }
    if case .edited = event { return .edit }
    if case .deviceChanged(let old, let new, _) = event { return deed(from: old, to: new) }
    if case .settingChanged(let app, let changes) = event,
      state.regroups(app.identifier, by: changes)
    {
      return .grouping
    }
    return nil
  }

  // Previews that are hidden still would hide what later steps show.
  private func deed(from old: Device, to new: Device) -> TourStep? {
    if old.locale != new.locale { return .language }
    return old.previews != new.previews && new.previews == .always ? .previews : nil
  }
}

extension State {
  // Where conversations stay as they are, or an app has a single notification,
  // nothing is to be seen of it.
  fileprivate func regroups(_ app: BundleIdentifier, by changes: [SettingChange]) -> Bool {
    let fallsApart = changes.contains { $0.from == .grouping(.off) || $0.to == .grouping(.off) }
    return fallsApart && listedNumbers.count { notification($0).app == app } > 1
  }
}
