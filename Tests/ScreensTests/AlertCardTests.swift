import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("The alert box of iOS 4 on the screen")
struct AlertCardTests {
  private static func stage(_ columns: Int = 80, _ rows: Int = 24) -> ScreenHarness {
    var stage = ScreenHarness(columns: columns, rows: rows)
    stage.play(
      """
      device os=4
      app {"bundleIdentifier":"com.example.gripe","displayName":"Gripe","icon":"📣"}
      """)
    stage.model = Model(size: Size(columns: columns, rows: rows))
    return stage
  }

  private static let complaint =
    #"{"alertBody":"Remind me to complain about the coffee.","alertAction":"Grumble","alertLaunchImage":"Cold.png"}"#

  @Test(
    "N1: without an alert there is wallpaper and clock, and no list",
    arguments: [(80, 24), (120, 40), (40, 12)])
  func wallpaper(columns: Int, rows: Int) {
    let stage = Self.stage(columns, rows)
    #expect(!stage.text.contains("No Older Notifications"), "\(stage.text)")
    expect(stage, "box-wallpaper")
  }

  @Test(
    "N3, N6: the box has its buttons side by side, the last one chosen, and names its picture",
    arguments: [(80, 24), (120, 40), (40, 12)])
  func box(columns: Int, rows: Int) {
    var stage = Self.stage(columns, rows)
    stage.play(#"present-legacy gripe {"alertBody":"And about the tea."}"#)
    stage.play("present-legacy gripe \(Self.complaint)")
    expect(stage, "box-two-buttons")
    stage.press(.escape)
    expect(stage, "box-one-button")
  }

  @Test("N18, N21: Enter presses the last button, Esc the first, arrows and Tab go between them")
  func keys() {
    var stage = Self.stage()
    stage.play("unlock")
    stage.play("present-legacy gripe \(Self.complaint)")
    stage.press(.left)
    stage.press(.enter)
    #expect(stage.effects.last == .perform(.alert(.close)))
    stage.play("present-legacy gripe \(Self.complaint)")
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.effects.last == .perform(.alert(.open)))
    #expect(stage.state.device.foregroundApp == "com.example.gripe")
    stage.play("home")
    stage.play("present-legacy gripe \(Self.complaint)")
    stage.press(.escape)
    #expect(stage.effects.last == .perform(.alert(.close)))
  }

  @Test("N3: a click presses a button; beside the box there is nothing to press")
  func mouse() {
    var stage = Self.stage()
    stage.play("present-legacy gripe \(Self.complaint)")
    let close = stage.state.alertBox.map { stage.state.offers(of: $0)[0] }
    let isHit = close.map { stage.click(.offer($0)) }
    #expect(isHit == true)
    #expect(stage.effects.last == .perform(.alert(.close)))
  }

  @Test("N1: Notification Center cannot be pulled down, and that is said")
  func noCenter() {
    var stage = Self.stage()
    stage.type("sc")
    #expect(stage.text.contains("Before iOS 10 there is no list"), "\(stage.text)")
  }
}
