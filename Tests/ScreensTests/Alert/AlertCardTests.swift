import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("The alert box of iOS 4 on the screen")
struct AlertCardTests {
  private static func harness(_ columns: Int = 80, _ rows: Int = 24) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows)
    harness.play(
      """
      device os=4
      app {"bundleIdentifier":"com.example.gripe","displayName":"Gripe","icon":"📣"}
      """)
    harness.model = Model(size: Size(columns: columns, rows: rows))
    return harness
  }

  private static let complaint =
    #"{"alertBody":"Remind me to complain about the coffee.","alertAction":"Grumble","alertLaunchImage":"Cold.png"}"#

  @Test(
    "N1: without an alert there is wallpaper and clock, and no list",
    arguments: [(80, 24), (120, 40), (40, 12)])
  func wallpaper(columns: Int, rows: Int) {
    let harness = Self.harness(columns, rows)
    #expect(!harness.text.contains("No Older Notifications"), "\(harness.text)")
    expect(harness, "box-wallpaper")
  }

  @Test(
    "N3, N6: the box has its buttons side by side, the last one chosen, and names its picture",
    arguments: [(80, 24), (120, 40), (40, 12)])
  func box(columns: Int, rows: Int) {
    var harness = Self.harness(columns, rows)
    harness.play(#"present-legacy gripe {"alertBody":"And about the tea."}"#)
    harness.play("present-legacy gripe \(Self.complaint)")
    expect(harness, "box-two-buttons")
    harness.press(.escape)
    expect(harness, "box-one-button")
  }

  @Test(
    "N3: however long its message is, the box keeps its buttons",
    arguments: [(40, 12), (60, 12), (80, 12), (40, 24)])
  func longMessage(columns: Int, rows: Int) {
    var harness = Self.harness(columns, rows)
    let message = Array(repeating: "Cold coffee.", count: 40).joined(separator: " ")
    for _ in 0..<2 {
      harness.play(
        #"present-legacy gripe {"alertBody":"\#(message)","alertAction":"Grumble","alertLaunchImage":"Cold.png"}"#
      )
    }
    #expect(harness.text.contains("…"), "\(harness.text)")
    let offers = harness.state.alertBox.map { harness.state.offers(of: $0) } ?? []
    #expect(offers.count == 2)
    for offer in offers {
      #expect(harness.text.contains(offer.title), "\(harness.text)")
      var clicked = harness
      let isHit = clicked.click(.offer(offer))
      #expect(isHit && clicked.effects.last == .perform(offer.command), "\(clicked.effects)")
    }
  }

  @Test("N18, N21: Enter presses the last button, Esc the first, arrows and Tab go between them")
  func keys() {
    var harness = Self.harness()
    harness.play("unlock")
    harness.play("present-legacy gripe \(Self.complaint)")
    harness.press(.left)
    harness.press(.enter)
    #expect(harness.effects.last == .perform(.alert(.close)))
    harness.play("present-legacy gripe \(Self.complaint)")
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.enter)
    #expect(harness.effects.last == .perform(.alert(.open)))
    #expect(harness.state.device.foregroundApp == "com.example.gripe")
    harness.play("home")
    harness.play("present-legacy gripe \(Self.complaint)")
    harness.press(.escape)
    #expect(harness.effects.last == .perform(.alert(.close)))
  }

  @Test("N3: a click presses a button; beside the box there is nothing to press")
  func mouse() {
    var harness = Self.harness()
    harness.play("present-legacy gripe \(Self.complaint)")
    let close = harness.state.alertBox.map { harness.state.offers(of: $0)[0] }
    let isHit = close.map { harness.click(.offer($0)) }
    #expect(isHit == true)
    #expect(harness.effects.last == .perform(.alert(.close)))
  }

  @Test("N1: Notification Center cannot be pulled down, and that is said")
  func noCenter() {
    var harness = Self.harness()
    harness.type("sc")
    #expect(harness.text.contains("Before iOS 10 there is no list"), "\(harness.text)")
  }

  @Test(
    "N1: keys of the list say at once that there is none", arguments: ["/", "f", "x", "v"])
  func noList(key: String) {
    var harness = Self.harness()
    harness.type(key)
    #expect(harness.text.contains("Before iOS 10 there is no list"), "\(harness.text)")
  }
}
