/// A text of a content as it is kept: of what a payload says as it is shown, only where it says it.
///
/// Most words of many thousand payloads are never looked at, and their bytes are there anyway.
enum KeptText: Sendable {
  case none
  /// The payload's own bytes are the words.
  case written(WrittenWords)
  case other(Boxed<Text>)

  /// Where words stand in a payload that has them as they are.
  struct WrittenWords: Sendable {
    fileprivate let line: Int32
    fileprivate let column: Int32
    // Among the bytes of the payload. A service takes a few thousand; of a larger one, words
    // that are farther on are kept by themselves.
    fileprivate let start: UInt16
    fileprivate let count: UInt16
  }

  /// - Parameters:
  ///   - start: Where its words may stand among the bytes of the source's file.
  ///   - source: The payload.
  init(_ text: Text?, at start: Int, in source: SourceText) {
    guard let text else {
      self = .none
      return
    }
    guard case .literal(let words) = text.wording, let place = text.place,
      source.holds(words, at: start), place.path.isExactly(source.place.path),
      let written = WrittenWords(words, at: start - source.bytes.startIndex, place)
    else {
      self = .other(Boxed(text))
      return
    }
    self = .written(written)
  }

  init(_ text: Text?) { self = text.map { .other(Boxed($0)) } ?? .none }

  /// Whether there is no text.
  var isNone: Bool {
    switch self {
    case .none: true
    case .written, .other: false
    }
  }

  /// Whether it is a key of a string table.
  var isKeyed: Bool {
    switch self {
    case .none, .written: false
    case .other(let text): text.value.isKeyed
    }
  }

  /// The text.
  ///
  /// - Parameter source: The payload that it was kept for; nil where it is of none.
  func text(in source: SourceText?) -> Text? {
    switch self {
    case .none: nil
    case .other(let text): text.value
    case .written(let words): source.map { words.text(in: $0) }
    }
  }
}

extension KeptText.WrittenWords {
  // Nil where they are too far from the beginning or too many.
  fileprivate init?(_ words: String, at start: Int, _ place: Place) {
    guard let start = UInt16(exactly: start), let count = UInt16(exactly: words.utf8.count) else {
      return nil
    }
    (self.start, self.count) = (start, count)
    (line, column) = (place.line, place.column)
  }

  fileprivate func text(in source: SourceText) -> Text {
    let place = Place(source.place.path, line: Int(line), column: Int(column))
    let words = source.bytes.dropFirst(Int(start)).prefix(Int(count))
    return .literal(String(decoding: words, as: UTF8.self), at: place)
  }
}

extension SourceText {
  // Escapes, and what was filled in before it was read, are other bytes.
  fileprivate func holds(_ words: String, at start: Int) -> Bool {
    let bytes = bytes
    let (range, count) = (bytes.indices, words.utf8.count)
    guard start >= range.lowerBound, start <= range.upperBound - count else { return false }
    // Of each payload that is read; as elements of two collections it takes thirty times as long.
    // Words whose bytes do not lie together are kept by themselves.
    let isSame = words.utf8.withContiguousStorageIfAvailable { words in
      bytes[start..<start + count].withUnsafeBytes { $0.isExactly(UnsafeRawBufferPointer(words)) }
    }
    return isSame ?? false
  }
}
