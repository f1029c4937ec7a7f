import Delivery
import Files
import Notifications
import Push

extension State {
  /// B22: looks a provider's request through.
  ///
  /// - Returns: Why it is refused, or the push for the engine. The facts of that push have the answer: `pushAnswer`.
  package func screen(_ request: ProviderRequest) -> ScreenedPush {
    screen(request) { Payload(body: $0) }
  }
}
