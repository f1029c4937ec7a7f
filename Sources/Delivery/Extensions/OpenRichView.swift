import Notifications

/// The rich view that is open: what its extension and the person made of it so far.
///
/// What it shows is the projection `RichView`.
package struct OpenRichView: Hashable, Sendable {
  /// The notification's delivery number.
  package var notification: Int
  /// C1: the delivery number of the notification whose category chose the content extension: an
  /// older one while that owes a completion (C13).
  var chooser: Int
  /// Whether its notification was in the list when it opened, so that it
  /// closes when that goes (G28).
  package var isListed = true
  /// What the content extension holds; nil where the system shows its own view.
  package var content: ExtensionPane?
  /// Whether its medium plays, and how far it is; at rest where it has none.
  package var media: MediaPlayback
  /// The text field; nil while none is open.
  package var textInput: TextInput?
  /// The response for which the extension owes a completion; nil for none.
  package var awaited: AwaitedCompletion?
  /// What the extension's program was told so far, a line of JSON each.
  package var events: [String] = []

  package init(notification: Int, at now: Instant, content: ExtensionPane?) {
    (self.notification, chooser) = (notification, notification)
    self.content = content
    media = MediaPlayback(since: now)
  }

  /// C2: gives the view to another content extension, or to the system; nothing
  /// of the one before is left.
  mutating func begin(_ content: ExtensionPane?, at now: Instant) {
    self.content = content
    media = MediaPlayback(since: now)
    events = []
  }

  /// A field in which the person writes an answer (A13).
  package struct TextInput: Hashable, Sendable {
    /// The text input action whose answer is being written.
    var action: Action
    /// What is in it.
    var text: String
  }

  /// C13: how long the system waits for a completion.
  package struct AwaitedCompletion: Hashable, Sendable {
    /// The action that the extension was told of.
    var action: Action
    /// What the person wrote; nil where the action asks for no text.
    var text: String?
    /// When the system goes on without the completion (C13).
    var deadline: Instant
    /// How long it waits, in seconds, as it was when it began to.
    var limit: Int
  }
}
