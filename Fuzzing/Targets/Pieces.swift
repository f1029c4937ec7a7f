import Notifications

extension [UInt8] {
  /// The same bytes as a pipe or a socket would hand them on: cut anywhere, always
  /// the same for the same bytes.
  var pieces: [ArraySlice<UInt8>] {
    var random = SplitMix(seed: UInt64(count))
    var pieces: [ArraySlice<UInt8>] = []
    var rest = self[...]
    while !rest.isEmpty {
      let length = [1, 1, 2, 7, 64, 1000][Int(random.next() % 6)]
      pieces.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return pieces
  }
}

extension [Diagnostic] {
  /// What of them no editor could lead to; nil where all have a place and words.
  var misplaced: String? {
    first { $0.message.isEmpty || $0.place.line < 1 || $0.place.column < 1 }
      .map { "no place or no words: \($0)" }
  }
}
