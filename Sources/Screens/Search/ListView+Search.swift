import Delivery
import TerminalCore

extension ListView {
  /// Begins to type a filter; the one in force can be changed.
  ///
  /// - Parameter panes: Where the keys are, to go back there.
  mutating func beginFilter(_ scene: Scene, from panes: Panes) {
    endSearch()
    let before = filter?.text
    filter = ListFilter(
      field: TextField(before.map { $0 + " " } ?? ""), before: before, panes: panes)
    refreshFilter(scene)
  }

  /// Takes the list in as it is, where it changed; what was looked at already fits as it did.
  mutating func refreshFilter(_ scene: Scene) {
    if filter?.factCount == scene.state.factCount { return }
    filter?.takeIn(scene.state, from: selection.flatMap(scene.state.leading))
  }

  /// Whatever the list says is looked at anew: words changed, or something was taken back.
  mutating func invalidateLens() {
    filter?.restart()
    search?.factCount = nil
    searchable = SearchableText()
  }

  /// Looks at some more of the list, and makes what later searches look through ready meanwhile.
  mutating func scanSearch(_ scene: Scene) {
    prepareSearch(scene)
    search?.scan(scene.state, scene.isLookingBack ? nil : searchable)
  }

  /// Makes some more of what the notifications say ready to be searched. What
  /// was said once is not kept.
  mutating func prepareSearch(_ scene: Scene) {
    guard let search, !scene.isLookingBack else { return }
    searchable.extend(scene.state, by: search.slice)
  }

  /// Whether a search is open, and while nothing is looked for yet what will be
  /// looked through is made ready.
  func isPreparingSearch(_ scene: Scene) -> Bool {
    guard let search, search.matcher == nil, !scene.isLookingBack else { return false }
    return searchable.count < scene.state.notifications.count
  }

  /// Ends the search where it is.
  mutating func endSearch() {
    if search?.matcher != nil { lastSought = search?.field.text }
    search = nil
  }

  /// Goes back to where the search began.
  mutating func returnToOrigin() {
    guard let search else { return }
    self.search?.peek = nil
    selection = search.origin.selection
    scroll = search.origin.scroll
  }
}

extension ListView {
  /// Whether the search or the filter wants to go on.
  var isSeeking: Bool {
    if filter?.isDone == false { return true }
    guard let search else { return false }
    // Before the first letter, what will be looked through is made ready.
    let isReady = search.matcher != nil || searchable.count >= search.notificationCount
    return !search.isDone || !isReady
  }
}
