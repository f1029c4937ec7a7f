import Files
import Notifications

/// Y5, Y6, Y10: a known key moves to the level where it is read, if it is not there already.
///
/// Only keys that are there once are moved; where the right level has the key already, another key
/// means it as well, or words are there that it would take the place of, the author has to choose.
struct KeyLevel: Mender {
  func mend(_ payload: MendedPayload) -> Mend? {
    guard let aps = payload.root["aps"], aps.isObject else { return nil }
    return toAps(payload, aps) ?? toAlert(payload, aps) ?? toSound(payload, aps)
  }

  private func toAps(_ payload: MendedPayload, _ aps: JSONNode) -> Mend? {
    let levels: [(JSONNode?, PayloadLevel)] = [
      (aps["alert"], .alert), (payload.root, .top), (aps["sound"], .sound),
    ]
    for (parent, level) in levels {
      guard let parent, parent.isObject else { continue }
      // What is in an alert may be meant for the same place as what stands beside it.
      let alert = parent.members.filter { $0.isNamed("alert") }
      for member in alert + parent.members {
        let isThread = member.isNamed("thread-id") && level == .alert
        guard isThread || MisplacedKey.home(of: member.name, at: level, in: payload.root) == .aps,
          payload.isFree(member.name)
        else { continue }
        let rule: RuleID = isThread ? "Y5" : "Y6"
        guard let edits = MemberMove(member, of: parent, into: aps, payload.bytes).edits,
          payload.isWanted(rule, payload.place(of: member.key))
        else { continue }
        let what = "\(member.name) moved from \(level.words) into aps"
        return Mend(payload.place(of: member.key), rule, what, edits)
      }
    }
    return nil
  }

  private func toAlert(_ payload: MendedPayload, _ aps: JSONNode) -> Mend? {
    // A string is the body; the author of a title beside it has to say what it is to become.
    guard aps["alert"].map(\.isObject) ?? true else { return nil }
    for (parent, level) in [(aps, PayloadLevel.aps), (payload.root, .top)] {
      for member in parent.members {
        let isSummary = MisplacedSummaryArgument.keys.contains(member.name)
        guard isSummary || MisplacedKey.home(of: member.name, at: level, in: payload.root) == .alert
        else { continue }
        let rule: RuleID = isSummary ? "Y10" : "Y6"
        guard let edits = edits(member, of: parent, aps, payload, at: level),
          payload.isWanted(rule, payload.place(of: member.key))
        else { continue }
        let what = "\(member.name) moved from \(level.words) into alert"
        return Mend(payload.place(of: member.key), rule, what, edits)
      }
    }
    return nil
  }

  // R1, R5: where a sound is an object already; what one is to be called
  // otherwise is the author's choice.
  private func toSound(_ payload: MendedPayload, _ aps: JSONNode) -> Mend? {
    guard let sound = aps["sound"], sound.isObject else { return nil }
    for (parent, level) in [(aps, PayloadLevel.aps), (aps["alert"], .alert)] {
      guard let parent, parent.isObject else { continue }
      for member in parent.members {
        let place = payload.place(of: member.key)
        guard MisplacedKey.home(of: member.name, at: level, in: payload.root) == .sound,
          payload.isFree(member.name),
          let edits = MemberMove(member, of: parent, into: sound, payload.bytes).edits,
          payload.isWanted("Y6", place)
        else { continue }
        let what = "\(member.name) moved from \(level.words) into sound"
        return Mend(place, "Y6", what, edits)
      }
    }
    return nil
  }

  private func edits(
    _ member: JSONNode.Member, of parent: JSONNode, _ aps: JSONNode, _ payload: MendedPayload,
    at level: PayloadLevel
  ) -> [ByteEdit]? {
    guard payload.isFree(member.name) else { return nil }
    if let alert = aps["alert"] {
      if ReplacedWords.areShown(insteadOf: member.name, in: aps) { return nil }
      return MemberMove(member, of: parent, into: alert, payload.bytes).edits
    }
    // An alert of its own, where the text stands already.
    guard level == .aps, PayloadKeys.alertTexts.contains(member.name) else { return nil }
    let (start, end) = (member.key.bytes.lowerBound, member.value.bytes.upperBound)
    return [
      ByteEdit(start..<start, "\"alert\": {".utf8), ByteEdit(end..<end, "}".utf8),
    ]
  }
}
