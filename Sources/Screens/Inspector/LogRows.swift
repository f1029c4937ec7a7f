import Delivery

/// What the log shows, oldest first: every fact, and what was refused between them.
struct LogRows {
  /// One of them.
  enum Row: Hashable {
    /// The index of a fact.
    case fact(Int)
    case refusal(String)
  }

  private let factCount: Int
  private let refusals: [RefusalNote]
  // Where the refusals stand among all rows; ascending.
  private let places: [Int]

  init(_ model: Model, _ scene: Scene) {
    let facts = scene.facts.count
    factCount = facts
    refusals = model.refusals
    places = model.refusals.enumerated().map { min($1.factCount, facts) + $0 }
  }

  /// How many there are.
  var count: Int { factCount + refusals.count }

  /// A row, from 0 for the oldest.
  subscript(index: Int) -> Row {
    let before = places.count { $0 < index }
    if before < places.count, places[before] == index { return .refusal(refusals[before].text) }
    return .fact(index - before)
  }

  /// Where a fact stands.
  func index(ofFact fact: Int) -> Int {
    var index = fact
    for place in places where place <= index { index += 1 }
    return index
  }

  /// The fact at a row, or else the nearest in a direction; nil where there is none.
  func fact(near index: Int, _ direction: Int) -> Int? {
    if count == 0 || factCount == 0 { return nil }
    for step in [direction < 0 ? -1 : 1, direction < 0 ? 1 : -1] {
      var row = min(max(0, index), count - 1)
      while row >= 0, row < count {
        if case .fact(let fact) = self[row] { return fact }
        row += step
      }
    }
    return nil
  }
}

/// Something that could not be done: a fact about the interface, none about the phone.
struct RefusalNote: Hashable, Sendable {
  /// How many facts there were.
  var factCount: Int
  var text: String
}

extension Model {
  /// Remembers why something was not done, so that the log can tell later.
  mutating func note(refusal text: String) {
    refusals = refusals.suffix(199) + [RefusalNote(factCount: seenFacts, text: text)]
    // What was taken back takes the places with it: they stay in order.
    for index in refusals.indices {
      refusals[index].factCount = min(refusals[index].factCount, seenFacts)
    }
  }
}
