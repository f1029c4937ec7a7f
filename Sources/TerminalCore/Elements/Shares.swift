/// Divides the length of a stack among its elements.
struct Shares {
  /// What one element asks for, in columns or rows along the stack.
  struct Wish {
    /// What it takes when there is enough.
    let ideal: Int
    /// What it asks of its parent: whether it grows, and when it may be left out.
    let placement: Placement
    /// Whether its length was asked for exactly.
    let isFixed: Bool
  }

  /// Where the length is taken from when there is too little.
  enum Shortage {
    /// From the longest; columns of text are shortened fairly.
    case longest
    /// From the end; rows at the bottom fall off.
    case last
  }

  /// The length of each element, nil for those left out.
  ///
  /// Those that may be left out go first, then the rest grows or is shortened.
  ///
  /// - Parameters:
  ///   - length: Of the stack, with the space between its elements.
  ///   - wishes: In the order of the elements; the answer has as many.
  static func divide(
    _ length: Int, among wishes: [Wish], spacing: Int, shortage: Shortage
  ) -> [Int?] {
    var lengths: [Int?] = wishes.map { $0.placement.grows ? $0.placement.minimum : $0.ideal }
    let all = lengths
    var left: [Int] = []
    while sum(lengths, spacing) > length, let victim = firstToGo(lengths, wishes) {
      lengths[victim] = nil
      left.append(victim)
    }
    bringBack(left, of: all, into: &lengths, length, wishes, spacing)
    let rest = length - sum(lengths, spacing)
    if rest > 0 {
      grow(&lengths, wishes, by: rest)
    } else {
      shrink(&lengths, wishes, by: -rest, shortage)
    }
    return lengths
  }

  /// The length of all, with the space between them.
  private static func sum(_ lengths: [Int?], _ spacing: Int) -> Int {
    var (total, count) = (0, 0)
    for case let length? in lengths {
      total += length
      count += 1
    }
    return total + spacing * max(0, count - 1)
  }

  // What went for the sake of something larger that had to go after all has room again.
  private static func bringBack(
    _ left: [Int], of all: [Int?], into lengths: inout [Int?], _ length: Int, _ wishes: [Wish],
    _ spacing: Int
  ) {
    let highest = left.last.flatMap { wishes[$0].placement.dropPriority }
    for index in left.reversed() where wishes[index].placement.dropPriority != highest {
      lengths[index] = all[index]
      if sum(lengths, spacing) > length { lengths[index] = nil }
    }
  }

  private static func firstToGo(_ lengths: [Int?], _ wishes: [Wish]) -> Int? {
    var victim: (index: Int, priority: Int)?
    for (index, wish) in wishes.enumerated() where lengths[index] != nil {
      guard let priority = wish.placement.dropPriority else { continue }
      if priority <= victim?.priority ?? .max { victim = (index, priority) }
    }
    return victim?.index
  }

  private static func grow(_ lengths: inout [Int?], _ wishes: [Wish], by rest: Int) {
    let count = wishes.indices.count { wishes[$0].placement.grows && lengths[$0] != nil }
    var order = 0
    for index in wishes.indices where wishes[index].placement.grows {
      guard let length = lengths[index] else { continue }
      lengths[index] = length + rest / count + (order < rest % count ? 1 : 0)
      order += 1
    }
  }

  private static func shrink(
    _ lengths: inout [Int?], _ wishes: [Wish], by shortage: Int, _ order: Shortage
  ) {
    for _ in 0..<shortage {
      guard let victim = next(lengths, wishes, order), let length = lengths[victim] else { return }
      lengths[victim] = length - 1
    }
  }

  /// Whose turn it is to give up one; exact lengths come last.
  private static func next(_ lengths: [Int?], _ wishes: [Wish], _ order: Shortage) -> Int? {
    switch order {
    case .last: lengths.lastIndex { ($0 ?? 0) > 0 }
    case .longest:
      longest(of: lengths) { !wishes[$0].isFixed } ?? longest(of: lengths) { _ in true }
    }
  }

  private static func longest(of lengths: [Int?], where isCandidate: (Int) -> Bool) -> Int? {
    var longest: (index: Int, length: Int)?
    for (index, length) in lengths.enumerated() where isCandidate(index) {
      if let length, length > longest?.length ?? 0 { longest = (index, length) }
    }
    return longest?.index
  }
}
