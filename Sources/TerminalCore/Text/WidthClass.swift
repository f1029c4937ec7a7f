/// How many columns a code point takes on its own.
enum WidthClass: UInt32 {
  /// Combining marks, joiners, everything that is not seen.
  case zero = 0
  case narrow = 1
  case wide = 2
  /// One column as text; two when the emoji selector U+FE0F follows.
  case narrowWideAsEmoji = 3

  /// Looks a code point up.
  init(_ scalar: Unicode.Scalar) {
    self = WidthTable.boundaries.withUnsafeBufferPointer { boundaries in
      let key = scalar.value << 2 | 3
      var low = 0
      var high = boundaries.count
      while low < high {
        let middle = (low + high) / 2
        if boundaries[middle] <= key { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? .narrow : WidthClass(rawValue: boundaries[low - 1] & 3) ?? .narrow
    }
  }

  /// Columns without regard to what follows.
  var columns: Int { self == .narrowWideAsEmoji ? 1 : Int(rawValue) }
}
