import Delivery
import Scenarios
import TerminalCore

extension Model {
  /// Takes in what happened; returns what is to be done about it.
  ///
  /// Everything that is selected is brought in line with the scene; nothing is drawn.
  package mutating func update(_ event: ModelEvent, in scene: Scene) -> [Effect] {
    watching(event, in: scene) { $0.take(event, scene) }
  }

  private mutating func take(_ event: ModelEvent, _ scene: Scene) -> [Effect] {
    var effects: [Effect] = []
    if case .happened(let facts) = event {
      takeInLens(facts, scene)
    } else {
      refreshLens(scene)
    }
    reconcileSight(scene)
    inspector.seenFacts = scene.facts.count
    switch event {
    case .input(let input):
      // What a person does waits for nothing that moves.
      list.folding = nil
      list.step = nil
      phone.viewing.opening = nil
      effects = handle(input, scene)
      lastAct.leavesField = phone.viewing.action != nil && !effects.isEmpty
    case .chosen(let spot):
      list.folding = nil
      phone.viewing.opening = nil
      effects = choose(spot, scene)
      lastAct.leavesField = phone.viewing.action != nil && !effects.isEmpty
    case .happened(let facts):
      // What is taken back rings no more.
      if !lastAct.isRewinding, bell.rings(for: facts, scene.state) { effects = [.terminal(.ring)] }
      notice(facts, scene)
      // Where nothing came, files may have been read anew: those that are offered, too.
      if facts.isEmpty, topmost(SendSheet.self) != nil { effects.append(.listPayloads) }
    case .refused(let reason): refuse(reason, scene)
    case .told(let words): say(words)
    case .misread(let words):
      message = Message(text: words.asSentence, isError: true, more: .complaints)
      inspector.note(refusal: words.asSentence)
    case .themeChanged(let palette): offer([palette], replacing: true)
    case .checksFailed(let failed): tell(failed)
    case .payloads(let choices, let scenarios):
      _ = giveSheet(.payloads(choices, scenarios: scenarios), scene)
    case .themes(let palettes): offer(palettes)
    case .sessions(let sessions): offer(SessionSheet(items: sessions), else: Words.noSessions)
    case .openable(let files): offer(OpenSheet(items: files), else: Words.nothingNearby)
    case .filesChecked: ComplaintSheet.list(in: &self, scene)
    case .triedOut(let report, let trial):
      change(ReportSheet.self) { $0.compare(with: report, trial) }
    case .expectations(let lines):
      offer(ExpectationSheet(items: lines), else: Words.nothingToExpect)
    case .branched(let count): add(Words.branched(count))
    case .timeZone(let name, let answer): change(RequestSheet.self) { $0.zone = (name, answer) }
    case .lineEnded(let outcome): end(outcome, scene)
    case .pictured(let file, let picture): phone.pictures[file] = picture
    case .asked(let question): ProgramConsentSheet.ask(question, in: &self)
    case .recordingEnded(let outcome): effects = RecordingSheet.end(outcome, in: &self)
    case .exportEnded(let outcome): ExportSheet.end(outcome, in: &self)
    case .payloadSaved(let outcome): SavePayloadSheet.end(outcome, in: &self)
    case .matrixCells(let cells, let subject): take(cells, of: subject)
    case .matrixPicture(let wish, let rows, let subject): take(rows, for: wish, of: subject)
    case .tick(let time):
      now = time
      continueFilter(scene)
      continueSearch(scene)
      effects = tick(scene)
      list.endFolding(at: now)
      phone.viewing.endOpening(at: now)
    }
    reconcile(scene)
    reconcileClock(scene)
    return effects
  }

  /// Says that what was expected is not so; it stands above the footer until the next act, and in
  /// the first line and the list of complaints as long as it is so.
  private mutating func tell(_ failed: [FailedCheck]) {
    guard let first = failed.first else { return }
    inspector.note(refusal: first.failure.diagnostic.message)
    message = Message(
      text: text(Words.fails(first.failure, of: failed.count)), isError: true, more: .complaints)
  }

