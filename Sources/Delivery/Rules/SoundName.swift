import Notifications

extension Sound {
  /// What the system's own sound is called; a critical alert's is another one (R2).
  package static func standardName(isCritical: Bool) -> String {
    isCritical ? "critical" : "default"
  }

  /// R6, R12: what is heard where it was asked for: `default`, `critical`, or the name of a file;
  /// the system's own where the app's bundle has no such file.
  ///
  /// - Parameters:
  ///   - isCritical: Whether it is a critical alert's, and not only asks to be (R2).
  ///   - sounds: The files of the bundle; nil for an app without one, which is believed. Looked up
  ///     for a named file alone: most of what comes asks for the system's own.
  func nameHeard(isCritical: Bool, among sounds: @autoclosure () -> Set<String>?) -> String {
    let isThere = !isStandard && sounds()?.contains(name) ?? true
    return isThere ? name : Self.standardName(isCritical: isCritical)
  }

  /// R5, R6, R12: why it is heard otherwise than it was asked for; empty where it is
  /// not, or not heard at all.
  func reasons(heardAs playback: SoundPlayback) -> [Reason] {
    guard playback.suppressedBy == nil else { return [] }
    return [nameReason(playback), volumeReason(playback)].compactMap(\.self)
  }

  private func nameReason(_ playback: SoundPlayback) -> Reason? {
    if isStandard || playback.name == name { return nil }
    let names = [Reason.Detail("asked", name), Reason.Detail("heard", playback.name)]
    return playback.isCritical ? Reason("R6", "replaced", names) : Reason("R12", "replaced", names)
  }

  private func volumeReason(_ playback: SoundPlayback) -> Reason? {
    guard playback.isCritical, let volume, volume != playback.volume else { return nil }
    return Reason(
      "R5", "clamped",
      [.init("asked", volume.plainWords), .init("heard", playback.volume.plainWords)])
  }
}

extension Reason {
  /// R5, R6, R12: whether it says that a sound is heard otherwise than it was asked for.
  package var isOfOtherSound: Bool {
    switch (rule, decision) {
    case ("R6", "replaced"), ("R12", "replaced"), ("R5", "clamped"): true
    default: false
    }
  }
}
