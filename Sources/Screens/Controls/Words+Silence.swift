import Explaining
import Notifications

/// The words of what keeps the phone, or this program, silent.
extension Words {
  /// What the option is called; the phone names it in its own language.
  static let doNotDisturb = "Do Not Disturb"
  /// In the status line while sounds become vibrations.
  static let ringerOff = "ringer off"
  /// Why louder or quieter is disabled: the volume is 1 or 0.
  static let volumeEnd = "The volume is at its end."
  /// Why mute is disabled where the bell never rings.
  static let noBell = "The bell is off; it rings when the program is started with --bell."
  /// Why mute is disabled where the selected line of the log made no sound.
  static let selectWhatRang = "Select a line of the log that rang: those with the note."
  /// Beside the note of a log line whose app is muted.
  static let mutedMark = "muted"

  /// The label of the option; tells the schedule's doing from the switch.
  static func doNotDisturbNow(_ device: Device, at now: Instant) -> ControlTitle {
    if device.isDoNotDisturbOn { return ControlTitle(doNotDisturb, "on") }
    let isScheduled = !device.profile.has(.focus) && device.doesNotDisturb(at: now)
    return ControlTitle(doNotDisturb, isScheduled ? "on by its schedule" : "off")
  }
  /// The label of the option, with the position in force, and how loud it is.
  static func ringerNow(_ device: Device) -> ControlTitle {
    ControlTitle("ringer", device.isRingerOn ? "on, \(ActWords.percent(device.volume))" : "off")
  }
  /// What is said once the terminal's bell was muted for an app, or rings for it again.
  static func muted(_ app: String, _ isMuted: Bool) -> String {
    isMuted ? "The bell is silent for \(app)." : "The bell rings for \(app) again."
  }
  /// Policies by name, and how many others there are.
  static func policies(_ names: ArraySlice<String>, more count: Int) -> String {
    let others =
      names.isEmpty ? count.counted("policy", "policies") : "+\(count)"
    return (names + (count > 0 ? [others] : [])).joined(separator: " ")
  }
}
