import Testing

@Suite("Sorting")
struct SortingTests {
  // What is made for size: the compiler makes sorting of its own for each type and each order.
  private static let modules: [Module] = [
    .localization, .explaining, .scenarios, .lint, .programs, .screens, .sessions, .interaction,
    .pushEndpoint, .languageServer, .contextServer, .executable,
  ]

  @Test("Where size counts elements are put in order by places, with one function for all types")
  func places() {
    for file in Self.modules.flatMap(\.files) {
      for (index, line) in file.lines.enumerated()
      where line.contains(/\.sort(ed)?( \{|\(by: \{)/) {
        Issue.record("\(file.path):\(index + 1) sorts by a closure; write ordered(by:)")
      }
    }
  }
}
