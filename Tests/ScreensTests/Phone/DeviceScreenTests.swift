import Notifications
import Testing

@testable import Screens

@Suite("The phone's screens")
struct DeviceScreenTests {
  @Test("Each screen has a name, and a picture of that name, beside the one of the screen as it is")
  func names() {
    let names = ["lock-screen", "notification-center", "home", "app", "settings"]
    #expect(Device.Screen.allCases.map(\.name) == names)
    #expect(PicturedScreen.allCases.map(\.rawValue) == names + ["as-is"])
    #expect(PicturedScreen(rawValue: "lock-screen") == .screen(.lockScreen))
    #expect(PicturedScreen(rawValue: "lockScreen") == nil)
  }

  @Test("Each screen answers for itself: its title, and whether the list is on it")
  func surfaces() {
    let harness = ScreenHarness.morning()
    let surfaces = Device.Screen.allCases.map { $0.surface(in: .ios12) }
    #expect(
      surfaces.map { $0.title(in: harness.scene) } == [
        "Lock Screen", "Notification Center", "Home", "App", "Settings",
      ])
    #expect(surfaces.map(\.showsList) == [true, true, false, false, false])
  }
}
