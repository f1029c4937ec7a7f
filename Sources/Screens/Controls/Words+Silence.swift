import Notifications

/// The words of what keeps the phone, or this program, silent.
extension Words {
  static let doNotDisturb = "Do Not Disturb"
  static let ringerOff = "ringer off"
  static let volumeEnd = "The volume is at its end."
  static let noBell = "The bell is off; it rings when the program is started with --bell."
  static let selectWhatRang = "Select a line of the log that rang: those with the note."
  static let mutedMark = "muted"

  static func doNotDisturbNow(_ device: Device, at now: Instant) -> String {
    if device.isDoNotDisturbOn { return "do not disturb: on" }
    return device.doesNotDisturb(at: now)
      ? "do not disturb: on by its schedule" : "do not disturb: off"
  }
  static func doNotDisturb(_ isOn: Bool) -> String { "Do Not Disturb: \(isOn ? "on" : "off")" }
  static func ringerNow(_ isOn: Bool) -> String { "ringer: \(isOn ? "on" : "off")" }
  static func ringer(_ isOn: Bool) -> String { "Ringer: \(isOn ? "on" : "off")" }
  static func percent(_ volume: Double) -> String { "\(Int((volume * 100).rounded())) %" }
  static func volume(_ volume: Double) -> String { "Volume: \(percent(volume))" }
  static func muted(_ app: String, _ isMuted: Bool) -> String {
    isMuted ? "The bell is silent for \(app)." : "The bell rings for \(app) again."
  }
  /// Policies by name, and how many others there are.
  static func policies(_ names: ArraySlice<String>, more count: Int) -> String {
    let others =
      names.isEmpty ? (count == 1 ? "1 policy" : "\(count) policies") : "+\(count)"
    return (names + (count > 0 ? [others] : [])).joined(separator: " ")
  }
}

extension ControlWords {
  static let doNotDisturb = ControlWords(
    "do not disturb", "Turn Do Not Disturb on or off by hand; its schedule is another matter",
    also: "silence quiet dnd focus")
  static let ringer = ControlWords("ringer", "Turn the ringer on or off", also: "silent sound mute")
  static let louder = ControlWords(
    "louder", "The volume of ordinary sounds a tenth up", also: "sound")
  static let quieter = ControlWords(
    "quieter", "The volume of ordinary sounds a tenth down", also: "sound")
  static let mute = ControlWords(
    "mute", "Silence the bell for the app of the log line that rang, or let it ring again",
    also: "sound bell")
}
