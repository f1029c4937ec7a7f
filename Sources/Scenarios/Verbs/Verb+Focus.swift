import Delivery
import Notifications

extension Verb {
  /// What a person does about Focus, summaries and mute, section F.
  static let focuses: [Verb] = [
    focus,
    Verb(
      "delete-focus", .focus, "Deletes a Focus with all that was set for it",
      example: "delete-focus Work", aliases: "remove forget", isActOfPerson: true,
      .word(.focusName("NAME")), command: { .focus(.delete($0)) },
      values: { if case .focus(.delete(let name)) = $0 { name } else { nil } }
    ).needing(.focus),
    Verb(
      "focus-filter", .focus,
      "Lets an app set what it shows while a Focus is on; none for no filter",
      example: "focus-filter messages Work project-a",
      aliases: "criteria filterCriteria silence", .word(.app), .word(.focusName("FOCUS")),
      .repeated(.text("CRITERIA"), or: "none"),
      command: { .focus(.filter($0, focus: $1, $2 ?? [])) },
      values: {
        guard case .focus(.filter(let app, let name, let criteria)) = $0 else { return nil }
        return (app, name, criteria.isEmpty ? nil : criteria)
      }
    ).needing(.focusFilter),
    summary,
    Verb(
      "show-summary", .focus, "Looks at what is held for the next summary",
      aliases: "next held digest", isActOfPerson: true, is: .summary(.showNext)
    ).needing(.scheduledSummary),
    mute,
  ]

  /// `focus`: turns a Focus on or off, and says what it lets through.
  package static let focus = Verb(
    "focus", .focus,
    "Turns a Focus on or off, and says what it lets through; one with a schedule or a place goes by that",
    example: "focus Work apps=messages people=Ann schedule=09:00-17:00",
    aliases: "do not disturb dnd silence quiet sleep", isActOfPerson: true, .focus,
    command: { .focus($0) },
    values: {
      guard case .focus(let act) = $0 else { return nil }
      return switch act {
      case .turnOn, .turnOff: act
      case .delete, .filter: nil
      }
    }
  ).needing(.focus).needing(forOption: Feature.focus)

  /// `summary`: schedules summaries, or opens or clears one.
  static let summary = Verb(
    "summary", .focus, "Schedules summaries, or opens or clears one that came",
    example: "summary on times=08:00,18:00 apps=messages",
    aliases: "scheduled digest batch later hold", isActOfPerson: true, .summary,
    command: { .summary($0) },
    values: {
      guard case .summary(let act) = $0, act != .showNext else { return nil }
      return act
    }
  ).needing(.scheduledSummary)

  /// `mute`: mutes an app for a while.
  static let mute = Verb(
    "mute", .focus, "Mutes an app for an hour or for today, or no longer",
    example: "mute messages hour", aliases: "unmute silence quiet", isActOfPerson: true,
    .word(.app), .word(.choice("LENGTH", of: MuteLength.self, orLast: "off")),
    command: { .mute($0, $1) },
    values: { if case .mute(let app, let length) = $0 { (app, length) } else { nil } }
  ).needing(.muting)
}
