import Notifications

/// The definitions of a file as they lie in one another, each of which is come to once.
struct NestedDefinitions {
  // In the order in which they begin, the outer one first.
  private let all: [CodeFile.Definition]
  // The innermost one around each token, and the one around each of them; -1 for none.
  private var innermost: [Int] = []
  private var outer: [Int] = []
  private var isTaken: [Bool]

  /// - Parameter definitions: In any order; those without a token are left out.
  init(_ definitions: [CodeFile.Definition], in file: CodeFile) {
    all = definitions.filter { !$0.body.isEmpty }.ordered { left, right in
      (left.body.lowerBound, right.body.upperBound) < (right.body.lowerBound, left.body.upperBound)
    }
    isTaken = all.map { _ in false }
    var open: [Int] = []
    for token in file.tokens.indices {
      while let last = open.last, all[last].body.upperBound <= token { open.removeLast() }
      while outer.count < all.count, all[outer.count].body.lowerBound <= token {
        outer.append(open.last ?? -1)
        open.append(outer.count - 1)
      }
      innermost.append(open.last ?? -1)
    }
  }

  /// The definitions around a token that were not taken before, the innermost first.
  ///
  /// - Complexity: Those around one that was taken are taken, too; so all tokens together cost as
  ///   much as there are tokens and definitions.
  mutating func take(around token: Int) -> [CodeFile.Definition] {
    var taken: [CodeFile.Definition] = []
    var index = innermost[token]
    while index >= 0, !isTaken[index] {
      isTaken[index] = true
      taken.append(all[index])
      index = outer[index]
    }
    return taken
  }
}
