import TerminalCore
import Testing

@testable import Screens

@Suite("Policies in the first line")
struct PolicyLineTests {
  private func line(_ columns: Int, _ policies: String...) -> String {
    var harness = ScreenHarness.morning(columns: columns, rows: 24)
    harness.perform(.device(.wake))
    for policy in policies { harness.play("policy " + policy) }
    return harness.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(
    "S: each that is not as it is by default is named where it fits, and the others are counted")
  func named() {
    let all = ["group.stackThreshold 3", "banner.seconds 9", "body.listLines 2"]
    let wide = line(160, all[0], all[1], all[2])
    #expect(wide.contains("group.stackThreshold=3"), "\(wide)")
    #expect(wide.contains("banner.seconds=9") && wide.contains("body.listLines=2"), "\(wide)")
    let middle = line(80, all[0], all[1], all[2])
    #expect(middle.contains("3 policies  en_US · iOS 12  paused  Lock Screen"), "\(middle)")
    let one = line(84, all[2])
    #expect(one.contains("body.listLines=2  en_US"), "\(one)")
    let narrow = line(40, all[0], all[1])
    #expect(!narrow.contains("…") && narrow.contains("Lock Screen"), "\(narrow)")
    #expect(line(40, all[0]).contains("Lock Screen"))
    let short = line(60, all[0], all[1])
    #expect(short.contains("2 policies  en_US · iOS 12"), "\(short)")
    #expect(!short.contains("Jun"), "\(short)")
  }
}
