import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("P22: thumbnails in rows")
struct ThumbnailTests {
  private static let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/"

  private static func stage(
    _ attachments: String..., previews: String = "always", columns: Int = 80,
    theme: String = "dark", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var stage = ScreenHarness(columns: columns, rows: 24, theme: theme, glyphs: glyphs)
    let list = attachments.map { name in
      let parts = name.split(separator: " ")
      let hides = parts.count > 1 ? ",\"thumbnailHidden\":true" : ""
      return "{\"identifier\":\"\(parts[0])\",\"path\":\"\(media)\(parts[0])\"\(hides)}"
    }.joined(separator: ",")
    stage.play(
      """
      app {"bundleIdentifier":"com.example.album","displayName":"Album",
        "service":{"steps":[{"set":{"attachments":[\(list)]}}]}}
      setting all previews=\(previews)
      push album {"aps":{"alert":{"title":"Noi","body":"The beach"},"thread-id":"a","mutable-content":1}} id=one
      push album {"aps":{"alert":{"title":"Omar","body":"The boat"},"thread-id":"a","mutable-content":1}} id=two
      wake
      """)
    stage.model = Model(
      size: Size(columns: columns, rows: 24), theme: theme, glyphs: glyphs)
    return stage
  }

  private static let picture = Picture(
    width: 4, height: 3, pixels: Array(repeating: [200, 40, 40, 255], count: 12).flatMap(\.self))

  @Test(
    "P22, G11: a stack shows what its leading member attaches, as a word and the file’s name",
    arguments: [
      ("beach.jpg", "[image] beach.jpg"), ("boat.mp4", "[video] boat.mp4"),
      ("waves.m4a", "[audio] waves.m4a"),
    ])
  func words(file: String, words: String) {
    for glyphs in [Glyphs.unicode, .ascii] {
      #expect(Self.stage(file, glyphs: glyphs).text.contains(words))
    }
    var members = Self.stage(file)
    members.play("expand album/a")
    #expect(members.text.ranges(of: words).count == 2)
  }

  @Test("P22, V16: the first attachment that does not go without a thumbnail counts")
  func first() {
    let text = Self.stage("beach.jpg hidden", "chart.png", "logo.png").text
    #expect(text.contains("[image] chart.png") && !text.contains("beach.jpg"))
  }

  @Test("P22: a picture or a film goes before a sound, whichever comes first")
  func seen() {
    #expect(Self.stage("waves.m4a", "beach.jpg").text.contains("[image] beach.jpg"))
    #expect(Self.stage("waves.m4a", "boat.mp4", "beach.jpg").text.contains("[video] boat.mp4"))
    #expect(Self.stage("beach.jpg", "waves.m4a").text.contains("[image] beach.jpg"))
    #expect(Self.stage("beach.jpg hidden", "waves.m4a").text.contains("[audio] waves.m4a"))
  }

  @Test("H3: while the content is hidden there is no thumbnail, neither word nor picture")
  func hidden() throws {
    var stage = Self.stage("beach.jpg", previews: "never")
    #expect(!stage.text.contains("[image]"))
    #expect(stage.model.pictureOrder(in: stage.scene).isEmpty)
    stage.type("ov")
    #expect(!stage.text.contains("[image]"))
  }

  @Test("P22: with room and color a small picture stands beside the words")
  func tile() throws {
    var stage = Self.stage("beach.jpg")
    let wanted = stage.model.pictureOrder(in: stage.scene)
    #expect(wanted.map(\.path) == [Self.media + "beach.jpg"])
    let before = stage.model.frame(in: stage.scene).canvas
    #expect(before.pictures.isEmpty)
    let picture = try #require(Self.picture)
    for file in wanted { stage.send(.pictured(file, .picture(picture))) }
    let canvas = stage.model.frame(in: stage.scene).canvas
    #expect(canvas.pictures.map(\.mosaic.size) == [Size(columns: 7, rows: 3)])
    #expect(stage.model.pictureOrder(in: stage.scene).isEmpty)
  }

  @Test(
    "P22: without color, in ASCII, in a narrow window and in the compact list there is only the word"
  )
  func onlyWords() {
    for stage in [
      Self.stage("beach.jpg", theme: "mono"), Self.stage("beach.jpg", glyphs: .ascii),
      Self.stage("beach.jpg", columns: 44),
    ] {
      #expect(stage.model.pictureOrder(in: stage.scene).isEmpty)
      #expect(stage.text.contains("[image] beach.jpg"))
    }
    var compact = Self.stage("beach.jpg")
    compact.type("ov")
    #expect(compact.model.pictureOrder(in: compact.scene).isEmpty)
    #expect(compact.text.contains("[image] beach.jpg"), "\(compact.text)")
  }

  @Test("P22: the banner shows it too")
  func banner() {
    var stage = Self.stage("beach.jpg")
    stage.play("unlock")
    stage.play(
      "push album {\"aps\":{\"alert\":{\"title\":\"Noi\",\"body\":\"Again\"},\"mutable-content\":1}}"
    )
    #expect(stage.state.banner != nil && stage.text.contains("[image] beach.jpg"))
    #expect(stage.model.pictureOrder(in: stage.scene).count == 1)
  }

  @Test(
    "P22: words keep their place while a picture is decoded, and take its room when it cannot be")
  func room() throws {
    var stage = Self.stage("beach.jpg")
    func place(_ stage: ScreenHarness) -> [Int] {
      stage.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.contains("[image]") }.map(\.offset)
    }
    let before = place(stage)
    let file = try #require(stage.model.pictureOrder(in: stage.scene).first)
    let picture = try #require(Self.picture)
    stage.send(.pictured(file, .picture(picture)))
    #expect(place(stage) == before)
    stage.send(.pictured(file, .failed("it is none")))
    #expect(stage.model.frame(in: stage.scene).canvas.pictures.isEmpty)
  }
}
