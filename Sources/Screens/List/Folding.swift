import Delivery
import TerminalCore

/// A group that is shown expanding or collapsing, in a few frames of the interface's own time.
struct Folding: Hashable, Sendable {
  /// The group: its section, app and thread.
  let place: GroupPlace
  /// Whether it expands; otherwise it collapses.
  let isExpanding: Bool
  /// When it began, by the interface's own time.
  let start: Duration
  /// Rows that the members took on the screen before they went; of one that expands, 0.
  var rows = 0

  /// Frames from the first to the last.
  static let frames = 3
  /// How long each frame stays, so that nothing moves any more 40 ms after the key.
  static let frameTime = Duration.milliseconds(12)

  /// How many of the frames' steps are done at a time, from 1; the last one is as it stays.
  func step(at time: Duration) -> Int {
    let passed = max(.zero, time - start)
    return min(Self.frames, Int(passed / Self.frameTime) + 1)
  }

  /// When the next frame is due.
  func nextFrame(after time: Duration) -> Duration {
    start + Self.frameTime * step(at: time)
  }
}

extension ListWindow {
  /// The rows as they are seen while a group expands or collapses.
  func items(_ folding: Folding, at time: Duration, in state: State) -> [Item] {
    let step = folding.step(at: time)
    guard step < Folding.frames, let head = index(of: folding.place), item(head) != nil
    else { return items }
    if !folding.isExpanding {
      return spread(after: head, by: folding.rows * (Folding.frames - step) / Folding.frames)
    }
    let count = state.list.group(at: folding.place)?.count ?? 0
    return unfolded(head + 1..<head + 1 + count, step: step)
  }

  // What is below is further down by what is not yet gone.
  private func spread(after head: Int, by rows: Int) -> [Item] {
    guard let position = items.firstIndex(where: { $0.index == head }), rows > 0 else {
      return items
    }
    var spread = items
    let end = items[position].row + items[position].height
    for index in spread.indices where index > position { spread[index].row += rows }
    let gap = Item(
      index: head, row: end, height: rows, part: Part.empty.sized(rows: rows))
    spread.insert(gap, at: position + 1)
    return spread.filter { $0.row < height }
  }

  // The members come into sight from the top; what is below moves down as they do.
  private func unfolded(_ members: Range<Int>, step: Int) -> [Item] {
    let all = items.filter { members.contains($0.index) }
    guard let top = all.first?.row else { return items }
    let total = min(height, all.map(\.height).reduce(0, +))
    let end = top + total * step / Folding.frames
    var seen = items.filter { $0.index < members.lowerBound }
    for member in all where member.row < end {
      let rows = min(member.height, end - member.row)
      let part = rows < member.height ? member.part.window().sized(rows: rows) : member.part
      seen.append(Item(index: member.index, row: member.row, height: rows, part: part))
    }
    return seen + below(members.upperBound, from: end)
  }

  private func below(_ index: Int, from row: Int) -> [Item] {
    var below: [Item] = []
    var (index, row) = (index, row)
    while row < height, index < count {
      let next = item(index, at: row)
      below.append(next)
      index += 1
      row += next.height
    }
    return below
  }
}

extension ListView {
  /// Begins to show what expanded or collapsed.
  ///
  /// - Parameter rows: Rows on the screen that the members of the selected group took.
  mutating func beginFolding(_ facts: [Fact], at time: Duration, memberRows rows: Int) {
    for fact in facts {
      if case .expanded(let place) = fact.event {
        folding = Folding(place: place, isExpanding: true, start: time)
      } else if case .collapsed(let place, _) = fact.event {
        folding =
          rows > 0 ? Folding(place: place, isExpanding: false, start: time, rows: rows) : nil
      }
    }
  }

  /// Ends it where it is over.
  mutating func endFolding(at time: Duration) {
    if let folding, folding.step(at: time) == Folding.frames { self.folding = nil }
  }
}

extension Selected {
  /// Rows on the screen that the members of its group take, where that is expanded.
  func memberRows(in painted: Painted, _ state: State) -> Int {
    guard isExpanded, let place else { return 0 }
    return painted.targets.reduce(0) { sum, target in
      guard case .row(.notification(let number)) = target.id, state.groupKey(number) == place.key
      else { return sum }
      return sum + target.rect.size.rows
    }
  }
}
