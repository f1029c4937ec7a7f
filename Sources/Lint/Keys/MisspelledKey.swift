import Files
import Notifications

/// Y21: a key that the system does not read, close to one that it reads.
struct MisspelledKey: PayloadRule {
  static let id: RuleID = "Y21"
  var reads: ValueReads { .none }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    let unread = unread(in: payload)
    if unread.isEmpty { return [] }
    let places = StrayPlaces(in: payload)
    return unread.map { finding($0, places) }
  }

  private func unread(in payload: JSONNode) -> [UnreadKey] {
    let beside = payload.members.compactMap { self.beside($0, in: payload) }
    guard let aps = payload["aps"], aps.isObject else { return beside }
    let alert = aps["alert"].map { [$0] } ?? []
    // One that stands at the wrong level, too: it is moved as it is.
    let sounds = payload.values(of: "sound")
    return beside + unread(in: [aps], at: .aps) + unread(in: alert, at: .alert)
      + unread(in: sounds, at: .sound)
  }

  private func unread(in objects: [JSONNode], at level: PayloadLevel) -> [UnreadKey] {
    objects.flatMap { object in object.members.compactMap { unread($0, at: level, in: object) } }
  }

  /// The key that a misspelled one most likely means, which may be one of the other level; nil for
  /// known ones and for those that are near none.
  ///
  /// - Parameters:
  ///   - name: As it is written.
  ///   - level: Whose keys are nearer; those of others are looked at, too.
  static func meant(by name: String, at level: PayloadLevel) -> String? {
    guard !level.keys.contains(name), !isKnown(name) else { return nil }
    if level != .sound, let other = PayloadKeys.otherNames[plainLetters(name)] { return other }
    let near = [level.keys, level.otherKeys].lazy.compactMap { nearest(name, among: $0) }
      .first { isNear(name, $0) }
    // What rings through silence is never meant by a word that is only near it, such as `clinical`.
    return near == "critical" && level != .sound && !slips(name, "critical") ? nil : near
  }

  // A mere beginning, such as `url`, may be a word of the app's own, and so may what is two
  // mistakes away from a short word: `count` is not meant to be `sound`.
  private static func isNear(_ name: String, _ key: String) -> Bool {
    let most = key.contains("-") || key.count > 7 ? 2 : 1
    return typingMistakes(in: name, for: key).map { $0 <= most } ?? false
  }

  /// Whether a name is a key but for one typing mistake, for case and what separates its words, or
  /// is what code calls it.
  static func isSpelledOtherwise(_ name: String, for key: String) -> Bool {
    typingMistakes(in: name, for: key).map { $0 <= 1 } == true
      || PayloadKeys.otherNames[plainLetters(name)] == key
  }

  // Whether a name has one letter too few, or two swapped.
  private static func slips(_ name: String, _ key: String) -> Bool {
    // No other letter is one of theirs in small: as many bytes, or one fewer.
    guard (key.utf8.count - 1...key.utf8.count).contains(name.utf8.count) else { return false }
    let (letters, own) = (Array(name.lowercased().utf8), Array(key.utf8))
    guard letters.allSatisfy(own.contains) else { return false }
    return letters == own || own.indices.contains { own.without($0) == letters }
      || own.indices.dropFirst().contains { own.swapped($0) == letters }
  }

  // At whatever level.
  private static func isKnown(_ name: String) -> Bool {
    PayloadKeys.all.contains(name) || PayloadKeys.soundAlone.contains(name)
  }

  private static func plainLetters(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private func unread(
    _ member: JSONNode.Member, at level: PayloadLevel, in object: JSONNode
  ) -> UnreadKey? {
    let name = member.name
    guard !level.keys.contains(name), !isJudgedElsewhere(name, at: level) else { return nil }
    return UnreadKey(
      member: member, level: level, object: object, meant: Self.meant(by: name, at: level))
  }

  // Two of one key would be another mistake.
  private func finding(_ unread: UnreadKey, _ places: StrayPlaces) -> Diagnostic {
    let (member, level) = (unread.member, unread.level)
    guard let meant = unread.meant else {
      let message = "\(member.name) is no key of \(level.words)"
      return note(member.key, "\(message); what is the app's own goes beside aps")
    }
    let home = PayloadLevel(of: meant) ?? level
    let rest = home == level ? "" : ", which belongs in \(home.words)"
    let isThere = unread.object?.member(named: meant) != nil || places.holds(meant, at: home)
    let others =
      places.contested.contains(meant)
      ? "another key means \(meant) as well, so leave one out and " : ""
    let advice =
      isThere ? "\(meant) is there already, so leave this out" : "\(others)write \(meant)\(rest)"
    return warning(member.key, "nothing reads \(member.name); \(advice)")
  }

  // Y5, Y6, Y10: a known key at the wrong level is told by the rules about levels.
  private func isJudgedElsewhere(_ name: String, at level: PayloadLevel) -> Bool {
    switch level {
    case .top: Self.isKnown(name)
    case .alert: Self.isKnown(name) && !PayloadKeys.ofActivities.contains(name)
    case .aps: Self.isKnown(name) && name != "action"
    case .sound:
      PayloadKeys.aps.contains(name) && !PayloadKeys.ofActivities.contains(name)
        && name != "sound" && name != "alert"
    }
  }

  // Beside `aps` apps have words of their own, such as `event_id`: only what is one of
  // ours but for its spelling, or one of the commonest with two letters swapped or one
  // left out, is meant to be that.
  private func beside(_ member: JSONNode.Member, in payload: JSONNode) -> UnreadKey? {
    let name = member.name
    if PayloadKeys.top.contains(name) { return nil }
    let near = Self.meant(besideAps: name) ?? Self.slipped(name, in: payload)
    return near.map { UnreadKey(member: member, level: .top, object: nil, meant: $0) }
  }

  /// The key of `aps` that one beside it means, spelled otherwise; nil for those
  /// that may be the app's own.
  ///
  /// - Returns: Only keys of several words, such as `content-available`: a single word beside `aps`
  ///   is the app's own.
  static func meant(besideAps name: String) -> String? {
    guard name.utf8.count >= fewestLetters, !PayloadKeys.top.contains(name),
      !PayloadKeys.all.contains(name)
    else { return nil }
    return severalWords[plainLetters(name)]
  }

  private static let commonest = ["aps", "alert", "badge", "sound"]

  /// The key that a word beside `aps` means: one of the simulator's that it is near, or with two
  /// letters swapped or one left out one of the commonest, or `aps`; nil for those that may be the
  /// app's own.
  ///
  /// - Parameter payload: Where its `aps` can be read, no other word is meant to be that: of two or
  ///   three letters the app may have any.
  static func slipped(_ name: String, in payload: JSONNode) -> String? {
    if PayloadKeys.top.contains(name) { return nil }
    if let key = top.nearest(to: name), key.count < name.count + 5 { return key }
    let lowercased = name.lowercased()
    let isApsThere = payload["aps"]?.isObject == true
    return commonest.dropFirst(isApsThere ? 1 : 0).first { key in
      // A capital makes another word of the app's own, but for what has only one meaning.
      key != name && (name == lowercased || key == "aps" && lowercased == key) && slips(name, key)
    }
  }

  private static let top = KnownNames(PayloadKeys.top.filter { $0 != "aps" })
  // By their plain letters.
  private static let severalWords = Dictionary(
    PayloadKeys.unmistakable.map { (plainLetters($0), $0) }, uniquingKeysWith: { first, _ in first }
  )
  private static let fewestLetters = severalWords.keys.map(\.utf8.count).min() ?? 0
}

/// A key that the system does not read where it stands.
private struct UnreadKey {
  let member: JSONNode.Member
  let level: PayloadLevel
  /// What holds it; nil beside `aps`, where words are the app's own.
  let object: JSONNode?
  /// The key that it most likely means; nil for one that is near none.
  let meant: String?
}

extension [UInt8] {
  fileprivate func without(_ index: Int) -> [UInt8] {
    var rest = self
    rest.remove(at: index)
    return rest
  }

  // With the letter before; two alike stay what they are.
  fileprivate func swapped(_ index: Int) -> [UInt8] {
    guard self[index] != self[index - 1] else { return [] }
    var other = self
    other.swapAt(index, index - 1)
    return other
  }
}
