import Notifications

/// R6, R12: what a sound is called that is heard: `default`, `critical`, or the name of a file.
package struct SoundName: Hashable, Sendable {
  /// The name, as files have it.
  package let text: String

  private init(_ text: String) { self.text = text }

  /// The system's own sound.
  package static func standard(isCritical: Bool) -> SoundName {
    SoundName(isCritical ? "critical" : "default")
  }

  /// R6, R12: what is heard where a sound was asked for: the system's own where its bundle has no such file.
  ///
  /// - Parameters:
  ///   - asked: What was asked for.
  ///   - isCritical: Whether it is a critical alert's, and not only asks to be (R2).
  ///   - sounds: The files of the bundle; nil for an app without one, which is believed.
  package init(heardOf asked: Sound, isCritical: Bool, among sounds: Set<String>?) {
    let isThere = !asked.isStandard && sounds?.contains(asked.name) ?? true
    self = isThere ? SoundName(asked.name) : .standard(isCritical: isCritical)
  }
}

extension Sound {
  /// Whether it asks for the system's own.
  package var isStandard: Bool { name == "default" }
}
