import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("What rows do not show")
struct CutTextTests {
  private static let sentence = "Nobody has seen the ladder since the party. "

  private static let longTitle = String(repeating: "ladder ", count: 30)

  private func harness(_ repeats: Int, title: String = "Jo", columns: Int = 80, keys: String = "w")
    -> ScreenHarness
  {
    var harness = ScreenHarness(columns: columns, rows: 40)
    harness.install("com.example.messages", "Messages")
    harness.push(title, String(repeating: Self.sentence, count: repeats))
    harness.type(keys)
    return harness
  }

  @Test("P20: Why says which limit cut a body, and after how many of its lines")
  func body() {
    let text = harness(12).text
    #expect(text.contains("What is cut?"), "\(text)")
    #expect(text.contains("body cut after 4 of 8 lines: policy body.listLines"), "\(text)")
    #expect(!harness(4).text.contains("What is cut?"))
  }

  @Test("P20: the limit is the policy's, and the width is the list's")
  func limits() {
    var other = harness(4, columns: 40)
    #expect(other.text.contains("body cut after 4 of 6 lines"), "\(other.text)")
    other.perform(.setPolicy(PolicySetting(.bodyListLines, 6)))
    #expect(!other.text.contains("body cut after"), "\(other.text)")
  }

  @Test(
    "A row that says it is cut ends in an ellipsis, and one that does not does not",
    arguments: 1...14)
  func truth(repeats: Int) {
    for columns in [40, 61, 80] {
      let isCut = harness(repeats, columns: columns, keys: "").text.contains("…")
      let why = harness(repeats, columns: columns).text
      #expect(why.contains("body cut after") == isCut, "\(columns) columns\n\(why)")
    }
  }

  @Test(
    "P20, P21: a title beside marks, icon and time is cut from the column on at which it ends in an ellipsis",
    arguments: ["dark", "terminal", "mono"], [false, true])
  func firstLine(theme: String, isExpanded: Bool) {
    var found: Set<Bool> = []
    for columns in 50..<70 {
      var harness = ScreenHarness(columns: columns, rows: 40, theme: theme)
      harness.play(Self.parcel)
      if isExpanded { harness.play("\(Self.push)\nexpand parcel") }
      let cuts = harness.model.cuts(in: harness.scene)
      let isCut = harness.text.contains("x…")
      #expect(
        cuts.contains { $0.hasPrefix("title") } == isCut, "\(columns) columns\n\(harness.text)")
      found.insert(isCut)
    }
    #expect(found.count == 2)
  }

  private static let push =
    """
    push parcel {"aps":{"alert":{"title":"\(String(repeating: "x", count: 45))","body":"Short."},"interruption-level":"time-sensitive"}}
    """

  private static let parcel = """
    device os=16
    app {"bundleIdentifier":"com.example.parcel","displayName":"Parcel","entitlements":["com.apple.developer.usernotifications.time-sensitive"]}
    policy title.listLines 1
    \(push)
    """

  @Test("P20: titles take as many lines as the policy says, in rows and in banners")
  func titleLines() {
    let title = String(repeating: "ladder ", count: 30)
    var harness = harness(1, title: title)
    #expect(harness.text.contains("title cut after 2 of"), "\(harness.text)")
    harness.perform(.setPolicy(PolicySetting(.titleListLines, 1)))
    #expect(
      harness.text.contains("title cut after 1 of") && harness.text.contains("title.listLines"))
  }

  @Test("P20, P21, W6: the payload's ruler says where each surface cuts, and what a time leaves")
  func ruler() throws {
    let harness = harness(3, title: Self.longTitle, columns: 120, keys: "]")
    let text = harness.text
    #expect(text.contains("where it is cut"), "\(text)")
    #expect(
      text.contains("R row") && text.contains("B banner") && text.contains("W watch"), "\(text)")
    #expect(text.contains("beside “now”") && text.contains("beside “Fri"), "\(text)")
  }

  @Test(
    "P20, P21: the ruler counts the marks before a text, its icon and the time behind it",
    arguments: [("row", false), ("in a stack", true)])
  func rulerBesideMarks(surface: String, isExpanded: Bool) throws {
    func harness(columns: Int) -> ScreenHarness {
      var harness = ScreenHarness(columns: columns, rows: 40, theme: "dark")
      let more = isExpanded ? "\(Self.push)\nexpand parcel" : ""
      harness.play((Self.parcel + "\n" + more).replacing("xxxxx", with: "xxxxxxxx"))
      return harness
    }
    // The phone alone is as wide as beside the inspector.
    let list = harness(columns: 55)
    var harness = harness(columns: 100)
    #expect(harness.model.layout.listColumns == list.model.layout.listColumns)
    let drawn = try #require(list.text.firstMatch(of: /(x+)…/), "\(list.text)").1.count
    harness.type("]z")
    let legend = try Regex("\(surface) beside “now” ([0-9]+)", as: (Substring, Substring).self)
    let found = try #require(harness.text.firstMatch(of: legend), "\(harness.text)")
    #expect(Int(found.1) == drawn + 1, "the ellipsis takes a column:\n\(harness.text)")
  }

  @Test("The ruler goes by the phone's width also where the inspector has the whole screen")
  func rulerAlone() {
    let harness = harness(1, title: "Short", columns: 80, keys: "i]")
    #expect(harness.text.contains("where it is cut"), "\(harness.text)")
    #expect(!harness.text.contains("B banner 1 "), "\(harness.text)")
  }

  @Test(
    "Policies of the table: the ruler's numbers follow title.bannerLines, title.watchLines, body.watchLines"
  )
  func rulerLimits() {
    var harness = harness(3, title: Self.longTitle, columns: 120, keys: "]")
    let before = harness.text
    #expect(before.contains("B banner"), "\(before)")
    harness.perform(.setPolicy(PolicySetting(.titleWatchLines, 1)))
    let watched = harness.text
    #expect(watched != before)
    harness.perform(.setPolicy(PolicySetting(.bodyWatchLines, 2)))
    #expect(harness.text != watched)
    harness.perform(.setPolicy(PolicySetting(.titleBannerLines, 9)))
    harness.perform(.setPolicy(PolicySetting(.bodyBannerLines, 9)))
    #expect(!harness.text.contains("B banner"), "\(harness.text)")
  }

  @Test("Titles are cut after two lines")
  func titles() {
    let text = harness(1, title: String(repeating: "A long title ", count: 14)).text
    #expect(text.contains("title cut after 2 of 3 lines"), "\(text)")
  }

  @Test("Y40: long texts are named with their number of characters")
  func characters() {
    let text = harness(5, title: String(repeating: "t", count: 51)).text
    #expect(text.contains("title has 51 characters; rows cut what is over 50"), "\(text)")
    #expect(text.contains("body has 220 characters; rows cut what is over 178"), "\(text)")
    #expect(text.contains("Y40"))
  }

  @Test("T29: a summary that does not fit is said, too")
  func summary() {
    var harness = ScreenHarness(columns: 40, rows: 40)
    harness.install("com.example.messages", "Messages")
    harness.perform(.setPolicy(PolicySetting(.bodyListLines, 9)))
    for name in 1...3 { harness.push("Jo", "Short \(name)", thread: "a") }
    harness.type("w")
    #expect(!harness.text.contains("What is cut?"), "\(harness.text)")
  }
}
