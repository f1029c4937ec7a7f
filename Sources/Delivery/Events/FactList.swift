import Notifications

/// Facts in order, oldest first, in little room.
///
/// Nearly all that happens in a large session are arrivals, half a dozen facts each, which differ
/// from those before in what arrives and little else. Of them that is kept, and once what many have
/// in common; the facts are made when they are asked for.
package struct FactList: Sendable {
  private var entries: [Entry] = []
  private var patterns: [ArrivalPattern] = []
  // What is part of no arrival, in order.
  private var others: [Fact] = []
  /// One more than the place of the last.
  package private(set) var endIndex = 0

  /// An arrival, or facts between arrivals; there is one for each of many thousand pushes.
  struct Entry: Sendable {
    fileprivate let smallStart: UInt32
    // Of an arrival its pattern; of others where the first of them is kept.
    fileprivate let smallPlace: UInt32
    fileprivate let arrival: ArrivalDetails?

    fileprivate init(from start: Int, at place: Int, _ arrival: ArrivalDetails? = nil) {
      (smallStart, smallPlace, self.arrival) = (UInt32(start), UInt32(place), arrival)
    }

    fileprivate var start: Int { Int(smallStart) }
    fileprivate var place: Int { Int(smallPlace) }
  }

  // Of more patterns than these the older ones are not looked at: what comes alike comes together.
  private static let mostCompared = 16

  package init() {}

  /// Makes room for so many more arrivals.
  mutating func reserve(arrivals: Int) { entries.reserveCapacity(entries.count + arrivals) }

  /// Adds facts at the end, oldest first.
  mutating func append(_ new: [Fact]) {
    var rest = new[...]
    while let first = rest.first {
      if let arrival = patterns.last?.arrival(of: rest) {
        append(arrival, patterns.count - 1, count: rest.count)
        return
      }
      if let (pattern, arrival) = ArrivalPattern.first(of: rest) {
        append(arrival, place(of: pattern), count: pattern.count)
        rest = rest.dropFirst(pattern.count)
      } else {
        if entries.last.map({ $0.arrival != nil }) ?? true {
          entries.append(Entry(from: endIndex, at: others.count))
        }
        others.append(first)
        rest = rest.dropFirst()
        endIndex += 1
      }
    }
  }

  private mutating func append(_ arrival: ArrivalDetails, _ pattern: Int, count: Int) {
    entries.append(Entry(from: endIndex, at: pattern, arrival))
    endIndex += count
  }

  /// Forgets all but the first facts.
  mutating func truncate(to count: Int) {
    guard count < endIndex else { return }
    let index = entryIndex(of: count)
    let entry = entries[index]
    // Facts between arrivals stay where they are: of thousands each undo would put all down anew.
    let kept = entry.arrival == nil ? [] : Array(self[entry.start..<count])
    let end = entry.arrival == nil ? count : entry.start
    if let first = firstOther(from: index) {
      others.removeSubrange((first.place + Swift.max(0, end - first.start))...)
    }
    entries.removeSubrange((end > entry.start ? index + 1 : index)...)
    endIndex = end
    append(kept)
  }

  private mutating func place(of pattern: ArrivalPattern) -> Int {
    if let known = patterns.suffix(Self.mostCompared).lastIndex(of: pattern) { return known }
    patterns.append(pattern)
    return patterns.count - 1
  }

  // By its index: a slice that is still held would have all entries copied as some go.
  private func firstOther(from index: Int) -> Entry? {
    entries.indices[index...].first { entries[$0].arrival == nil }.map { entries[$0] }
  }

  private func entryIndex(of index: Int) -> Int {
    if let last = entries.last, last.start <= index { return entries.count - 1 }
    return entries.indices.partitioningIndex { entries[$0].start > index } - 1
  }

  /// Goes through what is part of no arrival, oldest first.
  ///
  /// - Parameters:
  ///   - start: The place to begin at.
  ///   - body: Gets each fact with its place.
  package func forEachBetweenArrivals(from start: Int, _ body: (Int, Fact) -> Void) {
    guard start < endIndex else { return }
    for index in entryIndex(of: start)..<entries.count where entries[index].arrival == nil {
      let entry = entries[index]
      let end = index + 1 < entries.count ? entries[index + 1].start : endIndex
      for place in Swift.max(start, entry.start)..<end { body(place, fact(place, in: entry)) }
    }
  }

  private func fact(_ index: Int, in entry: Entry) -> Fact {
    let offset = index - entry.start
    guard let arrival = entry.arrival else { return others[entry.place + offset] }
    return patterns[entry.place].fact(offset, of: arrival)
  }
}

extension FactList: RandomAccessCollection {
  /// The place of the first.
  package var startIndex: Int { 0 }

  /// The fact at a place, from 0.
  package subscript(index: Int) -> Fact { fact(index, in: entries[entryIndex(of: index)]) }

  /// All, oldest first; each without looking for its place.
  package func makeIterator() -> Iterator { Iterator(self) }

  /// Goes from fact to fact.
  package struct Iterator: IteratorProtocol {
    private let list: FactList
    private var index = 0
    private var entry = 0

    fileprivate init(_ list: FactList) { self.list = list }

    /// The next one; nil behind the last.
    package mutating func next() -> Fact? {
      guard index < list.endIndex else { return nil }
      let following = entry + 1
      if following < list.entries.count, list.entries[following].start == index {
        entry = following
      }
      defer { index += 1 }
      return list.fact(index, in: list.entries[entry])
    }
  }
}

extension FactList: Equatable {
  /// Whether the same happened, in the same order.
  package static func == (left: FactList, right: FactList) -> Bool { left.elementsEqual(right) }
}