  private mutating func handle(_ input: Input, _ scene: Scene) -> [Effect] {
    switch input {
    case .key(let key): return press(key, scene)
    // What is not seen is not hit, and asks nothing: all of it is there again where there is room.
    case .mouse where layout.isTooSmall, .paste where layout.isTooSmall:
      pointer.grip = nil
      return []
    case .mouse(let mouse): return handle(mouse, scene)
    case .paste(let text): return paste(text, scene)
    case .resize(let size):
      resize(to: size, scene)
      return []
    case .background(let color): return hear(background: color)
    case .terminal(let name):
      hear(terminal: name)
      return []
    case .focus: return []
    }
  }

  private mutating func refuse(_ reason: String, _ scene: Scene) {
    _ = giveSheet(.refused, scene)
    say(reason.asSentence, isError: true)
  }

  // A line that was typed where no command line is open any more.
  private mutating func end(_ outcome: LineOutcome, _ scene: Scene) {
    if giveSheet(.lineEnded(outcome), scene) != nil { return }
    switch outcome {
    case .done(let words): sayDone(words)
    case .complaint(let complaint): say(complaint.text, isError: true)
    }
  }

  private mutating func paste(_ text: String, _ scene: Scene) -> [Effect] {
    let lost = pressed.lost
    beginAct()
    if let lost {
      stayLost(lost)
      return []
    }
    if let effects = giveSheet(.paste(text), scene) { return effects }
    if sheets.isEmpty, let effects = give(.paste(text), to: focusedSurfaces(in: scene), scene) {
      return effects
    }
    if text.allSatisfy(\.isWhitespace) {
      say(Words.emptyPaste, isError: true)
    } else if text.trimmed.first != "{" {
      say(Words.noPayloadPasted, isError: true)
    } else {
      open(PastedPayloadSheet(text, self, scene))
    }
    return []
  }

  private mutating func resize(to size: Size, _ scene: Scene) {
    let wasInSight = layout.drawsPhone ? nil : list.wasInSight
    let isSelectionSeen = wasInSight ?? selectionIsSeen(scene)
    let isAtTop = list.wasAtTop || layout.drawsPhone && listIsAtTop(scene)
    let cursorsSeen = showsCursors(scene)
    self.size = size
    fitInspector()
    // What is not drawn is not to be moved: what was in sight is so again where there is room.
    list.wasInSight = layout.drawsPhone ? nil : isSelectionSeen
    list.wasAtTop = isAtTop
    if layout.isTooSmall { return }
    revealCursors(cursorsSeen, scene)
    let staysAtTop = (isAtTop || list.scroll == .top) && keepListAtTop(scene)
    if layout.drawsPhone, staysAtTop { list.wasAtTop = false }
    if isSelectionSeen, !staysAtTop { reveal(scene) }
    fillList(scene)
  }

  // Whether the cursors are in sight that the wheel may leave.
  private func showsCursors(_ scene: Scene) -> (inspector: Bool, help: Bool) {
    // What is not drawn was in sight before, as far as is known.
    if layout.isTooSmall { return (true, true) }
    return (
      InspectorPane(self, scene).firstRowShowingCursor == nil,
      topmost(HelpSheet.self)?.isSelectionSeen(self, scene) ?? true
    )
  }

  // Brings those into sight that were so before.
  private mutating func revealCursors(_ wereSeen: (inspector: Bool, help: Bool), _ scene: Scene) {
    if wereSeen.inspector, let first = InspectorPane(self, scene).firstRowShowingCursor {
      if inspector.tab == .scenario {
        inspector.stepping.firstRow = first
      } else {
        inspector.firstRows[inspector.tab.rawValue] = first
      }
    }
    if wereSeen.help {
      let model = self
      change(HelpSheet.self) { $0.select($0.selected, model, scene) }
    }
  }

  /// Brings every surface in line with what is so now: each holds on to what it was about.
  mutating func reconcile(_ scene: Scene) {
    // Too small a screen hides both panes: the one that has the keys has them
    // again where there is room.
    if !layout.hasInspector, !layout.isTooSmall { focus = .phone }
    if !layout.hasPhone { focus = .inspector }
    reconcileSheet(scene)
    reconcilePeek(scene)
    reconcileList(scene)
    reconcileOffers(scene)
    reconcileSettings(scene)
    reconcileView(scene)
  }

  private mutating func reconcileSettings(_ scene: Scene) {
    guard screen(in: scene) == .settings else { return }
    phone.settings.turn(to: scene.state.device.settingsApp)
    phone.settings.reconcile(with: phone.settingsRows(scene))
  }
}
