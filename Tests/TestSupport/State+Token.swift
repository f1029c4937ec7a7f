import Delivery
import Notifications
import Push

extension State {
  /// The token that an app has, or had before it was deleted; nil where it was never installed.
  package func token(of app: BundleIdentifier) -> DeviceToken? {
    self.app(app)?.token ?? formerApp(app)?.installed.token
  }
}
