import Delivery
import Notifications

/// What the log shows, oldest first: every fact, behind those that an act led to the
/// act, and what was refused.
struct LogRows {
  /// One of them.
  enum Row: Hashable {
    /// The index of a fact.
    case fact(Int)
    /// The index of an act of the person's among the lines.
    case act(Int)
    case refusal(String)

    /// Whether it can be selected.
    var isSelectable: Bool {
      switch self {
      case .fact, .act: true
      case .refusal: false
      }
    }
  }

  /// What stands between facts.
  private struct Note {
    let row: Row
    let factCount: Int
  }

  // How many facts are shown, and their indices where those are not all.
  private let factCount: Int
  private let hits: [Int]?
  private let notes: [Note]
  // Where the notes stand among all rows; ascending.
  private let places: [Int]

  init(_ model: Model, _ scene: Scene) {
    let filter = model.inspector.logFilter
    let hits = filter?.hits
    let facts = hits?.count ?? scene.facts.count
    let refusals = model.inspector.refusals.filter { filter?.fits($0.text) ?? true }
      .map { Note(row: .refusal($0.text), factCount: $0.factCount) }
    let notes = Self.merged(
      scene.acts { filter?.fits($0) ?? true }.map { Note(row: .act($0.line), factCount: $0.facts) },
      refusals)
    factCount = facts
    (self.hits, self.notes) = (hits, notes)
    places = notes.enumerated().map {
      min(Self.position(of: $1.factCount, among: hits), facts) + $0
    }
  }

  // Both are in order; of two at one place the act comes first.
  private static func merged(_ acts: [Note], _ refusals: [Note]) -> [Note] {
    if refusals.isEmpty { return acts }
    var merged: [Note] = []
    var rest = refusals[...]
    for act in acts {
      while let refusal = rest.first, refusal.factCount < act.factCount {
        merged.append(refusal)
        rest.removeFirst()
      }
      merged.append(act)
    }
    return merged + rest
  }

  /// Where a fact stands among those that are shown, or the first after it.
  private static func position(of fact: Int, among hits: [Int]?) -> Int {
    guard let hits else { return fact }
    return hits.indices.partitioningIndex { hits[$0] >= fact }
  }

  /// How many there are.
  var count: Int { factCount + notes.count }

  /// A row, from 0 for the oldest.
  subscript(index: Int) -> Row {
    let before = places.indices.partitioningIndex { places[$0] >= index }
    if before < places.count, places[before] == index { return notes[before].row }
    return .fact(hits?[index - before] ?? index - before)
  }

  /// Where a row stands, or else the nearest fact.
  func index(of row: Row) -> Int {
    if case .fact(let fact) = row { return index(ofFact: fact) }
    return notes.firstIndex { $0.row == row }.map { places[$0] } ?? max(0, count - 1)
  }

  private func index(ofFact fact: Int) -> Int {
    var index = max(0, min(Self.position(of: fact, among: hits), factCount - 1))
    for place in places where place <= index { index += 1 }
    return index
  }

  /// What can be selected at a row, or else the nearest in a direction; nil where there is nothing.
  func selectable(near index: Int, _ direction: Int) -> Row? {
    if count == 0 { return nil }
    for step in [direction < 0 ? -1 : 1, direction < 0 ? 1 : -1] {
      var row = min(max(0, index), count - 1)
      while row >= 0, row < count {
        if self[row].isSelectable { return self[row] }
        row += step
      }
    }
    return nil
  }
}

extension Scene {
  /// The person's acts that fit, with how many facts there were at each; ascending, as what was
  /// taken back takes the places with it.
  fileprivate func acts(where fits: (String) -> Bool) -> [(line: Int, facts: Int)] {
    var acts: [(line: Int, facts: Int)] = []
    var least = facts.count
    for line in commandLog.indices.reversed() {
      least = min(least, commandPlaces.indices.contains(line) ? commandPlaces[line] : least)
      if fits(commandLog[line]) { acts.append((line, least)) }
    }
    return acts.reversed()
  }
}

/// Something that could not be done: a fact about the interface, none about the phone.
struct RefusalNote: Hashable, Sendable {
  /// How many facts there were.
  var factCount: Int
  /// Why it could not be done, as the line above the footer said it.
  var text: String
}
