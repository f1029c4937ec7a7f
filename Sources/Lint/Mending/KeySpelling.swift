import Files
import Notifications

/// Y21: a key that is nearly a known one gets its name, where that is not there already.
///
/// Only the key's text changes. Nothing is renamed to a key that is there, at the level
/// where it belongs either, as its value would win or lose by chance; nor to one that other
/// words would be shown for.
struct KeySpelling: Mender {
  func mend(_ payload: MendedPayload) -> Mend? {
    guard let aps = payload.root["aps"], aps.isObject else { return nil }
    let sound = aps["sound"].map { [$0] } ?? []
    if let mend = mend(aps, at: .aps, in: [aps] + sound, of: aps, payload)
      ?? sound.first.flatMap({ mend($0, at: .sound, in: sound, of: aps, payload) })
    {
      return mend
    }
    guard let alert = aps["alert"], alert.isObject else { return nil }
    return mend(alert, at: .alert, in: [alert, aps] + sound, of: aps, payload)
  }

  /// - Parameter objects: Where the right name must not be, or its value would be another's.
  private func mend(
    _ object: JSONNode, at level: PayloadLevel, in objects: [JSONNode], of aps: JSONNode,
    _ payload: MendedPayload
  ) -> Mend? {
    for member in object.members {
      guard let right = MisspelledKey.meant(by: member.name, at: level),
        // Moved from elsewhere into a sound, it would be heard through
        // silence: that needs judgment.
        level == .sound || PayloadLevel(of: right) != .sound,
        objects.allSatisfy({ $0.member(named: right) == nil }),
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
