import Delivery
import Explaining
import Notifications

/// The words of what keeps the phone, or this program, silent.
extension Words {
  /// In the status line while it is on, by hand or by its schedule.
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
  static func doNotDisturbNow(_ device: Device, at now: Instant) -> String {
    if device.isDoNotDisturbOn { return "\(doNotDisturb): on" }
    return "\(doNotDisturb): \(device.doesNotDisturb(at: now) ? "on by its schedule" : "off")"
  }
  /// The label of the option, with the position in force, and how loud it is.
  static func ringerNow(_ device: Device) -> String {
    device.isRingerOn ? "ringer: on, \(ActWords.percent(device.volume))" : "ringer: off"
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

extension ControlWords {
  /// The manual switch alone; a schedule may still hold.
  static let doNotDisturb = ControlWords(
    "do not disturb", "Turn Do Not Disturb on or off by hand; its schedule is another matter",
    also: "silence quiet dnd focus")
  /// The phone's ringer switch; critical alerts are heard all the same.
  static let ringer = ControlWords("ringer", "Turn the ringer on or off", also: "silent sound mute")
  /// A tenth; critical alerts have a volume of their own.
  static let louder = ControlWords(
    "louder", "The volume of ordinary sounds a tenth up", also: "sound")
  /// A tenth; critical alerts have a volume of their own.
  static let quieter = ControlWords(
    "quieter", "The volume of ordinary sounds a tenth down", also: "sound")
  /// The terminal's bell, not the phone's sounds.
  static let mute = ControlWords(
    "mute", "Silence the bell for the app of the log line that rang, or let it ring again",
    also: "sound bell")
}
