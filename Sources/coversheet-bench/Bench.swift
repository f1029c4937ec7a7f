/// One thing that is measured.
struct Bench: Sendable {
  /// What `--filter` finds it by, and what its figures begin with.
  let name: String
  /// What it measures, in a few words.
  let summary: String
  /// Whether it holds anything against a bar; what does not has no part in a smoke run.
  let hasBars: Bool
  /// Measures, and notes figures and bars.
  let run: @Sendable (BenchConditions, inout Findings) throws(BenchError) -> Void

  init(
    name: String, summary: String, hasBars: Bool = true,
    run: @escaping @Sendable (BenchConditions, inout Findings) throws(BenchError) -> Void
  ) {
    (self.name, self.summary, self.hasBars, self.run) = (name, summary, hasBars, run)
  }

  /// Measures; in a smoke run up to three times, until all bars are held.
  ///
  /// A machine that is busy with something else for a moment is no reason to refuse a change.
  func measure(_ conditions: BenchConditions) throws(BenchError) -> Findings {
    var findings = Findings()
    for _ in 0..<(conditions.isSmoke ? 3 : 1) {
      findings = Findings()
      try run(conditions, &findings)
      if findings.missedBars.isEmpty { break }
    }
    return findings
  }

  /// All of them, in the order in which they run: what weighs what this process holds is first, as
  /// those before would leave room in it.
  static let all: [Bench] = [
    storm, keyToFrame, million, localeChange, undoClearAll, reload, start, terminalKeys, list,
    folds, programKeys, arrivals, rest, memory, loading, matrixCells, opening, withoutScreen,
    tables, engine, growth, triggers, served, servedMemory, servedScreen, longSession,
    test, editor,
  ]

  /// Those that the options ask for.
  ///
  /// - Throws: Where the filter finds none.
  static func chosen(by options: Options) throws(BenchError) -> [Bench] {
    guard let filter = options.filter else { return all.filter { $0.hasBars || !options.isSmoke } }
    let found = all.filter { $0.name.contains(filter) }
    if found.isEmpty {
      let names = all.map(\.name).joined(separator: ", ")
      throw BenchError("no measurement is called “\(filter)”; there are \(names)")
    }
    return found
  }
}
