import Delivery
import Notifications

extension Model {
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

extension InspectorView {
  // A filter that nothing fits leaves nothing to act on.
  fileprivate func logSubject(_ scene: Scene) -> InspectorPane.Subject {
    let isEmpty = line == nil && logFilter?.hits.isEmpty == true
    return isEmpty ? .nothing : selectedFact(scene).map(InspectorPane.Subject.init) ?? .nothing
  }
}

extension InspectorPane.Subject {
  /// What a fact is about.
  init(_ fact: Fact) {
    if let number = fact.event.notification {
      self = .notification(number)
    } else if let group = fact.event.group {
      self = .group(group)
    } else {
      self = fact.event.app.map(Self.app) ?? .nothing
    }
  }

  /// The number of the notification that it is, of a group that of its newest; nil for all else.
  func number(in state: State) -> Int? {
    switch self {
    case .notification(let number): number
    case .group(let place): state.list.group(at: place)?.leading
    case .app, .pending, .push, .setting, .previews, .remark, .nothing: nil
    }
  }

  /// The app that it is, or belongs to; nil for none.
  func app(in state: State) -> BundleIdentifier? {
    switch self {
    case .notification(let number): state.notification(number).app
    case .group(let place): place.key.app
    case .app(let app), .setting(let app, _): app
    case .pending(let pending): pending.app
    case .push(let push): push.request.app
    case .previews, .remark, .nothing: nil
    }
  }
}
