extension Model {
  /// Whether *Why* explains what is selected already.
  var showsWhyOfSelection: Bool {
    layout.hasInspector && inspector.tab == .why && !inspector.followsLog
      && !inspector.followsRequest
  }

  /// Shows a tab, wherever there is room for it.
  mutating func showInspector(_ tab: InspectorTab) {
    inspector.tab = tab
    if size.columns < layout.wideColumns {
      if !inspector.room.isZoomed { inspector.room.isSqueezed = true }
      inspector.room.isZoomed = true
    } else {
      inspector.room.isShown = true
    }
    if !layout.hasPhone { focus = .inspector }
  }

  /// Shows the scenario, line by line.
  package mutating func showScenario() { showInspector(.scenario) }

  /// Shows the inspector, or hides it.
  mutating func toggleInspector() {
    if layout.hasInspector {
      inspector.room.isShown = false
      turnToPhone()
    } else {
      showInspector(inspector.tab)
    }
  }

  /// Gives the keys to the inspector, which is shown for it.
  ///
  /// - Parameter tab: What it is to show; nil for what it showed last.
  mutating func enterInspector(_ tab: InspectorTab? = nil) {
    showInspector(tab ?? inspector.tab)
    focus = .inspector
  }

  /// Keeps the inspector on the screen while it has the keys: all of the screen is its own where
  /// there is no room beside the phone, as long as there is none.
  mutating func fitInspector() {
    if layout.isTooSmall { return }
    let hasRoom = size.columns >= layout.wideColumns
    if inspector.room.isSqueezed, hasRoom {
      inspector.room.unzoom()
    } else if focus == .inspector, !hasRoom, !inspector.room.isZoomed {
      (inspector.room.isZoomed, inspector.room.isSqueezed) = (true, true)
    }
  }

  /// Gives the keys to the phone, which is shown for it.
  mutating func turnToPhone() {
    focus = .phone
    inspector.room.unzoom()
  }

  /// Which pane has the keys, and which has the screen.
  var panes: Panes { (focus, inspector.room.isZoomed, inspector.room.isSqueezed) }

  /// Goes back to where one was among the panes, as far as there is still room; nil for staying.
  mutating func goBack(to panes: Panes?) {
    guard let panes else { return }
    (focus, inspector.room.isZoomed, inspector.room.isSqueezed) = panes
    fitInspector()
  }

  /// Gives the inspector the whole screen, or takes it back.
  mutating func zoom() {
    inspector.room.isZoomed.toggle()
    inspector.room.isSqueezed = false
    focus = inspector.room.isZoomed ? .inspector : .phone
  }

  /// What controls are about while the inspector has the keys and its page is about something else
  /// than the selected row: what the log has selected, or *Why* was asked about. `nothing` where
  /// a page that is about no notification hides the list; nil where controls are about the
  /// selected row.
  func pageSubject(in scene: Scene) -> InspectorPane.Subject? {
    guard focus == .inspector else { return nil }
    switch inspector.tab {
    case .log: return inspector.logSubject(scene)
    case .why, .payload, .calls: return explainedSubject(in: scene)
    case .timeline, .scenario, .connections: return layout.hasPhone ? nil : .nothing
    }
  }

  private func explainedSubject(in scene: Scene) -> InspectorPane.Subject? {
    let pane = InspectorPane(self, scene)
    switch pane.subject {
    case .notification(let number) where number == pane.selected?.number && !inspector.followsLog:
      return nil
    case .notification, .pending: return pane.subject
    case .group, .app, .push, .setting, .previews, .remark, .nothing:
      return inspector.followsLog ? pane.subject : nil
    }
  }
}
