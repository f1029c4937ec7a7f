import Delivery
import TerminalCore

/// What the interface itself keeps of the open rich view: where the focus is, what is being
/// written, how far it is scrolled.
struct ViewFocus: Hashable, Sendable {
  /// The delivery number of the view's notification; nil while none is open.
  var number: Int?
  /// What has the focus: the close button, an action, an element or a field.
  var spot = ViewSpot.close
  /// Its place among all that can be pressed, for when it is gone.
  var index = 0
  /// The action whose field is open; nil for none.
  var action: String?
  /// What is being written; the phone gets it when it is sent.
  var field = TextField()
  /// Rows that are scrolled away.
  var firstRow = 0
  /// What it showed last, so that what changes comes into sight; nil before it showed anything.
  var elements: [RichView.Element]?
  /// Whether the extension's own input view was up.
  var hasItems = false
  /// How it opens; nil once it has the height of what it shows.
  var opening: ViewOpening?
  /// How far its pictures have come that move; nil where none does.
  var motion: PictureMotion?
  /// The tab that the inspector had before it showed what the extension was told.
  var tab: InspectorTab?
}
