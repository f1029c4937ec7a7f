import Delivery
import TerminalCore

extension Model {
  /// Looks at some more of the list; goes to the first hit as soon as there is one.
  mutating func continueSearch(_ scene: Scene) {
    if list.isPreparingSearch(scene) { return list.prepareSearch(scene) }
    guard list.search?.isDone == false else { return }
    list.scanSearch(scene)
    if let search = list.search, search.current == nil,
      let first = search.hits.first(where: {
        Int($0) >= search.start
      }) ?? (search.isDone ? search.hits.first : nil)
    {
      go(to: Int(search.order[Int(first)]), scene)
    }
  }

  /// Looks at some more of what a filter may leave; the rows follow once that is all.
  mutating func continueFilter(_ scene: Scene) {
    guard list.filter?.isDone == false else { return }
    list.filter?.scan(scene.state)
    guard list.filter?.isDone == true else { return }
    list.filter?.show(scene.state)
    list.search?.factCount = nil
    refreshSearch(scene)
  }

  /// Takes the list in as it is, where it changed.
  mutating func refreshSearch(_ scene: Scene) {
    guard let search = list.search, search.factCount != scene.state.factCount else { return }
    let order = list.filter?.rows.numbers(scene.state) ?? scene.state.list.numbersFromTop()
    // What is not there yet while one looks back is there again afterwards.
    let standing = scene.isLookingBack ? search.current : search.standing(in: order)
    let start = standing ?? selected(in: scene)?.number
    list.search?.restart(order, from: start)
    list.search?.factCount = scene.state.factCount
    list.search?.notificationCount = scene.isLookingBack ? 0 : scene.state.notifications.count
    list.scanSearch(scene)
    if standing != search.current { stand(on: standing, scene) }
  }

  // The hit went: the selection goes along where it was on it.
  private mutating func stand(on number: Int?, _ scene: Scene) {
    let wasSelected = list.selection == list.search?.current.map(ListSpot.notification)
    list.search?.stand(on: number)
    if wasSelected, let number { go(to: number, scene) }
  }

  /// Goes to the next hit, or the one before; looks again for what was looked for last.
  mutating func goToHit(_ step: Int, _ scene: Scene) {
    if list.search == nil, let lastSought = list.lastSought { seek(lastSought, scene) }
    guard let number = list.search?.hit(step) else { return say(Words.noHit, isError: true) }
    turnToPhone()
    go(to: number, scene)
  }

  private mutating func seek(_ words: String, _ scene: Scene) {
    list.search = Search(
      field: TextField(words), isTyping: false, origin: (list.selection, list.scroll))
    refreshSearch(scene)
  }

  private mutating func go(to number: Int, _ scene: Scene) {
    list.search?.go(to: number)
    list.search?.peek = nil
    if list.filter == nil, let place = scene.state.place(of: number),
      let group = scene.state.list.group(at: place), group.leading != number
    {
      list.search?.peek = place
    }
    let rows = list.rows(in: scene)
    let spot =
      list.filter?.rows.index(of: .notification(number)) == nil ? stack(of: number, scene) : nil
    guard let index = rows.index(of: spot ?? .notification(number)) else { return }
    select(index, rows)
    reveal(scene)
  }

  private func stack(of number: Int, _ scene: Scene) -> ListSpot? {
    list.filter == nil ? nil : scene.state.place(of: number).map(ListSpot.group)
  }

  /// Closes what was laid open once something else is selected.
  mutating func reconcilePeek(_ scene: Scene) {
    guard let peek = list.lens.peek(in: scene) else {
      list.search?.peek = nil
      return
    }
    if selected(in: scene)?.place != peek.place { list.search?.peek = nil }
  }

  /// Takes a changed list in: what fits, and what is found.
  mutating func refreshLens(_ scene: Scene) {
    list.refreshFilter(scene)
    inspector.refreshLogFilter(scene)
    refreshSearch(scene)
  }

  /// Takes in what happened to the list. What only comes waits for the next frame: a thousand
  /// arrivals are filtered once.
  mutating func takeInLens(_ facts: [Fact], _ scene: Scene) {
    let isTakenBack = lastAct.isRewinding || facts.isEmpty
    if isTakenBack || facts.contains(where: { $0.event.calls(for: .words) }) {
      list.invalidateLens()
    }
    // Its lines, too, are in the phone's language.
    if isTakenBack || facts.contains(where: { $0.event.calls(for: .heights) }) {
      inspector.logFilter?.restart()
    }
    list.search?.factCount = nil
    let onlyAdds =
      !isTakenBack && !lastAct.awaitsArrival && !facts.contains { $0.event.calls(for: .rows) }
    if list.filter == nil || !onlyAdds { refreshLens(scene) }
  }

  /// Brings the filter in line with what came since the last frame.
  mutating func catchUp(_ scene: Scene) {
    guard let filter = list.filter, filter.factCount != scene.state.factCount else { return }
    refreshLens(scene)
    reconcile(scene)
  }
}
