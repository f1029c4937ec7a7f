import Files
import Notifications

/// Y1: a comma after the last of an object or array is taken away.
///
/// The last of the file is mended first, one at a time: those before it stay
/// where the reader told them.
struct TrailingComma: Mender {
  func mend(_ payload: MendedPayload) -> Mend? { mend(payload.root, payload) }

  private func mend(_ node: JSONNode, _ payload: MendedPayload) -> Mend? {
    let values = node.members.map(\.value) + node.elements
    guard let last = values.last else { return nil }
    let end = last.bytes.upperBound..<node.bytes.upperBound - 1
    if let comma = comma(in: payload.bytes, end) {
      let place = payload.place(ofByte: comma)
      let edit = ByteEdit(comma..<comma + 1, [])
      if payload.isWanted("Y1", place) {
        return Mend(place, "Y1", "trailing comma removed", [edit])
      }
    }
    return values.reversed().firstNonNil { mend($0, payload) }
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
