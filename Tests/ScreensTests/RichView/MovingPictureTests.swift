import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Pictures that move")
struct MovingPictureTests {
  private static let red = color([255, 0, 0, 255])
  private static let green = color([0, 255, 0, 255])

  private static func color(_ pixel: [UInt8]) -> Picture {
    let pixels = Array(repeating: pixel, count: 64).flatMap(\.self)
    guard let picture = Picture(width: 8, height: 8, pixels: pixels) else {
      preconditionFailure("64 pixels are 8 × 8")
    }
    return picture
  }

  /// An open view with a GIF of two frames, with or without a button of the extension’s.
  private static func harness(_ content: String = "", reducesMotion: Bool = false) -> ScreenHarness
  {
    var harness = ScreenHarness(columns: 80, rows: 40, theme: "dark")
    let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/waves.gif"
    harness.play(
      """
      app {"bundleIdentifier":"com.example.clips","displayName":"Clips",
        "service":{"steps":[{"set":{"attachments":[{"identifier":"clip","path":"\(media)"}]}}]}\(content)}
      authenticate
      push clips {"aps":{"alert":{"title":"A","body":"B"},"category":"clip","mutable-content":1}} id=c
      """)
    harness.model = Model(
      size: Size(columns: 80, rows: 40), theme: "dark", reducesMotion: reducesMotion)
    harness.send(.tick(.seconds(5)))
    harness.type("v")
    // An extension's view has its height before anything moves in it.
    while let wake = harness.model.nextWake { harness.send(.tick(wake)) }
    guard
      let moving = AnimatedPicture(
        frames: [red, green], delays: [.milliseconds(100), .milliseconds(300)])
    else { return harness }
    for file in harness.model.pictureOrder(in: harness.scene) {
      harness.send(.pictured(file, .animation(moving)))
    }
    return harness
  }

  private static let button = """
    ,"content":[{"name":"Player","UNNotificationExtensionCategory":"clip",
      "UNNotificationExtensionInitialContentSizeRatio":0.5,
      "view":[{"media":"clip","playButton":{"type":"default","frame":[0,0,0.2,0.2]}}]}]
    """

  private static func shown(_ harness: ScreenHarness) -> [Picture] {
    // The last lies over the thumbnail in the list.
    harness.model.frame(in: harness.scene).canvas.pictures.suffix(1).map(\.mosaic.source)
  }

  /// What is shown after each tick that was asked for, at most so many.
  private static func played(_ harness: inout ScreenHarness, ticks: Int) -> [Picture] {
    var seen = shown(harness)
    for _ in 0..<ticks {
      guard let wake = harness.model.nextWake else { return seen }
      harness.send(.tick(wake))
      seen += shown(harness)
    }
    return seen
  }

  @Test(
    "Without a button it plays once, by the interface’s own clock, and rests at its first frame")
  func once() {
    var harness = Self.harness()
    let clock = harness.state.now
    #expect(Self.played(&harness, ticks: 10) == [Self.red, Self.green, Self.red])
    #expect(harness.model.nextWake == nil, "at rest nothing moves")
    #expect(harness.state.now == clock)
  }

  @Test(
    "C16: with a button it plays while the medium plays, again and again, and stops where it is")
  func button() {
    var harness = Self.harness(Self.button)
    #expect(Self.shown(harness) == [Self.red])
    #expect(harness.model.nextWake == nil)
    harness.play("play")
    harness.send(.tick(harness.model.now))
    #expect(
      Self.played(&harness, ticks: 4) == [Self.red, Self.green, Self.red, Self.green, Self.red])
    harness.send(.tick(harness.model.now + .milliseconds(110)))
    harness.play("pause")
    harness.send(.tick(harness.model.now))
    #expect(harness.model.nextWake == nil)
    harness.send(.tick(harness.model.now + .seconds(9)))
    #expect(Self.shown(harness) == [Self.green])
  }

  @Test("With reduced motion the first frame stays")
  func reduced() {
    let harness = Self.harness(reducesMotion: true)
    #expect(Self.shown(harness) == [Self.red])
    #expect(harness.model.nextWake == nil)
  }

  @Test("Beneath a sheet it rests, and goes on when that is closed")
  func beneath() {
    var harness = Self.harness()
    harness.type("?")
    #expect(harness.model.phone.viewing.motion?.wake == nil)
    harness.press(.escape)
    #expect(harness.model.phone.viewing.motion?.wake != nil)
  }

  @Test("A closed view stops it, and opened again it begins anew")
  func closed() {
    var harness = Self.harness()
    harness.press(.escape)
    #expect(harness.model.phone.viewing.motion?.wake == nil)
    harness.type("v")
    #expect(Self.played(&harness, ticks: 10) == [Self.red, Self.green, Self.red])
  }

  @Test(
    "No frame follows another sooner than a twentieth of a second, and delays of none are a tenth")
  func pace() throws {
    let fast = try #require(
      AnimatedPicture(
        frames: [Self.red, Self.green], delays: [.milliseconds(20), .milliseconds(0)]))
    #expect(fast.length == .milliseconds(120))
    var motion = PictureMotion(repeats: true)
    motion.play(true, [fast], at: .seconds(1))
    #expect(motion.wake == .milliseconds(1050))
    #expect(fast.frame(at: .milliseconds(120), repeats: true) == 0)
    #expect(fast.frame(at: .milliseconds(20), repeats: true) == 1)
    #expect(fast.frame(at: .milliseconds(500), repeats: false) == 0)
  }
}
