import Notifications
import Push

/// What came of looking through a push of the binary interface.
package enum ScreenedFrame: Equatable, Sendable {
  /// It is refused, and nothing happens; `because` says what is wrong, in
  /// words without a full stop.
  case refused(BinaryStatus, because: String)
  /// It is for the engine, whose facts say whether it was taken.
  case push(PushRequest)
}

extension State {
  /// B33–B35, B42: finds out whom a push of the binary interface is for; its lengths are right.
  ///
  /// - Parameter read: Makes a payload of its bytes, of which there is at least one.
  package func screen(
    _ notification: BinaryNotification, reading read: ([UInt8]) -> Payload
  ) -> ScreenedFrame {
    guard let addressee = addressee(ofToken: notification.token.hexadecimalDigits) else {
      return .refused(
        .invalidToken, because: "no app on this device has, or ever had, this token")
    }
    let expiration = notification.expiration.map(Int64.init)
    let headers = PushHeaders(
      expiration: expiration, priority: notification.priority.map { Int($0) })
    return .push(
      PushRequest(
        app: addressee.app, payload: read(notification.payload), headers: headers,
        via: notification.command.transport, isForWatch: addressee.isForWatch))
  }

  /// What connections of the binary interface are held to (B19, B39).
  package var binaryConnection: BinaryConnection {
    BinaryConnection(
      payloadLimit: device.policies[.apnsLegacyLimit].bytes,
      answersSimple: device.policies[.binaryCommand0Reply] == .error)
  }
}

extension BinaryNotification.Command {
  /// How a push is sent with it.
  var transport: Transport {
    switch self {
    case .simple: .binary0
    case .enhanced: .binary1
    case .items: .binary2
    }
  }
}
