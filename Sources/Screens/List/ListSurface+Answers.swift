import Delivery
import Explaining

extension ListSurface {
  /// What controls do on the list.
  static let answers: Answers = [
    .tap: { model, scene in
      Binding(model.selected(in: scene)?.tapTitle, model.canAct(scene) { $0.canTap }) {
        $0.tap($1)
      }
    },
    .expand: expanding, .collapse: collapsing, .swipe: swiping, .toggle: toggling,
    .clear: { model, scene in
      var binding = Binding(model.canAct(scene) { $0.canClear }) { $0.clear($1) { $0.clearing } }
      // On a list's header Enter does the same.
      binding.isRedundant = model.selected(in: scene)?.isListHeader == true
      return binding
    },
    .back: { model, scene in
      guard model.list.showsCounted, scene.state.countsOnLockScreen else { return nil }
      return Binding(Words.closesCounted) { model, scene in
        model.list.showsCounted = false
        model.list.selection = .counted
        model.list.scroll = .top
        model.reconcileList(scene)
        return []
      }
    },
    .clearGroup: clearingGroup, .clearAll: clearingAll, .manage: managing,
    .view: { model, scene in
      Binding(model.canView(scene)) { model, scene in
        model.turnToPhone()
        return model.openView(scene)
      }
    },
    .act: { model, scene in
      let canView = model.canView(scene)
      return canView == .enabled ? .disabled(Words.noView) : Binding(canView) { _, _ in [] }
    },
    .search: { model, scene in
      Binding(canSearch(model, scene)) { model, scene in
        SearchSurface.begin(in: &model, scene)
        return []
      }
    },
    .filter: { model, scene in
      Binding(canSearch(model, scene)) { model, scene in
        model.list.beginFilter(scene, from: model.panes)
        model.turnToPhone()
        return []
      }
    },
    .nextHit: { seeking(1, $0, $1) }, .previousHit: { seeking(-1, $0, $1) },
  ]

  private static let expand: Control.Act = { model, scene in
    if model.selected(in: scene)?.opensInPlace == true { return model.tap(scene) }
    return perform(&model, scene) { .expand($0.target) }
  }

  private static let collapse: Control.Act = { model, scene in
    model.holdFirstRowOfGroup(scene)
    return perform(&model, scene) { .collapse($0.target) }
  }

  // With the group of the selected row.
  private static func perform(
    _ model: inout Model, _ scene: Scene, _ command: (GroupPlace) -> Command
  ) -> [Effect] {
    model.list.isChosen = true
    return model.selected(in: scene)?.place.map { [.perform(command($0))] } ?? []
  }

  @Sendable private static func expanding(_ model: Model, _ scene: Scene) -> Binding? {
    var binding = Binding(
      model.canAct(scene) { row in
        if row.opensInPlace { return row.canTap }
        if row.isExpanded { return .disabled(Words.expandedAlready) }
        return .when(row.isStack || row.isPeeked, else: row.whyNoStack)
      }, act: expand)
    binding.isRedundant = isTapped(.expand, model, scene)
    return binding
  }

  @Sendable private static func collapsing(_ model: Model, _ scene: Scene) -> Binding? {
    var binding = Binding(
      model.canAct(scene) { .when($0.isExpanded, else: Words.notExpanded) }, act: collapse)
    binding.isRedundant = isTapped(.collapse, model, scene)
    return binding
  }

  // On a group's header Enter does the same.
  private static func isTapped(_ control: ControlID, _ model: Model, _ scene: Scene) -> Bool {
    model.selected(in: scene)?.tapControl == control
  }

  @Sendable private static func swiping(_ model: Model, _ scene: Scene) -> Binding? {
    if model.selected(in: scene)?.isExpanded == true { return Binding(act: collapse) }
    return Binding(model.canSwipe(scene)) { model, scene in
      model.openSwipe(scene)
      return []
    }
  }

  @Sendable private static func toggling(_ model: Model, _ scene: Scene) -> Binding? {
    let isExpanded = model.selected(in: scene)?.isExpanded == true
    return Binding(
      model.canAct(scene) { row in
        if row.opensInPlace { return row.canTap }
        return .when(row.isStack || row.isExpanded || row.isPeeked, else: row.whyNoStack)
      }, act: isExpanded ? collapse : expand)
  }

  @Sendable private static func clearingGroup(_ model: Model, _ scene: Scene) -> Binding? {
    Binding(
      model.canAct(scene) { row in
        if row.summary != nil { return row.canClear }
        if row.isAlone { return .disabled(Words.filterHidesMembers) }
        return .when(row.place != nil, else: Words.selectFirst)
      }
    ) {
      $0.clear($1) { row in
        row.summary == nil ? row.place.map { .group($0.target) } : row.clearing
      }
    }
  }

  // The control itself says why it does not under a filter.
  @Sendable private static func clearingAll(_ model: Model, _ scene: Scene) -> Binding? {
    model.list.filter == nil
      ? Binding(model.canAct(scene)) { $0.clear($1) { _ in .list(nil) } } : nil
  }

  @Sendable private static func managing(_ model: Model, _ scene: Scene) -> Binding? {
    guard scene.isManaging else { return nil }
    return Binding(
      scene.managingTitle, model.canAct(scene) { .when($0.place != nil, else: Words.selectFirst) }
    ) { model, scene in
      model.turnToPhone()
      return model.manage(scene)
    }
  }

  private static func canSearch(_ model: Model, _ scene: Scene) -> Availability {
    if let covered = model.whyListIsCovered(in: scene) { return .disabled(covered) }
    return .when(scene.state.list.count > 0, else: Words.emptyList)
  }

  // What is looked for already, and what never was, is so on every screen.
  private static func seeking(_ step: Int, _ model: Model, _ scene: Scene) -> Binding? {
    if model.list.search?.matcher != nil || model.list.lastSought == nil { return nil }
    return Binding(canSearch(model, scene)) { model, scene in
      model.goToHit(step, scene)
      return []
    }
  }
}
