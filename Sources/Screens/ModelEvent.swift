import Delivery
import TerminalCore

/// What the interface is told.
package enum ModelEvent: Hashable, Sendable {
  /// From the person.
  case input(Input)
  /// The state changed by these facts; empty where facts were only taken back.
  case happened([Fact])
  /// Something could not be done: why, as a sentence.
  case refused(String)
  /// The payloads that were asked for.
  case payloads([PayloadChoice])
  /// Something to tell the person in a line.
  case told(String)
  /// The interface's own time, since some beginning: comes before every input, and when `nextWake` asked
  /// for it.
  case tick(Duration)
}

/// What the interface wants to be done.
package enum Effect: Hashable, Sendable {
  case perform(Command)
  case undo, redo
  /// The clock: to the next or previous event, or a minute.
  case nextEvent, previousEvent, minuteOn, minuteBack
  /// Answered by `ModelEvent.payloads`.
  case listPayloads
  case deliver(PayloadChoice)
  /// A payload that was pasted.
  case deliverText(String)
  case suspend
  /// Draws everything anew, whatever the terminal shows.
  case redraw
  case quit
}

/// A payload that can be sent.
package struct PayloadChoice: Hashable, Sendable {
  /// Whoever lists the payloads knows it by this.
  package var id: Int
  /// What it is called: its file, or what it says.
  package var title: String
  /// The app's name; empty where the payload does not say.
  package var app: String
  /// The path as it is shown.
  package var path: String
  /// The payload itself, for the preview.
  package var text: String

  package init(id: Int, title: String, app: String, path: String, text: String) {
    self.id = id
    self.title = title
    self.app = app
    self.path = path
    self.text = text
  }
}
