import Testing

@Suite("Features")
struct FeatureTests {
  @Test("What a version of the system has is said in the table of features alone")
  func versions() {
    let comparison = /(>=|<=|<|>|==|!=) \.ios[0-9]/
    for file in Module.allCases.flatMap(\.files) where !file.path.hasSuffix("/Feature.swift") {
      guard file.text.contains(" .ios") else { continue }
      for (index, line) in file.lines.enumerated() where line.contains(comparison) {
        Issue.record(
          "\(file.path):\(index + 1) compares versions; ask profile.has(_:) of a feature")
      }
    }
  }
}
