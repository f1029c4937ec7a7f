import Delivery
import Notifications

/// What the names of a line are looked up in.
///
/// It holds the state, so let go of it before the state changes: a change while there is a second
/// holder copies everything.
package struct ResolutionContext {
  /// What names of apps, groups and notifications are looked up in.
  package var state: State
  /// What paths of payloads and bundles are looked up in.
  package var files: ScenarioFiles

  package init(state: State, files: ScenarioFiles) {
    (self.state, self.files) = (state, files)
  }
}
