import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Room for the phone's sheets")
struct OfferRoomTests {
  private static let names = ["Fern", "The Extraordinary Gentlemen’s Correspondence Society"]
  private static let sizes = [(40, 12), (46, 14), (80, 24), (200, 60)]

  @Test(
    "X2, X4, X23: no control of a sheet is left out or cut", arguments: names, ["12", "15", "16"])
  func whole(name: String, system: String) {
    // From iOS 15 on the first two act at once, and ask nothing.
    let opening = system == "12" ? ["m", "mj", "mjj"] : ["m"]
    for (columns, rows) in Self.sizes {
      for keys in opening {
        var harness = Self.harness(name, system, columns, rows)
        harness.type(keys)
        if keys != "m" { harness.press(.enter) }
        Self.expectWhole(&harness, "\(keys) at \(columns)×\(rows)")
      }
    }
  }

  @Test(
    "X23: nor in a language whose link and way out have no room side by side",
    arguments: ["de_DE", "fr_FR", "ru_RU", "ja_JP"])
  func languages(locale: String) {
    for (columns, rows) in [(40, 12), (44, 12)] {
      var harness = Self.harness(Self.names[1], "16", columns, rows)
      harness.speakSystemWords(of: locale)
      harness.type("m")
      Self.expectWhole(&harness, "\(columns)×\(rows)")
    }
  }

  @Test("X7: the question gives up its third line before a choice its second")
  func longQuestion() {
    var harness = Self.harness("Podcasts", "12", 40, 12)
    harness.speakSystemWords(of: "pl_PL")
    harness.type("mj")
    harness.press(.enter)
    _ = harness.model.show(in: harness.scene)
    guard let layer = harness.model.phoneLayer(in: harness.scene) else {
      return _ = Issue.record("nothing asks\n\(harness.text)")
    }
    for offer in harness.state.choices(of: layer) where !offer.isWayOut && !offer.isLink {
      let rect = harness.model.painted.targets.rect(of: .offer(offer))
      #expect(rect?.size.rows == 2, "\(offer.title)\n\(harness.text)")
    }
  }

  @Test("X2: an app's name is in one piece where there is room for it")
  func name() {
    let name = "Donaudampfschifffahrtsgesellschaft"
    var harness = Self.harness(name, "12", 80, 24)
    harness.type("m")
    #expect(harness.text.contains("\(name) "), "\(harness.text)")
  }

  @Test("X2: the link and the way out stand side by side, each whole")
  func lastRow() {
    var harness = Self.harness("Fern", "16", 80, 24)
    harness.type("m")
    #expect(harness.text.contains(/View Settings ›? +Cancel\b/), "\(harness.text)")
  }

  @Test(
    "X2: while the inspector has the whole screen the list is out of reach all the same",
    arguments: ["m", "v"])
  func zoomed(keys: String) {
    var harness = Self.harness("Fern", "12", 80, 20)
    harness.type(keys + "gt")
    harness.type("x")
    #expect(harness.state.list.count == 1, "\(harness.text)")
  }

  @Test("X7: the way out is there also where a message takes its rows")
  func message() {
    var harness = Self.harness(Self.names[1], "12", 40, 12)
    harness.type("mj")
    harness.press(.enter)
    harness.type("x")
    Self.expectWhole(&harness, "with a message")
  }

  private static func harness(
    _ name: String, _ system: String, _ columns: Int, _ rows: Int
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows)
    harness.play(
      """
      device os=\(system)
      app {"bundleIdentifier":"com.example.fern","displayName":"\(name)",\
      "authorization":{"options":["alert","sound","badge","providesAppNotificationSettings"]},\
      "delegate":{"openSettingsFor":true}}
      push com.example.fern {"aps":{"alert":{"title":"Water","body":"It droops."}}}
      """)
    harness.model = Model(
      size: Size(columns: columns, rows: rows), theme: "terminal", glyphs: .unicode)
    return harness
  }

  private static func expectWhole(_ harness: inout ScreenHarness, _ place: String) {
    _ = harness.model.show(in: harness.scene)
    guard let layer = harness.model.phoneLayer(in: harness.scene) else {
      Issue.record("nothing of the phone lies over the list, \(place)\n\(harness.text)")
      return
    }
    for offer in harness.state.choices(of: layer) {
      let rect = harness.model.painted.targets.rect(of: .offer(offer))
      #expect(
        rect.map { $0.size.rows > 0 } == true, "\(offer.title), \(place)\n\(harness.text)")
      if offer.isWayOut || offer.isLink {
        #expect(harness.text.contains(offer.title), "\(offer.title), \(place)\n\(harness.text)")
      }
    }
  }
}
