import Delivery
import Notifications

/// The words around the alert box of iOS 4; what is on it is the phone's own.
extension Words {
  /// N6: the picture that its app starts with.
  static func opensWith(_ image: String) -> String { "opens with \(image)" }

  /// N1: how many older alerts lie below this one.
  static func alertsWaiting(_ count: Int) -> String {
    count.counted("more alert below", "more alerts below")
  }

  /// N6, N18: in which state an app was called about a local notification of old, or what it was
  /// started with; nil for other calls.
  static func circumstances(of call: Call) -> String? {
    let isCalled = call.method == .didReceiveLocalNotification
    let words = [
      call.launchOption.map { "launch options: \($0.rawValue)" },
      isCalled ? call.state.rawValue : nil, call.launchImage.map(opensWith),
    ].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Why there is no list to pull down.
  static let noListYet = "Before iOS 10 there is no list here: an alert is a box."
}
