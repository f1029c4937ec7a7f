import Files
import Notifications

/// Y1: a comma after the last of an object or array is taken away.
///
/// The innermost is mended first, one at a time.
struct TrailingComma: Mender {
  func mend(_ payload: MendedPayload) -> Mend? { mend(payload.root, payload) }

  private func mend(_ node: JSONNode, _ payload: MendedPayload) -> Mend? {
    var last: JSONNode?
    for member in node.members {
      if let inner = mend(member.value, payload) { return inner }
      last = member.value
    }
    for element in node.elements {
      if let inner = mend(element, payload) { return inner }
      last = element
    }
    guard let last,
      let comma = comma(in: payload.bytes, last.bytes.upperBound..<node.bytes.upperBound - 1)
    else { return nil }
    return Mend(
      last.place, "Y1", "trailing comma removed", [ByteEdit(comma..<comma + 1, [])])
  }

  /// The comma in a part that has nothing but blanks, comments and it.
  private func comma(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: ",") { return index }
      index = bytes[..<range.upperBound].endOfComment(at: index) ?? index + 1
    }
    return nil
  }
}
