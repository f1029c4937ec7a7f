import TerminalCore

extension InspectorView {
  /// Begins to type what the log is narrowed to; what it is narrowed to can be changed.
  mutating func beginLogFilter(_ scene: Scene) {
    let before = logFilter?.text
    logFilter = LogFilter(field: TextField(before.map { $0 + " " } ?? ""))
    refreshLogFilter(scene)
  }

  /// Changes what is typed; the newest line that fits is selected.
  mutating func editLogFilter(_ scene: Scene, _ edit: (inout TextField) -> Void) {
    guard var filter = logFilter else { return }
    let before = filter.field.text
    edit(&filter.field)
    if filter.field.text != before { filter.restart() }
    logFilter = filter
    refreshLogFilter(scene)
    showNewestOfLog()
  }

  /// Shows all of the log again.
  mutating func clearLogFilter() {
    logFilter = nil
    showNewestOfLog()
  }

  /// Takes in what was added to the log.
  mutating func refreshLogFilter(_ scene: Scene) {
    guard var filter = logFilter else { return }
    // With a second reference copy-on-write would copy what was found.
    logFilter = nil
    filter.scan(scene)
    isLogRead = filter.scanned >= scene.facts.count
    logFilter = filter
    if fact == nil { fact = filter.hits.last }
  }

  private mutating func showNewestOfLog() {
    (fact, line) = (logFilter?.hits.last, nil)
    firstRows[InspectorTab.log.rawValue] = 0
  }

  /// Lets the inspector explain what the selected line of the log is about.
  mutating func explainLog() {
    followsLog = true
    tab = .why
    firstRows[InspectorTab.why.rawValue] = 0
  }

  /// Remembers why something was not done, so that the log can tell later.
  mutating func note(refusal text: String) {
    refusals = refusals.suffix(199) + [RefusalNote(factCount: seenFacts, text: text)]
    // What was taken back takes the places with it: they stay in order.
    for index in refusals.indices {
      refusals[index].factCount = min(refusals[index].factCount, seenFacts)
    }
  }
}
