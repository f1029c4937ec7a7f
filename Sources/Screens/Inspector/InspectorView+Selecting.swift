import Delivery
import Notifications

extension InspectorView {
  /// What is selected in the log: an act, else a fact; nil where there is neither, and where a
  /// filter leaves no fact.
  func logSelection(_ scene: Scene) -> LogRows.Row? {
    if let line = selectedLine(scene) { return .act(line) }
    let count = scene.facts.count
    if count == 0 || logFilter?.hits.isEmpty == true { return nil }
    return .fact(min(fact ?? count - 1, count - 1))
  }

  /// The act that is selected in the log: its index; nil where a fact is.
  func selectedLine(_ scene: Scene) -> Int? {
    line.flatMap { scene.commandLog.indices.contains($0) ? $0 : nil }
  }

  /// Selects a row of the log.
  ///
  /// - Parameter follows: Whether the newest fact stays selected where a newer one comes.
  mutating func select(_ row: LogRows.Row, follows: Bool = false, _ scene: Scene) {
    switch row {
    case .fact(let index):
      (line, fact) = (nil, follows && index == scene.facts.count - 1 ? nil : index)
    case .act(let index):
      line = index
      // Why is asked about what the act led to last.
      let places = scene.commandPlaces
      if places.indices.contains(index), places[index] > 0 { fact = places[index] - 1 }
    case .refusal: break
    }
  }

  /// The fact that is selected in the log, or that its selected act led to last; nil where nothing
  /// happened.
  func selectedFact(_ scene: Scene) -> Fact? {
    let facts = scene.facts.facts
    return facts.isEmpty ? nil : facts[min(fact ?? facts.count - 1, facts.count - 1)]
  }

  /// The app that the selected line of the log is about, where it rang.
  func rung(_ scene: Scene) -> BundleIdentifier? {
    if logSelection(scene) == nil { return nil }
    return selectedFact(scene).flatMap { scene.state.appHeard(in: $0.event) }
  }

  /// What that is about; a filter that nothing fits leaves nothing to act on.
  func logSubject(_ scene: Scene) -> InspectorPane.Subject {
    if logSelection(scene) == nil { return .nothing }
    return selectedFact(scene).map(InspectorPane.Subject.init) ?? .nothing
  }
}
