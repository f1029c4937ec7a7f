import Files
import Notifications

/// Y21: a key that is nearly a known one gets its name, where that is not there already.
///
/// Only the key's text changes. Nothing is renamed to a key that is there, at the level
/// where it belongs either, or that another key means as well, as its value would win or
/// lose by chance; nor to one that other words would be shown for.
struct KeySpelling: Mender {
  func mend(_ payload: MendedPayload) -> Mend? {
    guard let aps = payload.root["aps"], aps.isObject else { return nil }
    return mend(aps, at: .aps, of: aps, payload)
      ?? aps["sound"].flatMap { mend($0, at: .sound, of: aps, payload) }
      ?? aps["alert"].flatMap { mend($0, at: .alert, of: aps, payload) }
  }

  private func mend(
    _ object: JSONNode, at level: PayloadLevel, of aps: JSONNode, _ payload: MendedPayload
  ) -> Mend? {
    for member in object.members {
      guard let right = MisspelledKey.meant(by: member.name, at: level),
        // Moved from elsewhere into a sound, it would be heard through
        // silence: that needs judgment.
        level == .sound || PayloadLevel(of: right) != .sound,
        payload.isFree(right), object.member(named: right) == nil,
        !ReplacedWords.areShown(insteadOf: right, in: aps),
        payload.isWanted("Y21", payload.place(of: member.key))
      else { continue }
      let edit = ByteEdit(member.key.bytes, "\"\(right)\"".utf8)
      return Mend(
        payload.place(of: member.key), "Y21", "\(member.name) is now \(right)", [edit])
    }
    return nil
  }
}
