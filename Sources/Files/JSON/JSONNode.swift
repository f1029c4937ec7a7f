import Notifications

/// A value of a document that was read, with its place.
///
/// Small, and cheap to pass on; it keeps its document alive.
package struct JSONNode {
  /// The document that it is a part of, which holds the bytes.
  let document: JSONDocument
  /// Its slot's place on the tape: the same for the same value of documents of one shape.
  package let index: Int
  /// Its kind and where its bytes are.
  let slot: JSONSlot

  /// - Parameter index: One of the document's slots; not that of an `end`.
  init(_ document: JSONDocument, _ index: Int) {
    (self.document, self.index) = (document, index)
    slot = document.slots[index]
  }

  /// What kind of value it is.
  package enum Kind: Sendable {
    case null, bool, integer, number, string, array, object
  }

  /// What kind of value it is; a whole number that is written without a point is an `integer`.
  package var kind: Kind {
    switch slot.kind {
    case .null, .end: .null
    case .yes, .no: .bool
    case .integer: .integer
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Where it begins; of a string, the opening quote.
  package var place: Place { document.place(ofByte: slot.firstByte) }

  /// Where a string's text begins, after its quote, counted from the file's first byte.
  var textStart: Int { document.range.lowerBound + Int(slot.start) }

  /// The place of any byte of its document, counted as those of `bytes` are.
  package func place(ofByte offset: Int) -> Place { document.place(ofByte: offset) }

  /// Its bytes, counted from the document's first; of a string, with its quotes.
  ///
  /// Of a value that was mended while reading, such as a word without quotes, they may begin one
  /// byte early.
  package var bytes: Range<Int> {
    switch slot.kind {
    case .string: return slot.firstByte..<Int(slot.end) + 1
    case .array, .object: return slot.firstByte..<Int(document.slots[Int(slot.end) - 1].end)
    case .null, .yes, .no, .integer, .number, .end: return slot.bytes
    }
  }

  /// The text, when it is a string.
  package var string: String? { document.string(slot) }

  /// The truth value, when it is one.
  package var bool: Bool? {
    switch slot.kind {
    case .yes: true
    case .no: false
    case .null, .integer, .number, .string, .array, .object, .end: nil
    }
  }

  /// The number, when it is whole and fits, however it is written (`3`, `3.0`, `3e2`).
  package var integer: Int64? {
    switch slot.kind {
    case .integer: document.withBytes { Self.integer($0[slot.bytes]) } ?? Int64(source)
    case .number: double.flatMap { Int64(exactly: $0) }
    case .null, .yes, .no, .string, .array, .object, .end: nil
    }
  }

  // Eighteen digits always fit; making a string of them first would take longer.
  private static func integer(_ text: Slice<CheckedBytes>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    guard digits.count <= 18 else { return nil }
    let number = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    return isNegative ? -number : number
  }

  /// The number, rounded to what fits; infinite where it is too big.
  ///
  /// Nil for a text with a number in it.
  package var double: Double? {
    switch slot.kind {
    case .integer, .number: Double(source)
    case .null, .yes, .no, .string, .array, .object, .end: nil
    }
  }

  /// The value as it is written in the file.
  ///
  /// For messages: it may be long.
  package var source: String {
    let range = bytes
    return document.withBytes { $0.text(range) }
  }

  /// Whether it is an object.
  package var isObject: Bool { slot.kind == .object }

  /// Whether it is `null`.
  package var isNull: Bool { slot.kind == .null }
}
