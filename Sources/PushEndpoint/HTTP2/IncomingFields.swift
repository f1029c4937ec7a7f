import Glibc
import Push

/// The header fields of a request, as far as they have come.
///
/// A server writes nearly the same header with each push: a field that stands at the same place in
/// the request before is that one, and a header that is the same altogether is the same list. So
/// neither takes memory of its own, and what looks at it next need not compare its texts.
struct IncomingFields {
  private let before: [HeaderField]
  // How many were the same so far, while all were.
  private var sameCount: Int? = 0
  private var own: [HeaderField] = []

  /// - Parameter before: Those of the request that came before on the connection.
  init(after before: [HeaderField]) { self.before = before }

  /// All that have come, in order.
  var all: [HeaderField] {
    guard let sameCount else { return own }
    return sameCount == before.count ? before : Array(before[..<sameCount])
  }

  /// Takes a field in.
  ///
  /// What is no UTF-8 is repaired.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    let index = sameCount ?? own.count
    let isSame = index < before.count && before[index].isWritten(name, value)
    if isSame, sameCount != nil { return sameCount = index + 1 }
    leaveBefore()
    own.append(isSame ? before[index] : HeaderField(name, value))
  }

  private mutating func leaveBefore() {
    guard let sameCount else { return }
    own.reserveCapacity(max(before.count, 8))
    own += before[..<sameCount]
    self.sameCount = nil
  }
}

extension HeaderField {
  fileprivate init(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    self.init(String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
  }

  fileprivate func isWritten(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    self.value.isWritten(value) && self.name.isWritten(name)
  }
}

extension String {
  fileprivate func isWritten(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Byte by byte, the token that each push carries would take longer than all other fields.
    utf8.withContiguousStorageIfAvailable { own in
      guard own.count == bytes.count else { return false }
      guard let first = own.baseAddress, let second = bytes.baseAddress else { return true }
      return memcmp(first, second, own.count) == 0
    } ?? false
  }
}
