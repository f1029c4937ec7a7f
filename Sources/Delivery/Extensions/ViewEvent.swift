import Notifications

/// What happens around the rich view.
package enum ViewEvent: Hashable, Sendable {
  case opened(Boxed<OpenRichView>)
  case changed(from: Boxed<OpenRichView>, to: Boxed<OpenRichView>)
  case closed(Boxed<OpenRichView>, by: Doer)
  /// A method of the content extension was called.
  case called(Boxed<ExtensionCall>)
  /// A response waits (A19): for its completion where it has a deadline, else for an earlier one.
  case responseWaits(Boxed<PendingResponse>)
  /// It waits no more; `index` is where it stood.
  case responseEnded(Boxed<PendingResponse>, index: Int)
}
