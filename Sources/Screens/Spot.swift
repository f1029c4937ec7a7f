import Delivery
import Notifications
import TerminalCore

/// A part of a screen.
typealias Part = Element

extension Element {
  /// Gives it an identity, by which it is hit.
  func identified(_ spot: Spot?) -> Element { identified(by: spot) }
}

/// Something on the screen that can be pointed at: the thing itself, never a place or an index.
///
/// Painted parts carry one; the mouse is resolved against what was painted last, so that a spot may
/// be gone by the time it is hit.
package enum Spot: Hashable, Sendable {
  /// A row of the phone's list.
  case row(ListSpot)
  /// The controls in the header of an expanded group (G18).
  case showLess(GroupPlace)
  case clearGroup(GroupPlace)
  /// A control of the swipe row of the selected row (G20).
  case swipe(SwipeChoice)
  /// A button of the phone: on what lies over its screen, or under a row.
  case offer(Offer)
  /// The banner of the notification of this number.
  case banner(Int)
  /// A row of *Connections*.
  case wire(WireRow)
  /// Something of the watch.
  case watch(WatchSpot)
  /// A row of Settings.
  case setting(SettingsRow)
  /// Something of the open rich view.
  case view(ViewSpot)
  /// A row of the timeline.
  case moment(Moment)
  /// The axis above the timeline's rows.
  case axis
  /// A row of the form for a request.
  case field(RequestField)
  /// A row of the form for a notification's words.
  case editedField(ContentRevision.Field)
  /// All of the bar, thumb and track.
  case scrollBar(Pane)
  /// The line between the panes.
  case splitter
  /// A key that is shown as a hint.
  case hintKey(Key)
  /// A control of the table.
  case control(ControlID)
  /// In the inspector's strip.
  case tab(InspectorTab)
  /// A line of what the person did, by its index.
  case line(Int)
  /// Something of the scenario that is gone through.
  case stepping(SteppingSpot)
  /// A line of the log: the index of its fact.
  case fact(Int)
  /// An app on the home screen, by its index.
  case app(Int)
  /// A row of the sheet of payloads.
  case choice(Int)
  /// The rest of a pane.
  case pane(Pane)
  /// Something that leads to this URL.
  case link(String)
  /// A cell of the workbench.
  case word(WordSpot)
  /// A cell of the matrix.
  case matrix(MatrixSpot)
  /// A row of one of two phones that are compared.
  case compared(ComparedSpot)
  /// The rest of a sheet.
  case sheet
}

extension Spot {
  /// Whether it is on the watch.
  var isOnWatch: Bool { if case .watch = self { true } else { false } }
  /// Whether it is a key that is drawn, which acts wherever the keys are.
  var isControl: Bool { if case .control = self { true } else { false } }
}

/// What a row of the list is about. Stays true while rows come, move and go.
///
/// Notifications are named by their numbers.
package enum ListSpot: Hashable, Sendable {
  /// The list's own header, with *Clear All*.
  case clearAll
  /// The header of the history, with its *Clear* (G23).
  case clearHistory
  /// The row that shows a notification, or hides it in a stack.
  case notification(Int)
  /// The first row of a group: its header while it is expanded.
  case group(GroupPlace)
  /// A summary that came and is not opened, by when it came (F13).
  case summary(Instant)
  /// What is held for the next summary, or the way to look at it (F16).
  case nextSummary
  /// The line that counts what has no row (F19).
  case counted
}

/// The parts of the screen that take keys.
package enum Pane: Hashable, Sendable {
  case phone, inspector
}

/// What the inspector shows.
package enum InspectorTab: Int, CaseIterable, Hashable, Sendable {
  /// There at all times.
  case why, payload, log, timeline
  /// The scenario that was opened, gone through line by line; there only once it was asked for.
  case scenario
  /// What the extension of the open rich view was told; there only while one is open.
  case calls
  /// Who is connected to the push endpoint.
  case connections
}
