import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("A rich view opens at its ratio")
struct ViewOpeningTests {
  @Test(
    "C3: it opens at its ratio, and has the height of what it shows within a few frames",
    arguments: [(0.05, true), (1.5, false), (1e300, false), (0.0, true)])
  func heights(ratio: Double, grows: Bool) {
    var harness = Self.harness(ratio: ratio)
    harness.type("v")
    var heights = [Self.height(harness)]
    while let wake = harness.model.nextWake, heights.count < 20 {
      harness.send(.tick(wake))
      heights.append(Self.height(harness))
    }
    #expect(heights.count == ViewOpening.frames + 1)
    #expect(heights == (grows ? heights.sorted() : heights.sorted(by: >)))
    #expect(Set(heights).count > 2, "\(heights)")
    #expect(harness.model.phone.viewing.opening == nil)
  }

  @Test("A key finishes it at once; with reduced motion nothing moves; an undo shows what was")
  func finished() {
    var harness = Self.harness(ratio: 0.05)
    harness.model.appearance.reducesMotion = true
    harness.type("v")
    let last = Self.height(harness)
    #expect(harness.model.nextWake == nil)
    harness = Self.harness(ratio: 0.05)
    harness.type("v")
    #expect(Self.height(harness) < last)
    harness.press(.tab)
    #expect(Self.height(harness) == last)
  }

  private static func harness(ratio: Double) -> ScreenHarness {
    var harness = ScreenHarness(columns: 80, rows: 60)
    harness.play(
      ScreenHarness.socialApp.replacing("SizeRatio\":0.5", with: "SizeRatio\":\(ratio)"))
    harness.model = Model(size: Size(columns: 80, rows: 60))
    harness.send(.tick(.seconds(5)))
    return harness
  }

  private static func height(_ harness: ScreenHarness) -> Int {
    var model = harness.model
    _ = model.show(in: harness.scene)
    return model.painted.targets.rect(of: .sheet)?.size.rows ?? 0
  }
}

@Suite("The media button")
struct PlayButtonTests {
  @Test("C16: it stands where its frame says, and nowhere else")
  func place() throws {
    let frames = ["[0,0,0.2,0.2]", "[0.4,0.4,0.2,0.2]", "[0.8,0.6,0.2,0.4]", "[0,0,1,1]"]
    let places = try frames.map { frame in
      var harness = Self.harness(frame)
      harness.type("v")
      _ = harness.model.show(in: harness.scene)
      return try #require(harness.model.painted.targets.rect(of: .view(.play)))
    }
    #expect(places[0].origin.column < places[1].origin.column)
    #expect(places[1].origin.column < places[2].origin.column)
    #expect(places[0].origin.row < places[2].origin.row)
    #expect(places[3].size.columns <= 9 && places[3].size.rows <= 3)
  }

  @Test("C16: what is over stands at the end of its time line, and begins there when played again")
  func end() {
    var harness = Self.harness("[0,0,0.2,0.2]")
    // The display stays lit for as long as it plays.
    harness.play("policy display.seconds 0")
    harness.type("v")
    harness.play("play")
    harness.play("wait 5s")
    #expect(harness.text.contains("‖ 0:05 ─"), "\(harness.text)")
    harness.play("wait 9s")
    #expect(harness.text.contains("▶ 0:13 ─"), "\(harness.text)")
    #expect(harness.text.contains("─● 0:13"), "\(harness.text)")
    harness.play("play")
    #expect(harness.text.contains("‖ 0:00 ●"), "\(harness.text)")
  }

  @Test("C16: at the time line stands what a press does, as on the button")
  func sign() {
    var harness = Self.harness("[0,0,0.2,0.2]")
    harness.play("policy display.seconds 0")
    harness.type("v")
    #expect(harness.text.contains("▶ 0:00 ●") && !harness.text.contains("‖"), "\(harness.text)")
    harness.play("play")
    #expect(harness.text.contains("‖ 0:00 ●") && !harness.text.contains("▶"), "\(harness.text)")
  }

  @Test("C16: without a frame there is none; of a missing medium it leaves the reason to be read")
  func missing() {
    var harness = Self.harness("[0,0,0,0]")
    harness.type("v")
    #expect(!harness.text.contains("▶"), "\(harness.text)")
    harness = Self.harness("[0,0,1,1]", attaches: false)
    harness.type("v")
    #expect(harness.text.contains("No picture: no attachment is called clip"), "\(harness.text)")
    #expect(harness.text.contains("▶"), "\(harness.text)")
  }

  @Test(
    "C16: a tint becomes the role that comes nearest",
    arguments: [
      ("base08", Role.critical), ("red", .critical), ("Base07", .text), ("#00ff00", .success),
      ("#0000ff", .accent), ("base0E", .quiet),
    ])
  func tints(name: String, role: Role) {
    #expect(Role(Tint(name), in: .dark) == role)
    #expect(Tint("reddish") == nil && Tint("#12345") == nil)
  }

  private static func harness(_ frame: String, attaches: Bool = true) -> ScreenHarness {
    var harness = ScreenHarness(columns: 80, rows: 40)
    let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/boat.mp4"
    let attachments = attaches ? "[{\"identifier\":\"clip\",\"path\":\"\(media)\"}]" : "[]"
    harness.play(
      """
      app {"bundleIdentifier":"com.example.clips","displayName":"Clips",
        "service":{"steps":[{"set":{"attachments":\(attachments)}}]},
        "content":[{"name":"Player","UNNotificationExtensionCategory":"clip",
          "UNNotificationExtensionInitialContentSizeRatio":0.5,
          "view":[{"media":"clip","playButton":{"type":"default","frame":\(frame),"tint":"red"}}]}]}
      authenticate
      push clips {"aps":{"alert":{"title":"A","body":"B"},"category":"clip","mutable-content":1}} id=c
      """)
    harness.model = Model(size: Size(columns: 80, rows: 40))
    return harness
  }
}
