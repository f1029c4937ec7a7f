import Notifications

/// Everything that an open rich view shows, in words: what is to be drawn and nothing else.
///
/// It is made from `OpenRichView` whenever it is needed; from top to bottom: title, the extension's
/// view or the first attachment, the texts, the actions, and where the keyboard would be the input.
package struct RichView: Hashable, Sendable {
  /// The notification's delivery number.
  package var notification: Int
  /// The app that sent the notification.
  package var app: BundleIdentifier
  /// The app's display name, in the language that it speaks.
  package var appName: String
  /// The header: the app's name, or the extension's own title (C5).
  package var title: String
  /// Its height at first, divided by its width (C3); nil for the system's own view, which is
  /// as high as what it shows.
  package var ratio: Double?
  /// The content extension whose view it is; nil for the system's own.
  package var extensionName: String?
  /// What the extension shows; of the system's own view the first attachment (V14).
  package var elements: [Element]
  /// Whether touches reach the elements, so that buttons can be pressed (C6, C7).
  package var takesTouches: Bool
  /// The texts below; nil where the extension hides them (C4).
  package var texts: Texts?
  /// From top to bottom, as many as show (A7, A8, A20).
  package var actions: [Choice]
  /// How many more there are that do not show (A7).
  package var hiddenActionCount: Int
  /// What stands where the keyboard would be; nil for nothing.
  package var input: Input?
  /// The medium's state; nil where there is no medium to play.
  package var media: Media?
  /// Until when the extension may complete a response; nil while none waits (C13).
  package var waitsUntil: Instant?
  /// Whether a program is asked and has not answered (V17).
  package var isAwaitingProgram: Bool
  /// What a notification itself says.
  package struct Texts: Hashable, Sendable {
    /// The notification's title; nil where it has none.
    package var title: String?
    /// The notification's subtitle; nil where it has none.
    package var subtitle: String?
    /// The notification's body; nil where it has none.
    package var body: String?
  }

  /// An action that can be pressed.
  package struct Choice: Hashable, Sendable {
    /// The action's identifier, which the response carries.
    package var identifier: String
    /// The label, in the app's language.
    package var title: String
    /// Drawn in a color of its own, and with `!` (A9).
    package var isDestructive: Bool
    /// Brings the app forward (A11).
    package var opensApp: Bool
    /// Opens a field (A13).
    package var asksForText: Bool
    /// The name of its symbol; nil before iOS 15 (A22).
    package var symbol: String?
  }

  /// What stands where the keyboard would be.
  package enum Input: Hashable, Sendable {
    case field(Field)
    /// The extension's own input view (C18).
    case custom([String])
  }

  /// A field in which an answer is written (A13, C19).
  package struct Field: Hashable, Sendable {
    /// The identifier of the text input action that it answers.
    package var action: String
    /// The label of the button that sends the answer.
    package var buttonTitle: String
    /// What stands in the field while it is empty.
    package var placeholder: String
    /// What has been written so far.
    package var text: String
    /// What the extension put above it.
    package var accessory: String?
  }

  /// What plays, or could.
  package struct Media: Hashable, Sendable {
    /// Whether it plays now; else it rests at `position`.
    package var isPlaying: Bool
    /// How far it is now.
    package var position: Interval
    /// How long it is; nil where its file does not say.
    package var length: Interval?
    /// Whether there is a control for it: an overlay disappears while it plays (C16).
    package var showsControl: Bool
  }

  /// A part of the view.
  package indirect enum Element: Hashable, Sendable {
    case media(Picture)
    case text(String)
    case label(name: String, String)
    case button(name: String, title: String)
    case row([Element])
    case divider
    case list(name: String, [String])
    /// A share from 0 to 1.
    case progress(name: String, Double)
    case day(name: String, [Appointment])
  }

  /// An attachment, large.
  package struct Picture: Hashable, Sendable {
    /// What it is called.
    package var name: String
    /// The file; nil where there is none that can be shown.
    package var attachment: Attachment?
    /// Why nothing shows, in words; nil where something does.
    package var problem: String?
    /// The button over it; nil where none is drawn (C16).
    package var button: PlayButton?
  }

  /// An entry of a day.
  package struct Appointment: Hashable, Sendable {
    /// Minutes since midnight.
    package var start: Int
    /// Minutes since midnight.
    package var end: Int
    /// What the entry is called.
    package var title: String
    /// Whether it is what the notification asks about.
    package var isTentative: Bool
  }
}
