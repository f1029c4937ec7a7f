import Delivery
import Localization
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

  @Test(
    "P20: the initial that stands for an icon is that of the name in the phone's language",
    arguments: ["wake", "unlock\nhome", "unlock\nlaunch quiz", "unlock\nsettings", "manage quiz"])
  func initial(lines: String) {
    var harness = ScreenHarness(columns: 40, rows: 24)
    harness.speak("fr")
    let app = App(bundleIdentifier: "com.example.quiz", displayName: "Quiz")
    let strings = AppStrings.table("InfoPlist", in: "fr", ["CFBundleDisplayName": "Zèbres"])
    harness.perform(.install(app, isGranted: true, strings: strings))
    harness.play(#"push quiz {"aps":{"alert":"Tea"}}"# + "\n" + lines)
    let size = Size(columns: 40, rows: 24)
    let bare = Model(size: size, theme: "dark", showing: .asIs, isBare: true)
    let text = bare.frame(in: harness.scene).text
    let initials = text.split { !$0.isLetter }.map(String.init)
    #expect(initials.contains("Z") && !initials.contains("Q"), "\(text)")
  }

  @Test("In tiles, and where the file is no picture, a character stands for it")
  func character() {
    let tiles = harness(showsPixels: false)
    #expect(tiles.text.contains("🫖") && tiles.model.pictureOrder(in: tiles.scene).isEmpty)
    var broken = harness(showsPixels: true)
    broken.send(.pictured(Self.file, .failed("it is no picture")))
    #expect(broken.text.contains("🫖") && sizes(&broken).isEmpty)
  }

  /// A lock screen with a row of each of seventy apps, and the files of their icons.
  private func many() -> (harness: ScreenHarness, files: [PictureFile]) {
    var harness = ScreenHarness(columns: 80, rows: 400)
    for number in 0..<70 {
      let identifier = BundleIdentifier("com.example.app\(number)")
      var app = App(bundleIdentifier: identifier, displayName: "App \(number)")
      app.iconFile = "/apps/\(number).png"
      harness.perform(.install(app, isGranted: true, strings: .none))
      harness.push(nil, "Tea is ready", app: identifier, then: 0)
    }
    harness.model.appearance.showsPixels = true
    return (harness, harness.model.pictureOrder(in: harness.scene))
  }

  @Test("P20: however many are on one screen, each is decoded once, and all of them are seen")
  func manyOnOneScreen() throws {
    let picture = try #require(Self.picture)
    var (harness, files) = many()
    try #require(files.count == 70)
    for file in files { harness.send(.pictured(file, .picture(picture))) }
    for _ in 0..<2 {
      let seen = sizes(&harness)
      #expect(seen.count == 70)
      #expect(harness.model.pictureOrder(in: harness.scene).isEmpty)
    }
  }

  @Test("P20: a frame that is drawn once, for a file, has them all, too")
  func manyInOneFrame() throws {
    let picture = try #require(Self.picture)
    let (harness, files) = many()
    var model = harness.model
    for file in files { model.phone.pictures[file] = .picture(picture) }
    #expect(model.frame(in: harness.scene).canvas.pictures.count == files.count)
  }

  @Test("What is no longer to be seen is dropped once there are many")
  func dropping() throws {
    let picture = try #require(Self.picture)
    var (harness, files) = many()
    for file in files { harness.send(.pictured(file, .picture(picture))) }
    harness.play("unlock")
    _ = sizes(&harness)
    let wanted = harness.model.iconFiles(in: harness.scene)
    let paths = Set(wanted.map { ExactText($0.path) })
    #expect(wanted.count < 70 && harness.model.phone.pictures.paths == paths)
  }
}
