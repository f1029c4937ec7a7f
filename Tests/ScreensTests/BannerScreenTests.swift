import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Banners on the screen")
struct BannerScreenTests {
  @Test(
    "P4, P20: a banner lies over the home screen, an app and Settings",
    arguments: ["su", "suss"], [(40, 12), (80, 24), (120, 40)])
  func shown(way: String, size: (columns: Int, rows: Int)) {
    var stage = ScreenHarness.pods(columns: size.columns, rows: size.rows)
    stage.type(way)
    stage.play(Self.bees)
    for words in ["PODCASTS", "Bees again", "b tap"] {
      #expect(stage.text.contains(words), "\(words)\n\(stage.text)")
    }
  }

  @Test(
    "P4: beside a banner nothing is cut: what it covers in part is not shown",
    arguments: [40, 80, 90, 120])
  func edges(columns: Int) throws {
    var stage = ScreenHarness.pods(columns: columns, rows: 24)
    stage.type("su")
    stage.play("push podcasts {\"aps\":{\"alert\":{\"title\":\"Bees\",\"body\":\"Again\"}}}")
    _ = stage.model.show(in: stage.scene)
    let banner = try #require(
      stage.model.painted.targets.last { if case .banner = $0.id { true } else { false } })
    let phone = stage.model.layout.phoneColumns
    let canvas = stage.model.frame(in: stage.scene).canvas
    for row in banner.rect.origin.row..<banner.rect.origin.row + banner.rect.size.rows {
      let cells = Array(canvas.row(row).prefix(phone))
      let left = cells[..<banner.rect.origin.column]
      let right = cells[(banner.rect.origin.column + banner.rect.size.columns)...]
      #expect((left + right).allSatisfy { $0.character == " " }, "\(stage.text)")
    }
    #expect(!stage.model.painted.targets.contains { if case .app = $0.id { true } else { false } })
  }

  @Test("P20: two lines of its body, or as many as body.bannerLines says")
  func lines() {
    var stage = ScreenHarness.pods(columns: 40, rows: 24)
    stage.type("su")
    let body = (1...30).map { "word\($0)" }.joined(separator: " ")
    stage.play("push podcasts {\"aps\":{\"alert\":\"\(body)\"}}")
    #expect(stage.text.contains("word8") && !stage.text.contains("word16"), "\(stage.text)")
    stage.play("policy body.bannerLines 9")
    #expect(stage.text.contains("word30"), "\(stage.text)")
  }

  @Test("A14, A16: b taps it, B and Esc flick it away")
  func keys() {
    for (key, act) in [("b", BannerAct.tap), ("B", .dismiss)] {
      var stage = Self.stage()
      stage.type(key)
      #expect(stage.effects.last == .perform(.banner(act)))
      #expect(stage.state.banner == nil)
      stage.type(key)
      #expect(stage.model.message?.text == Words.noBanner)
    }
    var stage = Self.stage()
    stage.press(.escape)
    #expect(stage.effects.last == .perform(.banner(.dismiss)))
  }

  @Test("A14: a tap brings its app to the front")
  func tap() {
    var stage = Self.stage()
    stage.type("b")
    #expect(stage.state.device.foregroundApp == "com.example.podcasts")
    #expect(stage.text.contains("didReceive default"), "\(stage.text)")
  }

  @Test("P9: v pulls it down where no list is on the screen")
  func pullingByKey() {
    var stage = Self.stage()
    #expect(stage.text.contains("v view"), "\(stage.text)")
    stage.type("v")
    #expect(stage.effects.last == .perform(.banner(.pull)))
    #expect(stage.state.pane != nil && stage.state.banner == nil)
  }

  @Test(
    "A click taps it, a drag upwards flicks it away, a pull opens its rich view",
    arguments: [(0, BannerAct.tap), (-1, .dismiss), (-3, .dismiss), (2, .pull)])
  func mouse(rows: Int, act: BannerAct) throws {
    var stage = Self.stage()
    let number = try #require(stage.state.banner?.number)
    let start = Point(column: 10, row: 2)
    let before = stage.effects
    stage.drag(.banner(number), by: 0, rows: rows, from: start)
    #expect(stage.effects == before + [.perform(.banner(act))])
    #expect((stage.state.pane != nil) == (act == .pull))
  }

  @Test("What was painted is what is hit: a banner that left meanwhile is not another's tap")
  func changed() throws {
    var stage = Self.stage()
    let number = try #require(stage.state.banner?.number)
    _ = stage.model.show(in: stage.scene)
    stage.perform(.banner(.dismiss))
    stage.play("push podcasts {\"aps\":{\"alert\":\"Another\"}}")
    let rect = try #require(stage.model.painted.targets.last { $0.id == .banner(number) }?.rect)
    for act in [Mouse.Act.press(.left), .release(.left)] {
      stage.send(.input(.mouse(Mouse(act, at: rect.origin))))
    }
    #expect(stage.state.banner != nil)
    #expect(stage.model.message?.text == Words.bannerGone)
  }

  @Test("U12: it says when it leaves, and leaves with the clock; a persistent one stays")
  func life() {
    var stage = Self.stage()
    #expect(stage.text.contains("leaves 09:42:05"), "\(stage.text)")
    stage.play("wait 5s")
    #expect(!stage.text.contains("Bees again"), "\(stage.text)")
    stage.play("setting podcasts banner-style=persistent")
    stage.play("push podcasts {\"aps\":{\"alert\":\"For long\"}}")
    stage.play("wait 1h")
    #expect(stage.text.contains("For long") && stage.text.contains("stays"), "\(stage.text)")
  }

  private static let bees = "push podcasts {\"aps\":{\"alert\":\"Bees again\"}}"

  private static func stage() -> ScreenHarness {
    var stage = ScreenHarness.pods()
    stage.type("su")
    stage.play(bees)
    return stage
  }
}
