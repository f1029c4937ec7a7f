extension Control {
  /// What finds things in the list.
  static let searching: [Control] = [
    Control(
      .search, "search", "Search the list as you type, stacks too", also: "find look grep",
      [Shortcut("/")], in: .moving, footer: 10, when: onListAlone),
    hit(.nextHit, ControlWords("next hit", "To the next thing found", also: "find again"), "n", 1),
    hit(
      .previousHit, ControlWords("previous hit", "To the thing found before", also: "find again"),
      "N", -1),
    Control(
      .filter, "filter",
      "Show only what fits: app:NAME, thread:NAME, critical, words, ! for not; in the log by words",
      also: "narrow only hide", [Shortcut("f")], in: .moving, when: onListAlone),
  ]

  private static func hit(
    _ id: ControlID, _ words: ControlWords, _ key: String, _ step: Int
  ) -> Control {
    Control(
      id, words, [Shortcut(key)], in: .moving,
      when: { model, scene in
        if model.list.search?.matcher != nil { return .enabled }
        return .disabled(model.list.lastSought == nil ? Words.noSearch : scene.whyNoList)
      },
      act: { model, scene in
        model.goToHit(step, scene)
        return []
      })
  }
}

/// What finds things in the list.
extension ControlID {
  package static let search = ControlID("search")
  static let nextHit = ControlID("next-hit")
  static let previousHit = ControlID("previous-hit")
  static let filter = ControlID("filter")
}
