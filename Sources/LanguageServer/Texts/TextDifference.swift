/// The parts in which two texts differ, from the first byte that they do not share to the last.
struct TextDifference {
  /// In the first.
  private(set) var old: Range<Int>
  /// In the second.
  private(set) var new: Range<Int>

  init(_ first: [UInt8], _ second: [UInt8]) {
    let start = zip(first, second).prefix { $0 == $1 }.count
    let most = min(first.count, second.count) - start
    var end = 0
    while end < most, first[first.count - 1 - end] == second[second.count - 1 - end] { end += 1 }
    old = start..<first.count - end
    new = start..<second.count - end
  }

  /// The same up to the ends of characters.
  ///
  /// - Parameter first: The first text.
  func inCharacters(of first: [UInt8]) -> TextDifference {
    var wider = self
    var (start, end) = (old.lowerBound, old.upperBound)
    while start > 0, start < first.count, first[start] & 0xC0 == 0x80 { start -= 1 }
    while end < first.count, first[end] & 0xC0 == 0x80 { end += 1 }
    wider.old = start..<end
    wider.new = new.lowerBound - old.lowerBound + start..<new.upperBound - old.upperBound + end
    return wider
  }
}
