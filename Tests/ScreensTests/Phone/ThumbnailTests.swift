import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("P22: thumbnails in rows")
struct ThumbnailTests {
  private static let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/"

  private static func harness(
    _ attachments: String..., previews: String = "always", columns: Int = 80,
    theme: String = "dark", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: 24, theme: theme, glyphs: glyphs)
    let list = attachments.map { name in
      let parts = name.split(separator: " ")
      let hides = parts.count > 1 ? ",\"thumbnailHidden\":true" : ""
      return "{\"identifier\":\"\(parts[0])\",\"path\":\"\(media)\(parts[0])\"\(hides)}"
    }.joined(separator: ",")
    harness.play(
      """
      app {"bundleIdentifier":"com.example.album","displayName":"Album",
        "service":{"steps":[{"set":{"attachments":[\(list)]}}]}}
      setting all previews=\(previews)
      push album {"aps":{"alert":{"title":"Noi","body":"The beach"},"thread-id":"a","mutable-content":1}} id=one
      push album {"aps":{"alert":{"title":"Omar","body":"The boat"},"thread-id":"a","mutable-content":1}} id=two
      wake
      """)
    harness.model = Model(
      size: Size(columns: columns, rows: 24), theme: theme, glyphs: glyphs)
    return harness
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
    // As wide as a tile needs it is in the tile; a sound has none.
    let isPicture = words.hasPrefix("[image]")
    #expect(Self.harness(file).text.contains(words) == !isPicture)
    for harness in [Self.harness(file, glyphs: .ascii), Self.harness(file, columns: 44)] {
      #expect(harness.text.contains(words))
    }
    var members = Self.harness(file, glyphs: .ascii)
    members.play("expand album/a")
    #expect(members.text.ranges(of: words).count == 2)
  }

  @Test("P22: where phones are compared, a row names the picture that it shows")
  func compared() {
    let harness = Self.harness("beach.jpg", columns: 120)
    let order = ComparisonOrder(
      .event(0), at: nil, size: Size(columns: 58, rows: 20),
      PhoneLook(harness.model), after: harness.scene.course)
    let canvas = harness.model.canvas(of: harness.scene, for: order)
    let rows = (0..<canvas.size.rows).map { String(canvas.row($0).map(\.character)) }
    #expect(rows.contains { $0.contains("[image] beach.jpg") }, "\(rows)")
  }

  @Test("P22, V16: the first attachment that does not go without a thumbnail counts")
  func first() {
    let text = Self.harness("beach.jpg hidden", "chart.png", "logo.png", glyphs: .ascii).text
    #expect(text.contains("[image] chart.png") && !text.contains("beach.jpg"))
  }

  @Test("P22: a picture or a film goes before a sound, whichever comes first")
  func seen() {
    #expect(
      Self.harness("waves.m4a", "beach.jpg", glyphs: .ascii).text.contains("[image] beach.jpg"))
    #expect(
      Self.harness("waves.m4a", "boat.mp4", "beach.jpg", glyphs: .ascii).text
        .contains("[video] boat.mp4"))
    #expect(
      Self.harness("beach.jpg", "waves.m4a", glyphs: .ascii).text.contains("[image] beach.jpg"))
    #expect(
      Self.harness("beach.jpg hidden", "waves.m4a", glyphs: .ascii).text.contains(
        "[audio] waves.m4a"))
  }

  @Test("H3: while the content is hidden there is no thumbnail, neither word nor picture")
  func hidden() throws {
    var harness = Self.harness("beach.jpg", previews: "never")
    #expect(!harness.text.contains("[image]"))
    #expect(harness.model.pictureOrder(in: harness.scene).isEmpty)
    harness.type("ov")
    #expect(!harness.text.contains("[image]"))
  }

  @Test("P22: with room and color a small picture stands beside the words")
  func tile() throws {
    var harness = Self.harness("beach.jpg")
    let wanted = harness.model.pictureOrder(in: harness.scene)
    #expect(wanted.map(\.path) == [Self.media + "beach.jpg"])
    let before = harness.model.frame(in: harness.scene).canvas
    #expect(before.pictures.isEmpty)
    let picture = try #require(Self.picture)
    for file in wanted { harness.send(.pictured(file, .picture(picture))) }
    let canvas = harness.model.frame(in: harness.scene).canvas
    #expect(canvas.pictures.map(\.mosaic.size) == [Size(columns: 7, rows: 3)])
    #expect(!harness.text.contains("beach.jpg"))
    #expect(harness.model.pictureOrder(in: harness.scene).isEmpty)
  }

  @Test(
    "P22: without color, in ASCII, in a narrow window and in the compact list there is only the word"
  )
  func onlyWords() {
    for harness in [
      Self.harness("beach.jpg", theme: "mono"), Self.harness("beach.jpg", glyphs: .ascii),
      Self.harness("beach.jpg", columns: 44),
    ] {
      #expect(harness.model.pictureOrder(in: harness.scene).isEmpty)
      #expect(harness.text.contains("[image] beach.jpg"))
    }
    var compact = Self.harness("beach.jpg")
    compact.type("ov")
    #expect(compact.model.pictureOrder(in: compact.scene).isEmpty)
    #expect(compact.text.contains("[image] beach.jpg"), "\(compact.text)")
  }

  @Test("P22: the banner shows it too")
  func banner() {
    var harness = Self.harness("beach.jpg")
    harness.play("unlock")
    harness.play(
      "push album {\"aps\":{\"alert\":{\"title\":\"Noi\",\"body\":\"Again\"},\"mutable-content\":1}}"
    )
    #expect(harness.state.banner != nil && !harness.text.contains("[image] beach.jpg"))
    let wanted = harness.model.pictureOrder(in: harness.scene)
    #expect(wanted.count == 1)
    for file in wanted { harness.send(.pictured(file, .failed("No such file"))) }
    #expect(harness.text.contains("[image] beach.jpg"))
  }

  @Test(
    "P22: words keep their place while a picture is decoded, and take its room when it cannot be")
  func room() throws {
    var harness = Self.harness("beach.jpg")
    func place(_ harness: ScreenHarness) -> [Int] {
      harness.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.contains("[image]") }.map(\.offset)
    }
    let before = place(harness)
    let file = try #require(harness.model.pictureOrder(in: harness.scene).first)
    let picture = try #require(Self.picture)
    harness.send(.pictured(file, .picture(picture)))
    #expect(place(harness) == before)
    harness.send(.pictured(file, .failed("it is none")))
    #expect(harness.model.frame(in: harness.scene).canvas.pictures.isEmpty)
  }
}
