import Files
import Notifications

/// Y1: a comma after the last of an object or array is taken away.
///
/// All of them are mended at once, before anything else is.
struct TrailingComma: Mender {
  func mend(_ payload: MendedPayload) -> Mend? { Self.mends(payload).first }

  /// The repairs of all of them, in the order of the file.
  static func mends(_ payload: MendedPayload) -> [Mend] {
    var found: [Mend] = []
    add(payload.root, payload, &found)
    return found
  }

  // Depth is limited by the reader.
  private static func add(_ node: JSONNode, _ payload: MendedPayload, _ found: inout [Mend]) {
    let values = node.members.map(\.value) + node.elements
    for value in values { add(value, payload, &found) }
    guard let last = values.last,
      let comma = comma(
        in: payload.bytes, last.bytes.upperBound..<node.bytes.upperBound - 1)
    else { return }
    let place = payload.place(ofByte: comma)
    guard payload.isWanted("Y1", place) else { return }
    let edit = ByteEdit(comma..<comma + 1, [])
    found.append(Mend(place, "Y1", "trailing comma removed", [edit]))
  }

  /// The comma in a part that has nothing but blanks, comments and it.
  private static func comma(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: ",") { return index }
      index = bytes[..<range.upperBound].endOfComment(at: index) ?? index + 1
    }
    return nil
  }
}
