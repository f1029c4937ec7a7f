import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("Frames of the binary interface, looked through")
struct FrameScreeningTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private let state: State

  init() throws { state = try Phone(apps: [Self.chat, "com.example.mail"]).state }

  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap { $0.hexDigitValue.map { UInt8($0) } }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private func screen(_ frame: BinaryNotification) -> ScreenedFrame {
    state.screen(frame) { body in
      Payload(
        content: Content(body: .literal("Tea")), source: SourceText(body[...], at: Place("p")))
    }
  }

  @Test(
    "B33–B35: a frame is for the app whose token it bears, by the way of its command",
    arguments: zip(BinaryNotification.Command.allCases, [Transport.binary0, .binary1, .binary2]))
  func taken(command: BinaryNotification.Command, via: Transport) throws {
    let token = try #require(state.token(of: Self.chat)).description
    let frame = BinaryNotification(
      command, token: bytes(token), payload: Array("{}".utf8), identifier: 9, expiration: 77,
      priority: 5)
    guard case .push(let push) = screen(frame) else {
      Issue.record("it was refused")
      return
    }
    #expect(push.app == Self.chat && push.via == via)
    #expect(push.headers.expiration == 77 && push.headers.priority == 5)
    #expect(push.payload.source.string == "{}")
  }

  @Test("B42: a token that no app has is status 8; one of a deleted app is still known")
  func unknown() throws {
    let frame = BinaryNotification(.simple, token: Array(repeating: 7, count: 32), payload: [1])
    guard case .refused(.invalidToken, let because) = screen(frame) else {
      Issue.record("it was taken")
      return
    }
    #expect(!because.isEmpty)
    var phone = try Phone(apps: [Self.chat])
    let token = try #require(phone.state.token(of: Self.chat)).description
    try phone.perform(.uninstall(Self.chat))
    let late = BinaryNotification(.simple, token: bytes(token), payload: [1])
    let screened = phone.state.screen(late) { body in
      Payload(content: nil, source: SourceText(body[...], at: Place("p")))
    }
    guard case .push(let push) = screened else {
      Issue.record("B45: the service finds out that the app is gone only as it delivers")
      return
    }
    #expect(push.app == Self.chat)
  }

  @Test("W5, B42: a frame to the watch's own token is for the watch alone, also of a deleted app")
  func watch() throws {
    var phone = try Phone.withWatchApp(Self.chat)
    let token = try #require(phone.state.apps.first?.watchToken).description
    let frame = BinaryNotification(.simple, token: bytes(token), payload: [1])
    for _ in 1...2 {
      let screened = phone.state.screen(frame) { body in
        Payload(content: nil, source: SourceText(body[...], at: Place("p")))
      }
      guard case .push(let push) = screened else {
        Issue.record("it was refused")
        return
      }
      #expect(push.app == Self.chat && push.isForWatch)
      if phone.state.apps.isEmpty { break }
      try phone.perform(.uninstall(Self.chat))
    }
  }

  @Test(
    "B19, B39: what a connection is held to is what the policies say",
    arguments: [("2048", "none", 2048, false), ("256", "error", 256, true)])
  func policies(limit: String, reply: String, bytes: Int, answers: Bool) throws {
    var phone = try Phone()
    for (name, value) in [("apns.legacyLimit", limit), ("binary.command0Reply", reply)] {
      let setting = try #require(PolicySwitch.named(name)?.setting(value))
      try phone.perform(.setPolicy(setting))
    }
    let token = Array(repeating: UInt8(1), count: 32)
    for count in [bytes, bytes + 1] {
      var connection = phone.state.binaryConnection
      let payload = Array(repeating: UInt8(0x20), count: count)
      connection.receive(BinaryNotification(.simple, token: token, payload: payload).bytes)
      #expect((connection.next() != nil) == (count == bytes), "\(count) bytes")
      // 7: the payload's size; a push of command 0 has no identifier.
      let answer: [UInt8] = count > bytes && answers ? [8, 7, 0, 0, 0, 0] : []
      #expect(connection.takeOutput() == answer)
    }
  }
}
