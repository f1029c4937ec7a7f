import Testing

@Suite("Counting")
struct CountingTests {
  @Test("Things are counted with one function, and not by writing one and many out")
  func counted() {
    for file in Module.allCases.flatMap(\.files) where !file.path.hasSuffix("Int+Counted.swift") {
      for (index, line) in file.lines.enumerated() where line.contains("== 1 ? \"1 ") {
        Issue.record("\(file.path):\(index + 1) writes one and many out; use counted(_:)")
      }
    }
  }
}
