extension Control {
  /// What finds things in the list.
  static let searching: [Control] = [
    Control(
      .search, .search, [Shortcut("/")], in: .moving, footer: 10,
      when: { model, scene in model.canSearch(scene) },
      act: { model, scene in
        model.beginSearch(scene)
        return []
      }),
    hit(.nextHit, .nextHit, "n", 1),
    hit(.previousHit, .previousHit, "N", -1),
    Control(
      .filter, .filter, [Shortcut("f")], in: .moving,
      when: { model, scene in model.isInLog ? .enabled : model.canSearch(scene) },
      act: { model, scene in
        if model.isInLog {
          model.beginLogFilter(scene)
          return []
        }
        model.beginFilter(scene)
        return []
      }),
  ]

  private static func hit(_ id: ControlID, _ words: ControlWords, _ key: String, _ step: Int)
    -> Control
  {
    Control(
      id, words, [Shortcut(key)], in: .moving,
      when: { model, scene in
        if model.list.search?.matcher != nil { return .enabled }
        return model.list.lastSought == nil ? .disabled(Words.noSearch) : model.canSearch(scene)
      },
      act: { model, scene in
        model.goToHit(step, scene)
        return []
      })
  }
}

extension Model {
  /// Whether there is a list to look through.
  func canSearch(_ scene: Scene) -> Availability {
    guard showsList(in: scene) else { return .disabled(Words.notTheList) }
    return .when(scene.state.list.count > 0, else: Words.emptyList)
  }
}
