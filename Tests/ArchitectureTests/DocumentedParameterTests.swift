import Testing

@Suite("Parameters in comments")
struct DocumentedParameterTests {
  @Test("What a comment says of a parameter is of one that the function has, and is shown as such")
  func functions() {
    for file in Module.allCases.flatMap(\.files) {
      for stray in DocumentedParameters(file.lines).strays {
        Issue.record("\(file.path): \(stray) is no parameter there, or not indented as one")
      }
    }
  }

  @Test(
    "Names outside and inside of a function are good, others are not",
    arguments: [
      ("/// - Parameter count: Some.\nfunc take(_ count: Int) {", []),
      ("/// - Parameter by: Some.\n@inlinable\nfunc take(\n  by count: Int\n) {", []),
      ("/// - Parameter of: Some.\nlet take: (Int) -> Void", []),
      ("/// - Parameter count: Some.\ninit(_ number: Int) {\n  count: 1\n}", ["count"]),
      ("/// - Parameters:\n///   - a: One.\n///   - b: Two.\nfunc take(a: Int) {", ["b"]),
      ("/// - Parameters:\n/// - a: One.\nfunc take(a: Int) {", ["a"]),
      ("/// - Returns: Some.\n///   - a: One.\nfunc take() {", []),
    ] as [(String, [String])])
  func strays(text: String, strays: [String]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(DocumentedParameters(lines).strays == strays)
  }
}

/// What the comments of a file call parameters.
private struct DocumentedParameters {
  /// Those that the function below does not have, or that no reader shows as parameters.
  private(set) var strays: [String] = []
  private var names: [String] = []
  private var isInList = false

  init(_ lines: [Substring]) {
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        read(text.dropFirst(3))
        continue
      }
      isInList = false
      if names.isEmpty || text.hasPrefix("@") { continue }
      let known = Self.names(inFunctionAt: lines[index...]) ?? names
      strays += names.filter { !known.contains($0) }
      names = []
    }
  }

  private mutating func read(_ comment: Substring) {
    guard comment.hasPrefix(" - ") || comment.hasPrefix("   - ") else { return }
    let item = comment.drop { " -".contains($0) }
    let word = String(item.prefix { $0 != ":" }.filter { $0 != "`" })
    if comment.hasPrefix("   ") {
      if isInList { names.append(word) }
      return
    }
    isInList = word == "Parameters"
    if word.hasPrefix("Parameter ") { names.append(String(word.dropFirst(10))) }
    if word.first?.isLowercase == true, item.contains(":"), !word.contains(" ") {
      strays.append(word)
    }
  }

  /// The words before colons, for parameters have names outside and inside; nil for no function.
  private static func names(inFunctionAt lines: ArraySlice<Substring>) -> [String]? {
    let end = lines.firstIndex { $0.isEmpty || $0.hasSuffix("{") } ?? lines.endIndex
    let text = (lines[..<end] + lines[end...].prefix(1)).joined(separator: " ")
    guard ["func ", "init", "subscript"].contains(where: text.contains) else { return nil }
    return text.split(separator: ":").flatMap { part in
      part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.suffix(2).map(String.init)
    }
  }
}
