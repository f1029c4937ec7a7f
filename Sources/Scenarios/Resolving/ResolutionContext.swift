import Delivery
import Notifications

/// What the names of a line are looked up in.
///
/// It has a reference to the state, so drop it before the state changes:
/// copy-on-write would copy everything.
package struct ResolutionContext {
  /// What names of apps, groups and notifications are looked up in.
  package var state: State
  /// What paths of payloads and bundles are looked up in.
  var files: ScenarioFiles
  /// Of all that was delivered, for names of what is not in the list any more; nil where all of
  /// that is to be gone through.
  let index: DeliveryIndex?

  package init(state: State, files: ScenarioFiles, index: DeliveryIndex? = nil) {
    (self.state, self.files, self.index) = (state, files, index)
  }

  /// The notification that a word means; nil where nothing has this name.
  func findNotification(_ word: Word) throws(Diagnostic) -> NotificationKey? {
    try state.findNotification(word, by: index)
  }
}
