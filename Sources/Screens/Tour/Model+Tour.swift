import TerminalCore

extension Model {
  /// Begins with the tour of what is opened; its panel is on the screen
  /// unless it was left or finished.
  ///
  /// - Parameter progress: What was remembered; nil begins it.
  package mutating func beginTour(_ progress: TourProgress? = nil) {
    tour = progress ?? TourProgress()
    guard var tour, tour.isShown else { return }
    tour.resume()
    self.tour = tour
    if let chapter = tour.step.chapter, let number = tour.step.number, progress != nil {
      say(Words.tourGoesOn(chapter, number))
    }
  }

  /// Whether the panel is on the screen.
  var showsTour: Bool { tour?.isShown == true && !ScreenLayout.isTooSmall(size) }

  /// Rows of the tour's panel, the same at every step of a size; 0 where it is not shown.
  var tourRows: Int {
    guard showsTour else { return 0 }
    if size.rows < ScreenLayout.tightRows { return 2 }
    return size.columns < TourPanel.wideColumns ? 4 : 3
  }

  /// Shows the tour, or sends it away until it is asked for.
  mutating func toggleTour(_ scene: Scene) {
    let isSelectionSeen = selectionIsSeen(scene)
    if tour?.isShown == true, tour?.step == .leave {
      goOnWithTour()
    } else if tour?.isShown == true {
      tour?.course = .left
      say(Words.tourLeft)
    } else {
      tour?.resume()
    }
    if isSelectionSeen { reveal(scene) }
  }

  /// Begins one chapter of the tour.
  mutating func begin(_ chapter: TourChapter, _ scene: Scene) {
    let isSelectionSeen = selectionIsSeen(scene)
    tour?.begin(chapter)
    if isSelectionSeen { reveal(scene) }
  }

  /// Goes on to the next step, whether this one was done or not. What was meant for the step
  /// before, which another key went on from just now, skips nothing.
  mutating func goOnWithTour() {
    if let time = lastAct.tourWentOn, now - time < Self.tourReading, tour?.isStepDone == false {
      return
    }
    tour?.goOn()
    if tour?.course == .finished { say(Words.tourFinished) }
  }

  // How long a step has to stand there before it can be skipped.
  private static let tourReading = Duration.seconds(1)

  /// Whether any key goes on; it does besides what it always does. Not where it
  /// is written into something.
  var goesOnAtAnyKey: Bool {
    showsTour && tour?.isStepDone == true && sheets.isEmpty && pressed.pending.isEmpty
      && list.search?.isTyping != true && list.filter?.isTyping != true
  }

  // What was done stays on the screen until the person does something else;
  // nothing goes on by itself.
  private func isReadyToGoOn(at event: ModelEvent) -> Bool {
    guard goesOnAtAnyKey else { return false }
    switch event {
    case .input(.key), .input(.paste), .chosen: return true
    case .input(.mouse(let mouse)): return mouse.act == .press(.left)
    case .input(.resize), .input(.focus), .input(.background), .input(.terminal): return false
    case .happened, .refused, .payloads, .expectations, .themes, .sessions, .openable,
      .filesChecked,
      .triedOut, .told,
      .misread,
      .themeChanged, .pictured, .asked,
      .recordingEnded,
      .exportEnded, .payloadSaved, .matrixCells, .matrixPicture, .checksFailed, .lineEnded,
      .branched, .timeZone,
      .tick:
      return false
    }
  }

  /// Takes an event in while the tour watches.
  mutating func watching(
    _ event: ModelEvent, in scene: Scene, _ take: (inout Model) -> [Effect]
  ) -> [Effect] {
    guard let before = tour else { return take(&self) }
    let witness = TourWitness(self)
    let isReady = isReadyToGoOn(at: event)
    lastAct.asksWhy = false
    var effects = take(&self)
    if isReady, tour == before {
      tour?.goOn()
      lastAct.tourWentOn = now
    }
    let deeds = before.isShown ? witness.deeds(event, effects, self, scene) : []
    tour?.done.formUnion(deeds)
    if effects.contains(.terminal(.quit)), tour?.isShown == true, tour?.step == .leave {
      tour?.course = .finished
    }
    if let tour, tour != before { effects.insert(.rememberTour(tour), at: 0) }
    return effects
  }
}
