import Files

/// A value of a payload that nothing reads, at the wrong level (Y5, Y6, Y10) or under a misspelled key (Y21).
///
/// What else is wrong with it is said at once, and not only when it stands where it is read.
struct StrayValue {
  /// The key that its author means.
  ///
  /// Not as it is written: for a misspelled one, the right name.
  let key: String
  /// The value as it is written.
  let value: JSONNode

  /// Every one of a payload, in the order of the file.
  ///
  /// - Returns: Empty where there is no `aps`, as then nothing is known to be at the wrong level.
  static func all(in payload: JSONNode) -> [StrayValue] {
    guard let aps = payload["aps"], aps.isObject else { return [] }
    // Each list once, and not for each member: four rules ask this of every payload of a stream.
    let summary = MisplacedSummaryArgument.keys
    let besideAps = MisplacedKey.belong(inApsOf: payload) + summary
    var found = payload.members.compactMap { member in
      stray(member, besideAps) { MisspelledKey.meant(besideAps: $0) }
    }
    let inAps = PayloadKeys.alertTexts + summary
    found += aps.members.compactMap { member in
      stray(member, inAps) { MisspelledKey.meant(by: $0, at: .aps) }
    }
    guard let alert = aps["alert"], alert.isObject else { return found }
    let inAlert = MisplacedKey.belong(aboveAlertOf: aps) + ["thread-id"]
    return found
      + alert.members.compactMap { member in
        stray(member, inAlert) { MisspelledKey.meant(by: $0, at: .alert) }
      }
  }

  private static func stray(
    _ member: JSONNode.Member, _ keys: [String], meant: (String) -> String?
  ) -> StrayValue? {
    let name = member.name
    let key = keys.contains(name) ? name : meant(name)
    return key.map { StrayValue(key: $0, value: member.value) }
  }
}

extension JSONNode {
  /// What a payload has for a key of `aps`: the value that is read, then those that are not.
  ///
  /// - Parameter key: One of `aps`.
  /// - Returns: The first is what is read, where there is one.
  func values(of key: StaticString) -> [JSONNode] {
    [self["aps"]?[key]].compactMap(\.self)
      + StrayValue.all(in: self).filter { $0.key == "\(key)" }.map(\.value)
  }
}
