/// The interface's own state of the phone beside its list: the focus on each of its screens,
/// and on what lies over them.
package struct PhoneView: Sendable {
  /// Which of the phone's buttons has the focus.
  var offered = OfferFocus()
  /// What is kept of the open rich view.
  var viewing = ViewFocus()
  /// Which row of Settings is selected.
  var settings = SettingsFocus()
  /// The app that is selected on the home screen, by its index.
  var appIndex = 0
  /// Where the calls of the app in front are scrolled to; nil for the newest.
  var calls: CallScroll?
  /// The watch beside it.
  var watch = WatchView()
  /// Pictures of attachments that were decoded.
  package var pictures = PictureShelf()
}
