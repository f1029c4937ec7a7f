import Files
import Notifications

/// Y21: a key with one typing mistake, or in another spelling, gets its name, where that is not
/// there already and the value is of a kind that the key has.
///
/// Only the key's text changes. Nothing is renamed to a key that is there, at the level
/// where it belongs either, or that another key means as well, as its value would win or
/// lose by chance; nor to one that other words would be shown for.
struct KeySpelling: Mender {
  func mend(_ payload: MendedPayload) -> Mend? {
    payload.root.levels.firstNonNil { mend($0.object, at: $0.level, payload) }
  }

  private func mend(
    _ object: JSONNode, at level: PayloadLevel, _ payload: MendedPayload
  ) -> Mend? {
    for member in object.members {
      guard let right = meant(by: member.name, at: level, payload),
        isPlain(member, right),
        // Moved from elsewhere into a sound, it would be heard through
        // silence: that needs judgment.
        level == .sound || PayloadLevel(of: right) != .sound,
        payload.isFree(right), object.member(named: right) == nil,
        !ReplacedWords.areShown(insteadOf: right, in: payload.root["aps"]),
        payload.isWanted("Y21", payload.place(of: member.key))
      else { continue }
      let edit = ByteEdit(member.key.bytes, "\"\(right)\"".utf8)
      return Mend(
        payload.place(of: member.key), "Y21", "\(member.name) is now \(right)", [edit])
    }
    return nil
  }

  // Beside `aps`, what is not the simulator's or `aps` itself may be the app's own.
  private func meant(
    by name: String, at level: PayloadLevel, _ payload: MendedPayload
  ) -> String? {
    guard level == .top else { return MisspelledKey.meant(by: name, at: level) }
    return MisspelledKey.slipped(name, in: payload.root)
      .flatMap { PayloadKeys.top.contains($0) ? $0 : nil }
  }

  // Whether it takes no judgment: two mistakes may lead from a word of the app's own.
  private func isPlain(_ member: JSONNode.Member, _ right: String) -> Bool {
    MisspelledKey.isSpelledOtherwise(member.name, for: right) && member.value.fits(right)
  }
}

extension JSONNode {
  /// Whether a value is of a kind that those of a key are; whatever else is wrong with it.
  fileprivate func fits(_ key: String) -> Bool {
    switch key {
    case "aps":
      members.contains {
        PayloadKeys.aps.contains($0.name) || MisspelledKey.meant(by: $0.name, at: .aps) != nil
      }
    case "WatchKit Simulator Actions", "url-args", "loc-args", "title-loc-args",
      "subtitle-loc-args":
      kind == .array
    case "attributes", "content-state": isObject
    case "timestamp", "stale-date", "dismissal-date": double != nil
    case "Simulator Target Bundle", "name", "event", "attributes-type", "target-content-id",
      "action", "action-loc-key":
      kind == .string
    // Of what is within it, and of 0 and 1, the reader says more.
    default:
      PayloadReader.complaints(about: self, as: key)
        .allSatisfy { $0.place != place || $0.rule == "Y25" }
    }
  }
}
