import Delivery
import Notifications

extension State {
  /// The clock's reading where the device is, such as `09:41:05`.
  package var clockText: String { CivilTime(now, in: device.timeZone).clockText }
}
