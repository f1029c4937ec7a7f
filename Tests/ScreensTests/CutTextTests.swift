import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("What rows do not show")
struct CutTextTests {
  private static let sentence = "Nobody has seen the ladder since the party. "

  private static let longTitle = String(repeating: "ladder ", count: 30)

  private func stage(_ repeats: Int, title: String = "Jo", columns: Int = 80, keys: String = "w")
    -> ScreenHarness
  {
    var stage = ScreenHarness(columns: columns, rows: 40)
    stage.install("com.example.messages", "Messages")
    stage.push(title, String(repeating: Self.sentence, count: repeats))
    stage.type(keys)
    return stage
  }

  @Test("P20: Why says which limit cut a body, and after how many of its lines")
  func body() {
    let text = stage(12).text
    #expect(text.contains("shown in part"), "\(text)")
    #expect(text.contains("body cut after 4 of 8 lines: policy body.listLines"), "\(text)")
    #expect(!stage(4).text.contains("shown in part"))
  }

  @Test("P20: the limit is the policy's, and the width is the list's")
  func limits() {
    var other = stage(4, columns: 40)
    #expect(other.text.contains("body cut after 4 of 6 lines"), "\(other.text)")
    other.perform(.setPolicy(PolicySetting(.bodyListLines, 6)))
    #expect(!other.text.contains("body cut after"), "\(other.text)")
  }

  @Test(
    "A row that says it is cut ends in an ellipsis, and one that does not does not",
    arguments: 1...14)
  func truth(repeats: Int) {
    for columns in [40, 61, 80] {
      let isCut = stage(repeats, columns: columns, keys: "").text.contains("…")
      let why = stage(repeats, columns: columns).text
      #expect(why.contains("body cut after") == isCut, "\(columns) columns\n\(why)")
    }
  }

  @Test("P20: titles take as many lines as the policy says, in rows and in banners")
  func titleLines() {
    let title = String(repeating: "ladder ", count: 30)
    var stage = stage(1, title: title)
    #expect(stage.text.contains("title cut after 2 of"), "\(stage.text)")
    stage.perform(.setPolicy(PolicySetting(.titleListLines, 1)))
    #expect(stage.text.contains("title cut after 1 of") && stage.text.contains("title.listLines"))
  }

  @Test("P20, P21, W6: the payload's ruler says where each surface cuts, and what a time leaves")
  func ruler() throws {
    let stage = stage(3, title: Self.longTitle, columns: 120, keys: "]")
    let text = stage.text
    #expect(text.contains("where it is cut"), "\(text)")
    #expect(
      text.contains("R row") && text.contains("B banner") && text.contains("W watch"), "\(text)")
    #expect(text.contains("beside “now”") && text.contains("beside “Fri"), "\(text)")
  }

  @Test("The ruler goes by the phone's width also where the inspector has the whole screen")
  func rulerAlone() {
    let stage = stage(1, title: "Short", columns: 80, keys: "i]")
    #expect(stage.text.contains("where it is cut"), "\(stage.text)")
    #expect(!stage.text.contains("B banner 1 "), "\(stage.text)")
  }

  @Test(
    "Policies of the table: the ruler's numbers follow title.bannerLines, title.watchLines, body.watchLines"
  )
  func rulerLimits() {
    var stage = stage(3, title: Self.longTitle, columns: 120, keys: "]")
    let before = stage.text
    #expect(before.contains("B banner"), "\(before)")
    stage.perform(.setPolicy(PolicySetting(.titleWatchLines, 1)))
    let watched = stage.text
    #expect(watched != before)
    stage.perform(.setPolicy(PolicySetting(.bodyWatchLines, 2)))
    #expect(stage.text != watched)
    stage.perform(.setPolicy(PolicySetting(.titleBannerLines, 9)))
    stage.perform(.setPolicy(PolicySetting(.bodyBannerLines, 9)))
    #expect(!stage.text.contains("B banner"), "\(stage.text)")
  }

  @Test("Titles are cut after two lines")
  func titles() {
    let text = stage(1, title: String(repeating: "A long title ", count: 14)).text
    #expect(text.contains("title cut after 2 of 3 lines"), "\(text)")
  }

  @Test("Y40: long texts are named with their number of characters")
  func characters() {
    let text = stage(5, title: String(repeating: "t", count: 51)).text
    #expect(text.contains("title has 51 characters; rows cut what is over 50"), "\(text)")
    #expect(text.contains("body has 220 characters; rows cut what is over 178"), "\(text)")
    #expect(text.contains("Y40"))
  }

  @Test("T29: a summary that does not fit is said, too")
  func summary() {
    var stage = ScreenHarness(columns: 40, rows: 40)
    stage.install("com.example.messages", "Messages")
    stage.perform(.setPolicy(PolicySetting(.bodyListLines, 9)))
    for name in 1...3 { stage.push("Jo", "Short \(name)", thread: "a") }
    stage.type("w")
    #expect(!stage.text.contains("shown in part"), "\(stage.text)")
  }
}
