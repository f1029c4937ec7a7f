import Delivery
import Notifications

extension Verb {
  /// How the simulated clock goes on, and which zone and region it is read in.
  static let time: [Verb] = [
    Verb(
      "at", .time, "Lets time pass until the clock reads this", example: "at 09:41",
      aliases: "time clock", .word(.coming("TIME")), command: { .advance(to: $0) },
      values: { $0.destination }),
    Verb(
      "wait", .time, "Lets time pass", example: "wait 1h30m", aliases: "time pass later",
      .word(.duration("DURATION")),
      command: { .advance(to: $0) }, values: { $0.destination }),
    Verb(
      "timezone", .time, "Takes the phone to another time zone",
      example: "timezone Europe/Berlin", aliases: "clock zone", .word(.otherTimeZone),
      command: { .configure($0) }, values: { $0.configuration }),
    locale,
  ]

  /// `locale`: changes the region, and puts its language first.
  package static let locale = Verb(
    "locale", .time, "Changes the region, and puts its language first",
    example: "locale de_DE", aliases: "region language country", .word(.localeWithLanguage),
    command: { .configure($0) }, values: { $0.configuration })

  /// Taking acts of the person back, and doing them again.
  static let history: [Verb] = [
    undo,
    redo,
  ]

  /// `undo`: takes the person’s last act back.
  package static let undo = Verb(
    "undo", .history, "Takes the last act of the person back", example: "undo",
    aliases: "revert back", act: { .undo }, values: { if case .undo = $0 { () } else { nil } })

  /// `redo`: does again what was taken back.
  package static let redo = Verb(
    "redo", .history, "Does again what was taken back", example: "redo", aliases: "again repeat",
    act: { .redo }, values: { if case .redo = $0 { () } else { nil } })
}

extension Command {
  fileprivate var destination: Instant? {
    if case .advance(let instant) = self { instant } else { nil }
  }

  /// What it changes about the device.
  var configuration: DeviceConfiguration? {
    if case .configure(let change) = self { change } else { nil }
  }
}
