import Files

/// Takes a member out of one object and puts it at the end of another, with the
/// blanks that are usual there.
///
/// The value's own lines are set in by as much as its new neighbors; nothing else of the file
/// changes, not even its line ends.
struct MemberMove {
  /// What to write; nil where comments stand between the members, which belong to who knows what.
  let edits: [ByteEdit]?

  /// - Parameters:
  ///   - member: What is moved, a member of `parent`.
  ///   - target: An object; it may lie in `parent`, or `parent` in it.
  ///   - bytes: The whole document, which all places count in.
  init(
    _ member: JSONNode.Member, of parent: JSONNode, into target: JSONNode, _ bytes: [UInt8]
  ) {
    let layout = JSONLayout(bytes: bytes)
    guard let removal = layout.removal(of: member, from: parent),
      let (offset, lead) = layout.end(of: target)
    else {
      edits = nil
      return
    }
    let text = member.key.bytes.lowerBound..<member.value.bytes.upperBound
    let moved = layout.indented(
      bytes[text], from: layout.indentation(before: member.key.bytes.lowerBound), to: lead)
    let isEmpty = target.members.first { _ in true } == nil
    let insertion = (isEmpty ? [] : [UInt8(ascii: ",")]) + lead + moved
    edits = [removal, ByteEdit(offset..<offset, insertion, copied: text)]
  }
}
