import Files
import Notifications

/// Y25: `true` and `"1"` as 1, `false` and `"0"` as 0.
///
/// `content-available`, `mutable-content` and a sound's `critical`; other spellings, such as
/// `"yes"`, are left.
struct SwitchSpelling: Mender {
  func mend(_ payload: MendedPayload) -> Mend? {
    guard let aps = payload.root["aps"], aps.isObject else { return nil }
    return mend(aps, "content-available", payload) ?? mend(aps, "mutable-content", payload)
      ?? aps["sound"].flatMap { $0.isObject ? mend($0, "critical", payload) : nil }
  }

  private func mend(_ object: JSONNode, _ name: StaticString, _ payload: MendedPayload) -> Mend? {
    guard let node = object[name], let number = number(node) else { return nil }
    let place = payload.place(of: node)
    guard payload.isWanted("Y25", place) else { return nil }
    let what = "\(name) is written \(number) in place of \(node.source)"
    return Mend(place, "Y25", what, [ByteEdit(node.bytes, number.utf8)])
  }

  private func number(_ node: JSONNode) -> String? {
    if let bool = node.bool { return bool ? "1" : "0" }
    return node.string.flatMap { ["0", "1"].contains($0) ? $0 : nil }
  }
}
