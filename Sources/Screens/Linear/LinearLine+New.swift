import TerminalCore

extension LinearLine {
  /// Whether it is only read.
  var isText: Bool { id == nil }

  /// Without the times in it that go on by themselves.
  var timeless: LinearLine {
    var line = self
    line.time = ""
    return line
  }
}

extension [LinearLine<Spot>] {
  /// Which of these texts were not there before, in their order.
  ///
  /// Where a page was turned, what both pages have is mostly chance: all that stands
  /// between what is new is new.
  func areNew(after before: [LinearLine<Spot>]) -> [Bool] {
    let changes = map(\.timeless).difference(from: before.map(\.timeless))
    let new = changes.insertions.compactMap { change in
      if case .insert(let offset, _, _) = change { offset } else { nil }
    }
    guard Swift.min(new.count, changes.removals.count) > Self.fewLines, let first = new.first,
      let last = new.last
    else { return indices.map(new.contains) }
    return indices.map { index in
      new.contains(index) || (first...last).contains(index) && self[index].role != .status
    }
  }

  // So many come and go without a page being turned.
  private static var fewLines: Int { 8 }
}
