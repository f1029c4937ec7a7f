import Delivery
import Notifications
import TerminalCore

extension Model {
  /// Begins a search.
  mutating func beginSearch(_ scene: Scene) {
    endSearch()
    search = Search(origin: (selection, scroll))
    refreshSearch(scene)
  }

  /// Takes a key while a search is typed.
  mutating func pressSearch(_ key: Key, _ scene: Scene) -> [Effect] {
    switch (key.code, key.modifiers) {
    case (.escape, _): cancelSearch(scene)
    case (.enter, _): return keepSearch(scene)
    case (.down, _), (.character("n"), .control): goToHit(1, scene)
    case (.up, _), (.character("p"), .control): goToHit(-1, scene)
    default:
      if key.code == .backspace, search?.field.isEmpty == true {
        cancelSearch(scene)
      } else {
        editSearch(scene) { field in _ = field.handle(key) }
      }
    }
    return []
  }

  /// Changes what is looked for, and goes to the first hit at or below where the search began.
  mutating func editSearch(_ scene: Scene, _ edit: (inout TextField) -> Void) {
    guard var search else { return }
    let before = search.field.text
    edit(&search.field)
    self.search = search
    if search.field.text == before { return }
    self.search?.restart()
    self.search?.current = nil
    continueSearch(scene)
    if self.search?.current == nil { returnToOrigin() }
  }

  /// Looks at some more of the list; goes to the first hit as soon as there is one.
  mutating func continueSearch(_ scene: Scene) {
    guard search?.isDone == false else { return }
    search?.scan(scene.state)
    if let search, search.current == nil,
      let first = search.hits.first(where: {
        Int($0) >= search.start
      }) ?? (search.isDone ? search.hits.first : nil)
    {
      go(to: Int(search.order[Int(first)]), scene)
    }
  }

  /// Takes the list in as it is, where it changed.
  mutating func refreshSearch(_ scene: Scene) {
    guard let search, search.factCount != scene.state.factCount else { return }
    let order = filter?.rows.numbers(scene.state) ?? scene.state.list.numbersFromTop()
    let number = search.current ?? selected(in: scene)?.number
    self.search?.restart(order, from: number)
    self.search?.factCount = scene.state.factCount
    self.search?.scan(scene.state)
  }

  /// Goes to the next hit, or the one before; looks again for what was looked for last.
  mutating func goToHit(_ step: Int, _ scene: Scene) {
    if search == nil, let lastSought { seek(lastSought, scene) }
    guard let number = search?.hit(step) else { return say(Words.noHit, isError: true) }
    go(to: number, scene)
  }

  /// Esc: ends the search where it began.
  mutating func cancelSearch(_ scene: Scene) {
    returnToOrigin()
    endSearch()
    reconcile(scene)
  }

  /// Ends the search where it is.
  mutating func endSearch() {
    if search?.matcher != nil { lastSought = search?.field.text }
    search = nil
  }

  private mutating func seek(_ words: String, _ scene: Scene) {
    search = Search(field: TextField(words), isTyping: false, origin: (selection, scroll))
    refreshSearch(scene)
  }

  /// Enter: stays; what was only laid open is expanded, by a command.
  private mutating func keepSearch(_ scene: Scene) -> [Effect] {
    search?.isTyping = false
    if search?.matcher == nil { cancelSearch(scene) }
    return keepPeek(scene)
  }

  /// Expands the group that is laid open, if any.
  mutating func keepPeek(_ scene: Scene) -> [Effect] {
    guard let peek = lens.peek(in: scene) else { return [] }
    return [.perform(.expand(peek.place.target))]
  }

  private mutating func go(to number: Int, _ scene: Scene) {
    search?.current = number
    search?.peek = nil
    if filter == nil, let place = scene.state.place(of: number),
      let group = scene.state.list[place.section].group(place.key), group.leading != number
    {
      search?.peek = place
    }
    let rows = rows(in: scene)
    let spot = filter?.rows.index(of: .notification(number)) == nil ? stack(of: number, scene) : nil
    guard let index = rows.index(of: spot ?? .notification(number)) else { return }
    select(index, rows)
    reveal(scene)
  }

  private func stack(of number: Int, _ scene: Scene) -> ListSpot? {
    filter == nil ? nil : scene.state.place(of: number).map(ListSpot.group)
  }

  private mutating func returnToOrigin() {
    guard let search else { return }
    self.search?.peek = nil
    selection = search.origin.selection
    scroll = search.origin.scroll
  }

  /// Closes what was laid open once something else is selected.
  mutating func reconcilePeek(_ scene: Scene) {
    guard let peek = lens.peek(in: scene) else {
      search?.peek = nil
      return
    }
    if selected(in: scene)?.place != peek.place { search?.peek = nil }
  }
}
