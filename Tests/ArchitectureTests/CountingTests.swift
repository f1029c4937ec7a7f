import Testing

@Suite("Counting")
struct CountingTests {
  // Where the number is a limit, or was asked to be more than one, or tells the bench's own fault.
  private static let isMany: Set<Substring> = [
    "AppRule", "AppStrings+Unasked", "AttachmentSlips", "BinaryStatus+Size", "Engine+Actions",
    "FrameSlips", "HeaderLimits", "Invocation+Export", "Invocation+Matrix", "KeyAct",
    "LanguageServer+Actions", "Loading", "LongText", "ManyThreads", "MissingTranslations",
    "NamelessSummary", "NoOwnSettings", "NoThreads", "PayloadFields", "PayloadReader",
    "ScenarioFeeds", "Screening", "Screening+Request", "ServedRun+Wires", "TooManyTimeSensitive",
    "UnusedKeys", "Words", "Words+FileReload", "World",
  ]

  @Test("A count before what it counts is written with that function, unless it is never one")
  func interpolated() {
    let count = #/\\\([^)]*[cC]ount\) [a-z]+s\b/#
    var many: Set<Substring> = []
    for file in Module.allCases.flatMap(\.files) {
      let name = file.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
      // Few lines have a count at all, and a pattern is slow.
      for (index, line) in file.lines.enumerated()
      where line.contains("ount) ") && line.contains(count) {
        many.insert(name)
        if Self.isMany.contains(name) { continue }
        Issue.record("\(file.path):\(index + 1) may say “1 things”; use counted(_:)")
      }
    }
    #expect(many == Self.isMany, "\(Self.isMany.subtracting(many).sorted()) have none any more")
  }

  @Test("Things are counted with one function, and not by writing one and many out")
  func counted() {
    for file in Module.allCases.flatMap(\.files) where !file.path.hasSuffix("Int+Counted.swift") {
      for (index, line) in file.lines.enumerated() where line.contains("== 1 ? \"1 ") {
        Issue.record("\(file.path):\(index + 1) writes one and many out; use counted(_:)")
      }
    }
  }
}
