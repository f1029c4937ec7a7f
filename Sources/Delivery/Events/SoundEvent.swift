import Notifications

/// A sound that a notification makes, or would have made; nothing is ever played (R16).
package struct SoundEvent: Hashable, Sendable {
  /// When it is played or suppressed.
  package let at: Instant
  /// The notification's number.
  package let number: Int
  private let boxedPlayback: Boxed<SoundPlayback>

  init(at: Instant, number: Int, playback: Boxed<SoundPlayback>) {
    (self.at, self.number, boxedPlayback) = (at, number, playback)
  }

  /// What is heard, or would be; shared by all that sound alike.
  package var playback: SoundPlayback { boxedPlayback.value }

  /// What is heard: `default`, `critical`, or the name of a file (R6, R12).
  package var name: String { playback.name }
  /// 0 to 1.
  package var volume: Double { playback.volume }
  /// R11: whether the phone vibrates instead.
  package var vibrates: Bool { playback.vibrates }
  /// Why it is not heard; nil where it is.
  package var suppressedBy: Situation.Silence? { playback.suppressedBy }
}

/// What of a sound is heard, or would be: the same for all that sound alike.
package struct SoundPlayback: Hashable, Sendable {
  /// `default`, `critical`, or the name of a file (R6, R12).
  package let name: String
  /// 0 to 1.
  package let volume: Double
  /// R4: whether it is a critical alert's, which ringer and Do Not Disturb do not silence.
  package let isCritical: Bool
  /// R11: whether the phone vibrates instead.
  package let vibrates: Bool
  /// Why it is not heard; nil where it is.
  package let suppressedBy: Situation.Silence?
}

extension Event {
  /// Whether it is a sound that is heard.
  package var isHeard: Bool {
    if case .noticed(.sounded(_, let playback)) = self {
      playback.value.suppressedBy == nil
    } else {
      false
    }
  }
}

extension State {
  /// R5, R6, R10–R13, R16: what is heard of a delivery that was decided; nil
  /// where no sound was asked for.
  func playback(of number: Int, _ situation: Situation) -> SoundPlayback? {
    let notification = notifications[number].value
    guard let sound = notification.content.sound else { return nil }
    let isCritical = situation.isCritical
    let isMuted = !isCritical && !situation.isRingerOn
    let silence = situation.silence ?? (isMuted ? .ringer : nil)
    return SoundPlayback(
      name: sound.nameHeard(isCritical: isCritical, among: app(notification.app)?.app.sounds),
      volume: isCritical ? criticalVolume(sound) : device.volume, isCritical: isCritical,
      vibrates: situation.vibrationVerdict.reaches, suppressedBy: silence)
  }

  // R5.
  private func criticalVolume(_ sound: Sound) -> Double {
    // Of two that are equal max gives the second: 0, where -0 is asked for.
    min(max(sound.volume ?? device.policies[.criticalDefaultVolume], 0), 1)
  }
}
