extension Control {
  /// What finds things in the list.
  static let searching: [Control] = [
    Control(
      .search, .search, [Shortcut("/")], in: .moving, footer: 10, elsewhere: Words.notTheList),
    hit(.nextHit, .nextHit, "n", 1),
    hit(.previousHit, .previousHit, "N", -1),
    Control(.filter, .filter, [Shortcut("f")], in: .moving, elsewhere: Words.notTheList),
  ]

  private static func hit(
    _ id: ControlID, _ words: ControlWords, _ key: String, _ step: Int
  ) -> Control {
    Control(
      id, words, [Shortcut(key)], in: .moving,
      when: { model, _ in
        if model.list.search?.matcher != nil { return .enabled }
        return .disabled(model.list.lastSought == nil ? Words.noSearch : Words.notTheList)
      },
      act: { model, scene in
        model.goToHit(step, scene)
        return []
      })
  }
}

extension ControlID {
  /// What finds things in the list.
  package static let (
    search, nextHit, previousHit, filter
  ) = (
    ControlID("search"), ControlID("next-hit"), ControlID("previous-hit"), ControlID("filter")
  )
}
