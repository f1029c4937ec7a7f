import Delivery

extension Control {
  /// What can be done with the rows of the list.
  static let list = rows + managing + clearing + undoing

  private static let rows: [Control] = [
    Control(
      .tap, .tap, [Shortcut(.enter)], in: .list, verb: "tap", footer: 1,
      label: { model, scene in
        model.focusedOffer(scene)?.title ?? model.focusedTitle(scene)
          ?? model.inspectorAct(scene) ?? model.settingsAct(scene) ?? model.homeAct(scene)
      },
      when: { model, scene in
        if model.focusedOffer(scene) != nil || model.isViewFocused(in: scene) {
          return .enabled
        }
        if model.focus == .inspector { return model.canOpenInInspector(scene) }
        return model.canTap(scene)
      },
      act: { model, scene in model.open(scene) }),
    Control(
      .expand, .expand, [Shortcut("l"), Shortcut(.right)], in: .list, verb: "expand", footer: 20,
      when: { model, scene in
        model.listAvailability(scene) { row in
          if row.isExpanded { return .disabled(Words.expandedAlready) }
          return .when(row.isStack || row.isPeeked, else: Words.notAStack)
        }
      },
      act: { model, scene in model.perform(scene) { $0.place.map { .expand($0.target) } } }),
    Control(
      .collapse, .collapse, [Shortcut("h")], in: .list, verb: "collapse",
      footer: 20,
      when: { model, scene in
        model.listAvailability(scene) { .when($0.isExpanded, else: Words.notExpanded) }
      },
      act: { model, scene in model.perform(scene) { $0.place.map { .collapse($0.target) } } }),
    Control(
      .swipe, .swipe, [Shortcut(.left)], in: .list,
      when: { model, scene in
        if model.selected(in: scene)?.isExpanded == true { return .enabled }
        return model.canSwipe(scene)
      },
      act: { model, scene in
        if model.selected(in: scene)?.isExpanded == true {
          return model.perform(scene) { $0.place.map { .collapse($0.target) } }
        }
        model.openSwipe(scene)
        return []
      }),
    Control(
      .toggle, .toggle, [Shortcut("e"), Shortcut(" ")], in: .list,
      when: { model, scene in
        if model.isInSettings(scene) { return .enabled }
        return model.listAvailability(scene) { row in
          .when(row.isStack || row.isExpanded || row.isPeeked, else: Words.notAStack)
        }
      },
      act: { model, scene in
        if model.isInSettings(scene) { return model.tapOnScreen(scene) }
        return model.perform(scene) { row in
          row.place.map { row.isExpanded ? .collapse($0.target) : .expand($0.target) }
        }
      }),
  ]

  private static let managing: [Control] = [
    Control(
      .manage, .manage, [Shortcut("m")], in: .list, verb: "manage", footer: 7,
      when: { model, scene in
        if !scene.isManaging { return .disabled(Words.noManaging) }
        if model.isViewFocused(in: scene) { return .enabled }
        return model.listAvailability(scene) { .when($0.place != nil, else: Words.selectFirst) }
      },
      act: { model, scene in
        if let view = model.focusedView(in: scene) { return model.press(.manage, of: view, scene) }
        model.turnToPhone()
        return model.manage(scene)
      })
  ]

  private static let clearing: [Control] = [
    Control(
      .clear, .clear, [Shortcut("x")], in: .list, verb: "clear", footer: 3,
      when: { model, scene in model.listAvailability(scene) },
      act: { model, scene in model.clear(scene) { $0.clear } }),
    Control(
      .clearGroup, .clearGroup, [Shortcut("X")], in: .list, verb: "clear",
      when: { model, scene in
        model.listAvailability(scene) { row in
          if row.isAlone { return .disabled(Words.filterHidesMembers) }
          return .when(row.place != nil, else: Words.selectFirst)
        }
      },
      act: { model, scene in
        model.clear(scene) { row in row.place.map { .clear(.group($0.target)) } }
      }),
    Control(
      .clearAll, .clearAll, [.control("x")], in: .list, verb: "clear-all",
      when: { model, scene in
        if model.list.filter != nil { return .disabled(Words.filterRefusesClearAll) }
        return model.listAvailability(scene)
      },
      act: { model, scene in model.clear(scene) { _ in .clearAll(nil) } }),
  ]

  private static let undoing: [Control] = [
    Control(
      .undo, .undo, [Shortcut("u")], in: .list, verb: "undo", footer: 4,
      when: { _, scene in .when(scene.undoTitle != nil, else: Words.nothingToUndo) },
      act: { model, scene in
        model.lastAct.isRewinding = true
        model.say(Words.undid(scene.undoTitle ?? ""))
        return [.undo]
      }),
    Control(
      .redo, .redo, [Shortcut("U"), .control("r")], in: .list, verb: "redo", footer: 8,
      when: { _, scene in .when(scene.redoTitle != nil, else: Words.nothingToRedo) },
      act: { model, scene in
        model.lastAct.isRewinding = true
        model.say(Words.redid(scene.redoTitle ?? ""))
        return [.redo]
      }),
  ]

