import Notifications

/// What is asked of every command; each answers in one switch, `Command.traits`.
package struct CommandTraits: Equatable, Sendable {
  /// Whether a person does it at the phone: what undo takes back.
  var isActOfPerson = true
  /// Whether it is done on the phone, by a person or an app, which a phone
  /// that is off does not let.
  var needsPower = true
  /// What it answers while that is open; nil for a command that begins something of its own.
  package var presses: Pressed?
  /// Whether the deed that it ends is called after it, and not after what it began with.
  package var namesDeed = true

  /// What the profile has to have for it; nil where every one knows it (section O).
  package var needs: Feature?

  /// What a person opens with one command and answers with another (X7, G18, P1).
  package enum Pressed: Sendable {
    /// Whatever waits for it.
    case anything
    /// The open sheet.
    case sheet
    /// The open sheet, where it offers this command.
    case offer
    /// A *Clear* that was pressed for the first time.
    case armedClear
    /// Whether this is the phone's owner.
    case questionForOwner
  }
}
