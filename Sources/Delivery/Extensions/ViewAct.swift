import Notifications

/// What a person does with a notification's rich view.
package enum ViewAct: Hashable, Sendable {
  /// Opens it (P9).
  case open(NotificationKey)
  /// Presses an action; of the open view where no notification is named, and with a text at once
  /// where one is given (A13).
  case act(NotificationKey?, action: String, text: String?)
  /// Writes into the open field.
  case type(String)
  case send
  /// Chooses in the extension's own input view (C20).
  case input(String)
  /// Presses a button of the extension's view (C6).
  case press(String)
  case play, pause
  /// Presses the view's dismiss control (C21).
  case dismiss(NotificationKey?)
}

/// An answer of a program that was asked, as a command that stays in the journal (V17).
package struct ProgramReply: Hashable, Sendable {
  /// The extension's name.
  package var name: String
  /// What it was asked about; nil for what was asked first.
  package var notification: NotificationKey?
  /// As it was written, JSON on one line.
  package var text: String
  /// The same, read: what the extension is to do.
  package private(set) var answer: ProgramAnswer

  package init(
    from name: String, about notification: NotificationKey? = nil, text: String,
    answer: ProgramAnswer
  ) {
    (self.name, self.notification, self.text, self.answer) = (name, notification, text, answer)
  }
}