  convenience init(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut], in section: Section,
    verb: String? = nil, footer footerRank: Int? = nil, label: Label? = nil,
    when availability: @escaping Condition = { _, _ in .enabled }, act: @escaping Act
  ) {
    self.init(
      id, words.title, words.summary, aliases: words.aliases, shortcuts, in: section,
      verb: verb, footer: footerRank, label: label, when: availability, act: act)
  }
}

extension Model {
  /// Whether there is a row to act on, and what it says about it.
  fileprivate func listAvailability(
    _ scene: Scene, _ rowAvailability: (Selected) -> Availability = { _ in .enabled }
  ) -> Availability {
    guard showsList(in: scene) else { return .disabled(Words.notTheList) }
    if phoneLayer(in: scene) != nil { return .disabled(Words.layerIsOpen) }
    if isViewOpen(in: scene) { return .disabled(Words.viewIsOpen) }
    guard let row = selected(in: scene) else { return .disabled(Words.emptyList) }
    return rowAvailability(row)
  }

  // What Enter taps depends on the screen.
  fileprivate func canTap(_ scene: Scene) -> Availability {
    switch screen(in: scene) {
    case .home: .when(!scene.state.apps.isEmpty, else: Words.noAppInstalled)
    case .settings: .when(settingsRow(scene) != nil, else: Words.noAppInstalled)
    case .app: .disabled(Words.notTheList)
    case .lockScreen, .notificationCenter: listAvailability(scene)
    }
  }

  fileprivate mutating func tapOnScreen(_ scene: Scene) -> [Effect] {
    switch screen(in: scene) {
    case .home: return selectedApp(scene).map(launch) ?? []
    case .settings: return settingsRow(scene).map { press($0, scene) } ?? []
    case .app, .lockScreen, .notificationCenter: return []
    }
  }

  fileprivate func canOpenInInspector(_ scene: Scene) -> Availability {
    if inspector.tab == .timeline { return .enabled }
    if inspector.tab == .lines {
      return .when(!scene.commandLog.isEmpty, else: Words.noLines)
    }
    return .when(inspector.tab == .log && scene.facts.count > 0, else: Words.nothingToOpen)
  }

  // What Enter does where the inspector has the keys; nil where it taps the phone.
  fileprivate func inspectorAct(_ scene: Scene) -> String? {
    guard focus == .inspector else { return nil }
    switch inspector.tab {
    case .timeline: return Words.enters(inspector.moment)
    case .lines: return Words.editsLine
    case .log: return Words.explains
    case .why, .payload, .calls: return nil
    }
  }

  fileprivate mutating func open(_ scene: Scene) -> [Effect] {
    if let offer = focusedOffer(scene) { return choose(offer, scene) }
    if let view = focusedView(in: scene) { return press(phone.viewing.spot, of: view, scene) }
    if focus == .inspector {
      if inspector.tab == .timeline { return enterMoment(scene) }
      if inspector.tab == .lines { return openLine(scene) }
      explainLog()
      return []
    }
    guard let row = selected(in: scene) else { return tapOnScreen(scene) }
    list.isChosen = true
    if row.number == nil, row.place == nil { return clear(scene) { $0.tap } }
    if row.isAlone, row.group?.isExpanded == false { say(Words.stackExpanded) }
    // A tap takes a notification away as clearing does, and an undo brings it back.
    if row.number != nil, let selection = list.selection {
      list.cleared = list.cleared.suffix(99) + [selection]
    }
    return [.perform(row.tap)]
  }

  fileprivate mutating func perform(
    _ scene: Scene, _ command: (Selected) -> Command?
  ) -> [Effect] {
    list.isChosen = true
    return selected(in: scene).flatMap(command).map { [.perform($0)] } ?? []
  }

  /// Clears at once, and says how to take it back.
  mutating func clear(_ scene: Scene, _ command: (Selected) -> Command?) -> [Effect] {
    guard let row = selected(in: scene), let command = command(row) else { return [] }
    return clear(command, scene)
  }

  /// Clears at once, and says how to take it back.
  mutating func clear(_ command: Command, _ scene: Scene) -> [Effect] {
    if list.filter != nil, case .clearAll = command {
      say(Words.filterRefusesClearAll, isError: true)
      return []
    }
    list.isChosen = true
    if let selection = list.selection { list.cleared = list.cleared.suffix(99) + [selection] }
    if case .clear(.group(let target)) = command, let section = target.section {
      // What stands below the group takes its place, not what stood below one of its members.
      list.selection = .group(GroupPlace(target.key, in: section))
    }
    say(Words.cleared(scene.state.clearedTitle(command)))
    return [.perform(scene.confirming(command))]
  }
}
