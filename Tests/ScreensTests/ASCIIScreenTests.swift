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
    for stage in Self.stages {
      for size in [Size(columns: 80, rows: 24), Size(columns: 130, rows: 40)] {
        var stage = stage
        stage.model.size = size
        stage.type(keys)
        Self.expectASCII(stage, keys)
        for _ in 0..<2 {
          stage.press(.down)
          stage.press(.enter)
          Self.expectASCII(stage, keys + " Down Enter")
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
    var stage = ScreenHarness.pods(columns: 80, rows: 24, glyphs: .ascii)
    stage.play(acts)
    Self.expectASCII(stage, acts)
    stage.type("w")
    Self.expectASCII(stage, acts)
  }

  @Test("--ascii: letters stay what they are, and a cut ends in three dots")
  func letters() {
    var stage = ScreenHarness.pods(columns: 80, rows: 24, glyphs: .ascii)
    stage.push("Łukasz", "„Żółw” …", app: "com.example.podcasts")
    #expect(stage.text.contains("Łukasz") && stage.text.contains("\"Żółw\" ..."), "\(stage.text)")
  }

  private static var stages: [ScreenHarness] {
    [
      .morning(columns: 80, rows: 24, glyphs: .ascii), .pods(columns: 80, rows: 24, glyphs: .ascii),
    ]
  }

  private static func expectASCII(_ stage: ScreenHarness, _ what: String) {
    let frame = stage.model.frame(in: stage.scene)
    let strays = (frame.text + frame.title).filter { !$0.isASCII }
    #expect(strays.isEmpty, "“\(strays)” after \(what)\n\(frame.text)")
  }
}
