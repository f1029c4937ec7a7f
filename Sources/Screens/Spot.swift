import Delivery
import Notifications
import TerminalCore

/// Something on the screen that can be pointed at: mostly the thing itself, in lists that stay as
/// they are while they are seen the index of a row.
///
/// Painted parts carry one; the mouse is resolved against what was painted last, so that a spot may
/// be gone by the time it is hit.
package enum Spot: Hashable, Sendable {
  /// A row of the phone's list.
  case row(ListSpot)
  /// *Show Less* in the header of an expanded group (G18).
  case showLess(GroupPlace)
  /// *Clear* in a header: of the list, of its history (G23) or of an expanded group (G18).
  case clear(ListSpot)
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
  /// A row of a sheet from which one is taken, by its index.
  case choice(Int)
  /// What the rows of a pane are narrowed to: a press shows all of them.
  case narrowing(Pane)
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
