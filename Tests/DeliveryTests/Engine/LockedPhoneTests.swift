import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Who is not recognized does not get past the lock")
struct LockedPhoneTests {
  @Test(
    "P1: nothing but a recognized owner unlocks the phone or brings an app to the front, whatever is done",
    arguments: 1...12)
  func nothingOpens(seed: Int) throws {
    var phone = try Phone(apps: ["com.example.chat", "com.example.mail"])
    try phone.perform(.device(.lock))
    var commands = RandomCommands(seed: UInt64(seed))
    var lockedSteps = 0
    for step in 0..<300 {
      let before = phone.state.device
      let command = commands.next(phone.state)
      _ = try? phone.perform(command)
      guard before.needsOwner, !command.recognizesOwner else { continue }
      lockedSteps += 1
      let after = phone.state.device
      #expect(after.needsOwner && after.foregroundApp == nil, "step \(step), \(command)")
      #expect(
        [.lockScreen, .notificationCenter].contains(after.screen), "step \(step), \(command)")
    }
    #expect(lockedSteps > 0)
  }

  @Test("P2, H2: on the lock screen a recognized owner reads what the open list shows")
  func pictured() throws {
    var phone = try Phone()
    for act in [DeviceAct.lock, .authenticate, .center] { try phone.perform(.device(act)) }
    let device = phone.state.showing(.lockScreen).device
    #expect(device.screen == .lockScreen && device.isDisplayOn && device.isAuthenticated)
    try phone.perform(.device(.unlock))
    #expect(!phone.state.showing(.lockScreen).device.isAuthenticated, "locking ends it")
  }
}

extension Command {
  fileprivate var recognizesOwner: Bool {
    self == .device(.authenticate) || self == .device(.unlock)
  }
}
