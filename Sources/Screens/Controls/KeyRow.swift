/// A row of the table of keys: a control, or a few whose keys are remembered together.
package struct KeyRow: Sendable {
  /// In the order of their keys.
  package let controls: [Control]
  /// A sentence without a full stop.
  package let summary: String

  /// All keys, as help names them.
  package var keys: String {
    controls.flatMap(\.shortcuts).map(\.description).joined(separator: ", ")
  }

  /// The rows under a heading; each control that has keys is in one of them.
  package static func rows(in section: Control.Family) -> [KeyRow] {
    Control.all.filter { $0.section == section && !$0.shortcuts.isEmpty }.compactMap { control in
      guard let pair = pairs.first(where: { $0.controls.contains(control.id) }) else {
        return KeyRow(controls: [control], summary: control.summary)
      }
      if pair.controls.first != control.id { return nil }
      return KeyRow(controls: pair.controls.compactMap(Control.with), summary: pair.summary)
    }
  }

  /// What is remembered together, and what it does.
  private static let pairs: [(controls: [ControlID], summary: String)] = [
    ([.down, .up], "A row down, up; above the first is the list’s header"),
    ([.pageDown, .pageUp], "A page down, up"),
    ([.first, .last], "To the first, the last row"),
    ([.nextHit, .previousHit], "To the next, the previous thing found"),
    ([.expand, .collapse, .toggle], "Expand, collapse, toggle the group, from any of its members"),
    ([.clear, .clearGroup], "Clear the selected row (a stack is one row), the whole group"),
    ([.undo, .redo], "Take your last act back, do it again"),
    ([.view, .act], "Open the rich view; press its action with that number"),
    ([.louder, .quieter], "The volume of ordinary sounds a tenth up, down"),
    (
      [.focus, .doNotDisturb, .ringer],
      "The Focus that is on; by hand, on or off: Do Not Disturb (its schedule stays), the ringer"
    ),
    ([.previews, .appPreviews], "When previews show: on the phone, for the selected app"),
    ([.inspector, .zoom], "Show or hide the inspector; give it the whole screen"),
    ([.previousTab, .nextTab], "The inspector’s previous, next tab"),
    ([.narrower, .wider], "A narrower, wider phone beside the inspector"),
    ([.runOn, .saveScenario], "In the scenario: run on; write it into its file"),
    ([.copyWords, .copyPayload], "Copy the words, the payload of what is selected"),
    ([.edit, .quickEdit], "Edit the file behind what is selected; edit its words in place"),
    (
      [.wake, .sleep, .authenticate, .unlock],
      "Turn the display on, off; recognize the owner; unlock"
    ),
    ([.watch, .bannerTap, .bannerDismiss], "Raise the wrist; tap the banner, flick it away"),
    ([.nextEvent, .previousEvent], "To the next event; look back at the one before"),
    ([.minuteOn, .minuteBack], "A minute on, back"),
    ([.faster, .slower], "Let the clock run faster, slower"),
    ([.hourBack, .hourOn, .dayBack, .dayOn], "An hour back, on; a day back, on"),
    ([.axisIn, .axisOut], "In the timeline: zoom the axis in, out"),
    ([.record, .expect, .snapshot], "Record; expect it as it is; keep a picture"),
    ([.quit, .interrupt], "Leave, over a sheet close it; Ctrl-C twice leaves always"),
    ([.suspend, .redraw], "Stop for now (the shell’s fg comes back); draw the screen anew"),
    ([.tour, .tourNext], "Leave or resume the tour; its next step"),
  ]
}
