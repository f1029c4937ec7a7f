/// Characters of one code point beside each other that look the same, and blanks
/// among them that look no other.
struct Stretch {
  /// From 0, as the columns.
  let row: Int
  var columns: Range<Int>
  /// How they are drawn.
  var rendition: GraphicRendition
  /// Whether they are blanks throughout.
  var isBlank: Bool
}

extension [Stretch] {
  /// Adds one behind the last; blanks are drawn with what stands beside them,
  /// where they look no other then.
  mutating func add(_ next: Stretch) {
    guard let last, last.row == next.row, last.columns.upperBound == next.columns.lowerBound,
      last.isBlank || next.isBlank, last.rendition.looksAlikeOnBlanks(next.rendition)
    else { return append(next) }
    self[count - 1].columns = last.columns.lowerBound..<next.columns.upperBound
    if last.isBlank { self[count - 1].rendition = next.rendition }
    self[count - 1].isBlank = last.isBlank && next.isBlank
  }

  /// All that stand on one background after each other, those of the first one first, and on
  /// it all in one color where that is mixed: a background or a mixed color takes more bytes
  /// than the way to another row.
  var onEachGround: [Stretch] {
    grouped { $0.hasBackground(of: $1) }.flatMap { ground in
      ground.allSatisfy(\.rendition.hasMixedForeground)
        ? ground.grouped { $0.hasForeground(of: $1) }.flatMap(\.self) : ground
    }
  }

  private func grouped(
    by areAlike: (GraphicRendition, GraphicRendition) -> Bool
  ) -> [[Stretch]] {
    var groups: [[Stretch]] = []
    for stretch in self {
      let known = groups.firstIndex { areAlike($0[0].rendition, stretch.rendition) }
      if let known { groups[known].append(stretch) } else { groups.append([stretch]) }
    }
    return groups
  }
}
