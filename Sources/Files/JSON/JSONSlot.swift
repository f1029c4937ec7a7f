/// One entry of the flat list that a JSON document is read into.
///
/// An object is its own slot, then key and value in turn, then a slot of kind `end`; an array is
/// the same without keys.
///
/// Twelve bytes, so documents up to 4 GB; readers refuse larger ones before.
struct JSONSlot {
  /// What a slot stands for.
  enum Kind: UInt8 {
    case null, yes, no, integer, number, string, array, object, end
  }

  /// The first byte, counted from the document's first; of a string, the one after its quote.
  var start: UInt32
  /// The byte after the last one; of a string, its closing quote. Of an array or object, the index
  /// of the slot after its `end`, and while it is still open, the index of the one around it.
  var end: UInt32
  /// What it is.
  var kind: Kind
  /// Whether a string has backslashes to resolve.
  var isEscaped = false
  /// Whether a key comes again later in the same object, where the last one wins.
  var isReplaced = false

  /// - Parameters:
  ///   - start: The first byte; of a string, the one after its quote.
  ///   - end: The byte after the last; of an array or object, the index of the one around it.
  init(_ kind: Kind, _ start: Int, _ end: Int, isEscaped: Bool = false) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.isEscaped = isEscaped
  }

  /// The bytes it was read from, for everything but arrays and objects.
  var bytes: Range<Int> { Int(start)..<Int(end) }

  /// Where it begins; of a string, its opening quote.
  var firstByte: Int { Int(start) - (kind == .string ? 1 : 0) }
}
