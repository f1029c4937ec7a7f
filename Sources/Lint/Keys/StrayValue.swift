import Files

/// A value of a payload that nothing reads, at the wrong level (Y5, Y6, Y10) or
/// under a misspelled key (Y21).
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
    guard payload["aps"]?.isObject == true else { return [] }
    return payload.levels.flatMap { level, object in
      object.members.compactMap { member in
        key(meantBy: member.name, at: level, in: payload).map {
          StrayValue(key: $0, value: member.value)
        }
      }
    }
  }

  private static func key(
    meantBy name: String, at level: PayloadLevel, in payload: JSONNode
  ) -> String? {
    // What is read where it stands belongs nowhere else.
    if level.keys.contains(name) { return nil }
    let isMisplaced =
      MisplacedKey.home(of: name, at: level, in: payload) != nil
      || level == .alert && name == "thread-id"
      || (level == .top || level == .aps) && MisplacedSummaryArgument.keys.contains(name)
    if isMisplaced { return name }
    return level == .top
      ? MisspelledKey.meant(besideAps: name) : MisspelledKey.meant(by: name, at: level)
  }
}

extension JSONNode {
  /// Whether this `aps` is for a live activity but for the spelling of its keys; that it ends, `event`
  /// itself has to say.
  var isMeantForLiveActivity: Bool {
    let keys = members.map { MisspelledKey.meant(by: $0.name, at: .aps) ?? $0.name }
    return isForLiveActivity(keys.contains)
  }

  /// What a payload has for a key of `aps`: the value that is read, then those that are not.
  ///
  /// - Parameter key: One of `aps`.
  /// - Returns: The first is what is read, where there is one.
  func values(of key: StaticString) -> [JSONNode] {
    [self["aps"]?[key]].compactMap(\.self)
      + StrayValue.all(in: self).filter { $0.key == "\(key)" }.map(\.value)
  }
}
