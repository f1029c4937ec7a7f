import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Nothing beyond ASCII")
struct ASCIIScreenTests {
  private static let walks = [
    "", "jjl", "jjlov", "G", "w", "w]", "w]]", "w]]]", "w]]]]", "w]]]]]", "L", "Y", "T", "v", "m",
    "m2", "?", ":", ":push ", "a", "ot", "ol", "W", "R", "RR", "yf", "s", "o", "su", "suss",
    "sussj", "susc", "scsa", "/e", "f!x", "x", "xu", "%", "!", "p", "+++", ">", "<", "Q", "E",
    "oP", "od", "og", "op", "or", "oo",
  ]

  @Test("--ascii: no sign of ours beyond 7 bits is on any screen", arguments: walks)
  func screens(keys: String) {
    for harness in Self.stages {
      for size in [Size(columns: 80, rows: 24), Size(columns: 130, rows: 40)] {
        var harness = harness
        harness.model.size = size
        harness.type(keys)
        Self.expectASCII(harness, keys)
        for _ in 0..<2 {
          harness.press(.down)
          harness.press(.enter)
          Self.expectASCII(harness, keys + " Down Enter")
        }
      }
    }
  }

  @Test(
    "--ascii: prompts, sheets and banners too",
    arguments: [
      ScreenHarness.news, ScreenHarness.trial + "\nsuggest podcasts", "manage podcasts",
      "turn-off podcasts",
      "unlock\npush podcasts {\"aps\":{\"alert\":{\"title\":\"a\",\"body\":\"b\"}}}",
      "unlock\nsettings podcasts", "lock\nauthenticate", "policy group.stackThreshold 5",
      "push podcasts {\"aps\":{\"alert\":\"\\u001B[31m \\u2026 \\u201Cyes\\u201D\"}}",
    ])
  func phone(acts: String) {
    var harness = ScreenHarness.pods(columns: 80, rows: 24, glyphs: .ascii)
    harness.play(acts)
    Self.expectASCII(harness, acts)
    harness.type("w")
    Self.expectASCII(harness, acts)
  }

  @Test("--ascii: letters stay what they are, and a cut ends in three dots")
  func letters() {
    var harness = ScreenHarness.pods(columns: 80, rows: 24, glyphs: .ascii)
    harness.push("Łukasz", "„Żółw” …", app: "com.example.podcasts")
    #expect(
      harness.text.contains("Łukasz") && harness.text.contains("\"Żółw\" ..."), "\(harness.text)")
  }

  private static var stages: [ScreenHarness] {
    [
      .morning(columns: 80, rows: 24, glyphs: .ascii), .pods(columns: 80, rows: 24, glyphs: .ascii),
    ]
  }

  private static func expectASCII(_ harness: ScreenHarness, _ what: String) {
    let frame = harness.model.frame(in: harness.scene)
    let strays = (frame.text + frame.title).filter { !$0.isASCII }
    #expect(strays.isEmpty, "“\(strays)” after \(what)\n\(frame.text)")
  }
}
