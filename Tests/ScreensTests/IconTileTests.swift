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

  private func stage(showsPixels: Bool) -> ScreenHarness {
    var stage = ScreenHarness(columns: 80, rows: 24)
    var app = App(bundleIdentifier: "com.example.kettle", displayName: "Kettle")
    app.icon = "🫖"
    app.iconFile = Self.file.path
    stage.perform(.install(app, isGranted: true, strings: .none))
    stage.play(#"push kettle {"aps":{"alert":"Tea is ready"}}"# + "\nwake")
    stage.model.appearance.showsPixels = showsPixels
    return stage
  }

  private func sizes(_ stage: inout ScreenHarness) -> [Size] {
    stage.model.show(in: stage.scene).canvas.pictures.map(\.mosaic.size)
  }

  @Test(
    "P20: where the terminal shows pixels, the icon of a row is its picture, once that is decoded")
  func row() throws {
    let picture = try #require(Self.picture)
    var stage = stage(showsPixels: true)
    #expect(stage.text.contains("🫖") && stage.model.pictureOrder(in: stage.scene) == [Self.file])
    stage.send(.pictured(Self.file, .picture(picture)))
    #expect(stage.model.pictureOrder(in: stage.scene).isEmpty)
    #expect(sizes(&stage) == [IconTile.besideWords] && !stage.text.contains("🫖"))
  }

  @Test("On the home screen it is as large as its box")
  func home() throws {
    let picture = try #require(Self.picture)
    var stage = stage(showsPixels: true)
    stage.play("unlock")
    stage.send(.pictured(Self.file, .picture(picture)))
    #expect(sizes(&stage) == [IconTile.atHome] && stage.text.contains("Kettle"))
  }

  @Test("In tiles, and where the file is no picture, a character stands for it")
  func character() {
    let tiles = stage(showsPixels: false)
    #expect(tiles.text.contains("🫖") && tiles.model.pictureOrder(in: tiles.scene).isEmpty)
    var broken = stage(showsPixels: true)
    broken.send(.pictured(Self.file, .failed("it is no picture")))
    #expect(broken.text.contains("🫖") && sizes(&broken).isEmpty)
  }
}
