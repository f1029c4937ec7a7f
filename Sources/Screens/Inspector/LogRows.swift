import Delivery
import Notifications

/// What the log shows, oldest first: every fact, and what was refused between them.
struct LogRows {
  /// One of them.
  enum Row: Hashable {
    /// The index of a fact.
    case fact(Int)
    case refusal(String)
  }

  // How many facts are shown, and their indices where those are not all.
  private let factCount: Int
  private let hits: [Int]?
  private let refusals: [RefusalNote]
  // Where the refusals stand among all rows; ascending.
  private let places: [Int]

  init(_ model: Model, _ scene: Scene) {
    let hits = model.inspector.logFilter?.hits
    let facts = hits?.count ?? scene.facts.count
    let refusals = model.inspector.refusals.filter {
      model.inspector.logFilter?.fits($0.text) ?? true
    }
    factCount = facts
    self.hits = hits
    self.refusals = refusals
    places = refusals.enumerated().map {
      min(Self.position(of: $1.factCount, among: hits), facts) + $0
    }
  }

  /// Where a fact stands among those that are shown, or the first after it.
  private static func position(of fact: Int, among hits: [Int]?) -> Int {
    guard let hits else { return fact }
    return hits.indices.partitioningIndex { hits[$0] >= fact }
  }

  /// How many there are.
  var count: Int { factCount + refusals.count }

  /// A row, from 0 for the oldest.
  subscript(index: Int) -> Row {
    let before = places.count { $0 < index }
    if before < places.count, places[before] == index { return .refusal(refusals[before].text) }
    return .fact(hits?[index - before] ?? index - before)
  }

  /// Where a fact stands, or else the nearest.
  func index(ofFact fact: Int) -> Int {
    var index = max(0, min(Self.position(of: fact, among: hits), factCount - 1))
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
  /// Why it could not be done, as the line above the footer said it.
  var text: String
}
