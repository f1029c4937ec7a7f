/// What a text is for, which decides how its placeholders are filled.
///
/// Choose by where the text came from, not by where it is shown: a title from a push and one from
/// `UNMutableNotificationContent` are cleaned differently.
package enum TextUse: String, CaseIterable, Sendable {
  /// A push's title, subtitle or body: literals stay as they are (L16).
  case push
  /// Content that the app's own code made, and legacy alerts: cleaned of `%` sequences (L16).
  case local
  /// A summary format: `%u` takes the number, `%@` the list (T5).
  case summary
  /// A placeholder for hidden previews: `%u` takes the number (H6).
  case placeholder
  /// A title of an action or button: literals stay as they are (L35).
  case label

  /// Whether literals are formats, too, and placeholders take what is of their kind.
  var isCounted: Bool { self == .summary || self == .placeholder }
}
