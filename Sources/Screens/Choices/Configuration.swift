import Notifications
import TerminalCore

/// What the person set for good, in `config.json`; whatever the command line says comes before it.
package struct Configuration: Hashable, Sendable {
  /// The theme's name, a file, or `auto`; nil where it is not set.
  package var theme: String?
  /// Where the file names it; nil where it does not.
  package var themePlace: Place?
  /// The keys of controls that have others than the table's.
  package var keymap = Keymap.standard
  /// `auto`, `always` or `never`; nil where it is not set.
  package var color: String?
  /// Whether to draw with ASCII characters only; nil where it is not set.
  package var usesASCII: Bool?
  /// Whether the screen is read line by line; nil where it is not set.
  package var isAccessible: Bool?
  /// Whether nothing may move by itself; nil where it is not set.
  package var reducesMotion: Bool?
  /// Whether the terminal is asked nothing; nil where it is not set.
  package var asksNothing: Bool?
  /// How much room a notification gets; nil where it is not set.
  package var density: Density?
  /// Who puts words that run from right to left in order; nil where it is not set.
  package var bidi: Bidi?
  /// How the terminal shows pictures; nil where it is not set.
  package var pictures: PictureWish?
  /// Whether the terminal is asked how wide characters are on which terminals do not
  /// agree; nil where it is not set.
  package var widths: WidthPolicy?

  package init() {}

  /// The values of `color`.
  package static let colors = ["auto", "always", "never"]
}
