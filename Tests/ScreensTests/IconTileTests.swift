import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Icons as pictures")
struct IconTileTests {
  private static let file = PictureFile(icon: "/apps/Kettle.app/AppIcon60x60@2x.png")
  private static let picture = Picture(
    width: 4, height: 4, pixels: Array(repeating: [200, 40, 40, 255], count: 16).flatMap(\.self))

  private func harness(showsPixels: Bool) -> ScreenHarness {
    var harness = ScreenHarness(columns: 80, rows: 24)
    var app = App(bundleIdentifier: "com.example.kettle", displayName: "Kettle")
    app.icon = "🫖"
    app.iconFile = Self.file.path
    harness.perform(.install(app, isGranted: true, strings: .none))
    harness.play(#"push kettle {"aps":{"alert":"Tea is ready"}}"# + "\nwake")
    harness.model.appearance.showsPixels = showsPixels
    return harness
  }

  private func sizes(_ harness: inout ScreenHarness) -> [Size] {
    harness.model.show(in: harness.scene).canvas.pictures.map(\.mosaic.size)
  }

  @Test(
    "P20: where the terminal shows pixels, the icon of a row is its picture, once that is decoded")
  func row() throws {
    let picture = try #require(Self.picture)
    var harness = harness(showsPixels: true)
    #expect(
      harness.text.contains("🫖") && harness.model.pictureOrder(in: harness.scene) == [Self.file])
    harness.send(.pictured(Self.file, .picture(picture)))
    #expect(harness.model.pictureOrder(in: harness.scene).isEmpty)
    #expect(sizes(&harness) == [IconTile.besideWords] && !harness.text.contains("🫖"))
  }

  @Test("On the home screen it is as large as its box")
  func home() throws {
    let picture = try #require(Self.picture)
    var harness = harness(showsPixels: true)
    harness.play("unlock")
    harness.send(.pictured(Self.file, .picture(picture)))
    #expect(sizes(&harness) == [IconTile.atHome] && harness.text.contains("Kettle"))
  }

  @Test("In tiles, and where the file is no picture, a character stands for it")
  func character() {
    let tiles = harness(showsPixels: false)
    #expect(tiles.text.contains("🫖") && tiles.model.pictureOrder(in: tiles.scene).isEmpty)
    var broken = harness(showsPixels: true)
    broken.send(.pictured(Self.file, .failed("it is no picture")))
    #expect(broken.text.contains("🫖") && sizes(&broken).isEmpty)
  }
}
