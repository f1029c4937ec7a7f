import Delivery
import Notifications
import Scenarios
import Sessions

extension LanguageSection {
  /// The phone before the first line.
  static let start = LanguageSection(
    name: "start", title: "The world at the start",
    paragraphs: [
      """
      A scenario that says nothing begins like this; “device”, “policy”, “seed” and the verbs for the \
      phone change it. “app” installs an app that was launched once, is not running, and was granted all \
      it asks for; with state=fresh one that was never launched.
      """
    ],
    rows: StartingWorld().rows, aliases: "world beginning default initial device")
}

/// What a fresh phone is like, in the words of lines.
private struct StartingWorld {
  private let state: State

  init() {
    let start = WorldSettings.start(in: .utc)
    state = State(now: start, device: Device(timeZone: .utc))
  }

  var rows: [(term: String, meaning: String)] {
    let device = state.device
    let previews = PolicySwitch.all.first { $0.name == "previews.globalDefault" }
    return [
      ("start=\(When.reading(CivilTime(state.now, in: .utc)))", "What the clock reads, a Monday."),
      ("timezone=\(TimeZone.standardIdentifier)", "Its zone."),
      ("os=\(device.profile.rawValue)", "The version of the system."),
      ("locale=\(device.locale)", "For dates, times and numbers alone."),
      (
        "languages=\(device.languages.joined(separator: ","))",
        "For words, most wanted first; the line “locale” sets both."
      ),
      (device.isLocked ? "lock" : "unlock", "Whether it is locked."),
      (device.isDisplayOn ? "wake" : "sleep", "Whether its display is on."),
      ("ringer \(Self.word(device.isRingerOn))", "The switch at its side."),
      ("volume \(device.volume)", "The ringer's."),
      ("dnd \(Self.word(device.isDoNotDisturbOn))", "Do Not Disturb."),
      ("network \(Self.word(device.isOnline))", "Whether pushes reach it."),
      ("watch \(device.watch == nil ? "none" : "paired")", "Whether a watch is paired."),
      ("previews \(previews?.read(device.policies) ?? "")", "When content may be read."),
      ("seed \(state.seed)", "What everything random is made from."),
    ]
  }

  private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
