import Testing

@testable import Screens

@Suite("What the timeline calls pushes")
struct TimelineWordsTests {
  private func album(_ lines: String) -> ScreenHarness {
    var harness = ScreenHarness(columns: 160, rows: 40)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",
        "strings":{"en":{"LIKED":"%@ likes the sand"},"de":{"LIKED":"%@ mag den Strand"}},
        "service":{"steps":[{"set":{"title":"Decoded"}}]}}
      \(lines)
      """)
    harness.type("T")
    return harness
  }

  @Test("L10: by what they say, in the language in which they came, and not by their keys")
  func keys() {
    let push = #"push album {"aps":{"alert":{"loc-key":"LIKED","loc-args":["Jo"]}}}"#
    var harness = album(push)
    #expect(harness.text.contains("Album · Jo likes the sand"), "\(harness.text)")
    harness.speak("de")
    #expect(harness.text.contains("Album · Jo likes the sand"), "\(harness.text)")
    #expect(!harness.text.contains("LIKED"), "\(harness.text)")
  }

  @Test("L10: while they wait, by what they would say if they came now")
  func waiting() {
    let push = #"push album {"aps":{"alert":{"loc-key":"LIKED","loc-args":["Jo"]}}} expiration=+2h"#
    var harness = album("network off\n\(push)")
    #expect(harness.text.contains("Album · Jo likes the sand"), "\(harness.text)")
    harness.speak("de")
    #expect(harness.text.contains("Album · Jo mag den Strand"), "\(harness.text)")
  }

  @Test("V4: by what their extension made of them")
  func changed() {
    let alert = #""alert":{"title":"Encoded","body":"?"}"#
    let harness = album("push album {\"aps\":{\(alert),\"mutable-content\":1}}\nwait 1s")
    #expect(harness.text.contains("Album · Decoded"), "\(harness.text)")
    #expect(!harness.text.contains("Encoded"), "\(harness.text)")
  }

  @Test("K9: what is left out stands below the next firing, and “then” what comes behind it")
  func leftOut() {
    func later(_ repeats: Bool) -> String {
      var harness = ScreenHarness(columns: 160, rows: 40)
      let trigger = #"{"dateMatching":{"hour":2,"minute":15},"repeats":\#(repeats)}"#
      harness.play(
        """
        device timezone=Australia/Lord_Howe start=2019-10-05T12:00
        app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
        schedule chat {"identifier":"a","content":{"body":"a"},"trigger":\(trigger)}
        """)
      harness.type("Tj")
      return harness.text
    }
    let leftOut = "Sun, Oct 6 02:15 (left out: no 02:15)"
    #expect(later(true).contains("\(leftOut) · then Tue, Oct 8 02:15"), "\(later(true))")
    #expect(later(false).contains(leftOut) && !later(false).contains("then "), "\(later(false))")
  }

  @Test("K5, K6: what another zone’s clock leaves out stands at the device’s time")
  func leftOutAbroad() {
    var harness = ScreenHarness(columns: 160, rows: 40)
    harness.play(
      """
      device timezone=America/Los_Angeles start=2019-10-04T12:00
      policy calendar.gap strict
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      schedule chat {"identifier":"a","content":{"body":"a"},"trigger":{"dateMatching":
        {"hour":2,"minute":30,"timeZone":"Australia/Sydney"},"repeats":true}}
      """)
    harness.type("Tj")
    let remark = "(left out: no 02:30 in Australia/Sydney)"
    #expect(harness.text.contains("Sat, Oct 5 09:30 \(remark)"), "\(harness.text)")
  }
}
