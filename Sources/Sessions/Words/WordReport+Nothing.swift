import Delivery
import Notifications

extension WordReport {
  /// Why there is nothing in it; nil where there is something.
  ///
  /// - Parameter name: What was opened.
  package func reasonOfNothing(in name: String) -> Diagnostic? {
    guard sections.isEmpty, actions.isEmpty else { return nil }
    return Diagnostic(Place(name), .note, state.wordSubjects.isEmpty ? Self.noApp : noWords)
  }

  private static let noApp = "nothing to preview: no app is installed"

  // G1, H15: without either no words stand for notifications, and what is left
  // are the titles of actions.
  private var noWords: String {
    let first = Feature.previews.first.rawValue
    return "nothing to preview: no category has actions, and before iOS \(first) no words stand "
      + "for notifications; try --os=\(first)"
  }
}
