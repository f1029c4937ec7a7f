import Notifications

/// Where the brackets and blocks of a file of code end, and where its names stand;
/// looked up once for all readers.
struct CodeBlocks {
  /// The token behind which each opening bracket is closed, by its own; that of any
  /// other token means nothing.
  ///
  /// One that is never closed ends with the file.
  let closings: [Int]
  /// The opening brace of the innermost block that each token is in; -1 for none. A
  /// brace is not in its own block.
  let blocks: [Int]
  /// The tokens at which a name stands, in order.
  let places: [String: [Int]]
  private let count: Int

  init(_ tokens: [CodeToken]) {
    count = tokens.count
    var closings = Array(repeating: tokens.count, count: tokens.count)
    var blocks = Array(repeating: -1, count: tokens.count)
    var places: [String: [Int]] = [:]
    var (open, braces): ([Int], [Int]) = ([], [])
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word(let word): places[word, default: []].append(index)
      case .symbol(let symbol) where ")]}".contains(symbol):
        if let start = open.popLast() { closings[start] = index }
        if symbol == "}" { _ = braces.popLast() }
      case .symbol, .text, .number: break
      }
      blocks[index] = braces.last ?? -1
      guard case .symbol(let symbol) = token.kind, "([{".contains(symbol) else { continue }
      open.append(index)
      if symbol == "{" { braces.append(index) }
    }
    (self.closings, self.blocks, self.places) = (closings, blocks, places)
  }

  /// The opening braces of the blocks that a token is in, the innermost
  /// first; at last -1 for the file.
  func around(_ index: Int) -> some Sequence<Int> {
    let first = index < count ? blocks[index] : -1
    return sequence(first: first) { [blocks] in $0 < 0 ? nil : blocks[$0] }
  }

  /// The token that ends the innermost block that a token is in; the file's end for none.
  func end(ofBlockAround index: Int) -> Int { blocks[index] < 0 ? count : closings[blocks[index]] }
}

extension [Int] {
  /// The index of the first number above another, in an ascending list;
  /// its end where there is none.
  func firstIndex(after number: Int) -> Int {
    indices.partitioningIndex { self[$0] > number }
  }
}
