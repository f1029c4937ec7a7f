import Delivery

/// The inspector's own state.
struct InspectorView: Sendable {
  /// The tab that is shown, kept while the inspector is hidden.
  var tab = InspectorTab.why
  /// How much of the screen it has: hidden, beside the phone, or all of it.
  var room = InspectorRoom()
  /// What the timeline's cursor is on where that is not the moment that is shown.
  var moment: Moment?
  /// The request that the timeline's cursor follows, whichever row it comes
  /// to stand in; nil for none.
  var request: NotificationKey?
  /// The first row of the timeline that is seen; nil for where its cursor is.
  var timelineFirst: Int?
  /// The axis of the timeline as a person scaled it; nil for one that shows
  /// what came and what is near.
  var axis: TimelineAxis?
  /// How many of the requests and lines that are to come the timeline lists; more
  /// as one comes near the last.
  var timelineDepth = InspectorView.leastDepth

  /// What the timeline lists at first: enough for most, and quick to find among many.
  static let leastDepth = 64
  /// Rows scrolled away at the top, for each tab.
  var firstRows = [Int](repeating: 0, count: InspectorTab.allCases.count)
  /// The fact that is selected in the log; nil for the newest.
  var fact: Int?
  /// The act that is selected in the log; nil where a fact is.
  var line: Int?
  /// Where one is in the scenario.
  var stepping = SteppingView()
  /// The row that is selected in *Connections*; nil for the first.
  var wire: WireRow?
  /// The push endpoint that runs beside the interface; nil for none.
  var wires: Wires?
  /// Whether what is explained is what the log has selected.
  var followsLog = false
  /// The fact by which what a person let come last shows nowhere; nil where
  /// something was seen since.
  var shownNowhere: Int?
  /// Whether it is the request that the timeline has selected.
  var followsRequest = false
  /// What the log is narrowed to; nil where all of it is shown.
  var logFilter: LogFilter?
  /// Whether all of the log was looked at for it.
  var isLogRead = true
  /// What could not be done, oldest first.
  var refusals: [RefusalNote] = []
  /// How many facts there were at the last event.
  var seenFacts = 0
}

/// Which pane has the keys, and whether the inspector has all of the screen, by itself or for
/// want of room.
typealias Panes = (focus: Pane, isZoomed: Bool, isSqueezed: Bool)

/// How much of the screen the inspector is to have.
struct InspectorRoom: Hashable, Sendable {
  /// Whether it is open where there is room beside the phone.
  var isShown = true
  /// Whether it has the whole screen, as it must have where there is no room beside the phone.
  var isZoomed = false
  /// Whether it has it only since a smaller terminal left no room beside the phone.
  var isSqueezed = false
  /// How wide the phone beside it is to be; nil for what fits.
  var phoneColumns: Int?

  /// Leaves the phone its place again.
  mutating func unzoom() { (isZoomed, isSqueezed) = (false, false) }
}
