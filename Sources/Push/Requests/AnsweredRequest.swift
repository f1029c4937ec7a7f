import Notifications

/// A request and what the service answered it.
///
/// Kept by the service for the last request, since what is answered is part of what is undone.
package struct AnsweredRequest: Hashable, Sendable {
  /// The app that it was for.
  package let app: BundleIdentifier
  /// What it is called here (K17).
  package let name: String
  /// Its number among all pushes, from 1.
  package let number: Int
  /// What was answered.
  package let answer: PushAnswer

  package init(app: BundleIdentifier, name: String, number: Int, answer: PushAnswer) {
    (self.app, self.name, self.number, self.answer) = (app, name, number, answer)
  }
}
