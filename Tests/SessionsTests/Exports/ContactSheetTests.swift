import Foundation
import FoundationXML
import Notifications
import Testing

@testable import Sessions

@Suite("All steps of a story side by side")
struct ContactSheetTests {
  private func sheet(_ count: Int, name: String = "Tea", line: String? = "wake") -> ContactSheet {
    var story = Story.made(
      (0..<count).map { ("\(line ?? "") \($0)", ["\(name) \($0)"], ["cup \($0)"]) })
    story.title = name
    return ContactSheet(story)
  }

  private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  @Test(
    "As a picture it has every step, four in a row, and is as large as that takes",
    arguments: [0, 1, 3, 4, 5, 9])
  func picture(count: Int) throws {
    let svg = sheet(count).svg
    #expect(isWellFormed(svg), "\(svg.prefix(300))")
    #expect(svg.ranges(of: "role=\"group\"").count == count)
    let size = try #require(svg.firstMatch(of: /width="(\d+)" height="(\d+)"/))
    let (width, height) = (try #require(Int(size.1)), try #require(Int(size.2)))
    let places = svg.matches(of: /translate\((\d+) (\d+)\)" role/)
    let columns = Set(places.map(\.1)).count
    #expect(columns == min(count, 4))
    #expect(Set(places.map(\.2)).count == (count + 3) / 4)
    #expect(places.allSatisfy { (Int($0.1) ?? .max) < width && (Int($0.2) ?? .max) < height })
    #expect(svg.contains(count == 1 ? "1 step" : "\(count) steps"))
  }

  @Test(
    "Whatever steps are called, the picture is well-formed and the page has no element of theirs",
    arguments: [
      "<script>alert(1)</script>", "a & b", "\"quoted\" 'too'", "]]>", "\u{1B}[2J", "日本 🍵",
    ])
  func hostile(text: String) {
    let sheet = sheet(2, name: text, line: text)
    #expect(isWellFormed(sheet.svg))
    let page = sheet.html(showing: nil)
    #expect(!page.contains("<script") && !page.contains("\u{1B}"))
    #expect(page.ranges(of: "<li id=").count == 2)
    #expect(page.ranges(of: "role=\"img\"").count == 2)
  }

  @Test("What is only noted is the caption of the next step, and phones are as tall as the tallest")
  func notes() throws {
    let story = Story.made([
      ("note \"Water\"", ["Water"], ["cup", "", "", ""]), ("wake", [], ["tea", "pot", "", ""]),
    ])
    let svg = ContactSheet(story).svg
    #expect(svg.ranges(of: "role=\"group\"").count == 1 && svg.contains("1 step"), "\(svg)")
    #expect(svg.contains("Water") && svg.contains("wake") && svg.contains("tea"))
    var whole = story
    whole.append(
      Story.Step(at: .init(milliseconds: 0), clock: "", frame: .made(["a", "b", "c", "d"])))
    let height = { (text: String) in text.firstMatch(of: /height="(\d+)"/).flatMap { Int($0.1) } }
    let heights = [height(svg), height(ContactSheet(whole).svg)].compactMap(\.self)
    #expect(heights.count == 2 && heights[0] < heights[1], "\(heights)")
  }

  @Test("A note of several lines is whole, and all phones stand as low as that needs")
  func longNote() throws {
    let wide = String(repeating: "x", count: 40)
    var story = Story.made([
      (
        "note \"Every answer of the evening goes to the kitchen\"",
        ["Every answer of the evening goes to the kitchen"], []
      ),
      ("wake", [], []), ("lock", [], []),
    ])
    for index in story.steps.indices { story.steps[index].frame = .made([wide], columns: 40) }
    let svg = ContactSheet(story).svg
    let words = svg.matches(of: /font-weight="bold">([^<]*)</).map { String($0.1) }
    #expect(words.dropFirst().joined(separator: " ").contains("goes to the kitchen"), "\(words)")
    #expect(words.count == 4, "a title, a note in two lines, a step in one: \(words)")
    #expect(svg.ranges(of: "<g transform=\"translate(0 72)\">").count == 2, "\(svg.prefix(2000))")
  }

  @Test("What is too long for its place is cut, and what failed is said in the place of the line")
  func captions() {
    let long = String(repeating: "very ", count: 60)
    #expect(sheet(1, name: long).svg.contains("⋯"))
    let wide = sheet(1, name: String(repeating: "家", count: 40)).svg
    #expect(wide.contains("家⋯</text>"), "\(wide)")
    #expect(wide.contains("clip-path=\"url(#caption)\""), "wide letters end where the phone does")
    let title = sheet(1, name: "Tea", line: #"app {"displayName":"Tea"}"#)
    #expect(title.svg.contains(">app {…} 0</text>"), "\(title.svg)")
    var named = Story.made([("wake", [], ["x"])])
    named.title = "Tea with everybody"
    #expect(ContactSheet(named).svg.contains("font-weight=\"bold\">Tea wit⋯</text>"))
    var story = Story.made([("wake", [], ["x"])])
    story.add(
      Story.Check(line: "expect groups 2", failure: "1"), frame: .made(["x"]),
      at: Instant(milliseconds: 0), clock: "")
    let sheet = ContactSheet(story)
    #expect(sheet.svg.contains("failed: expect") && sheet.svg.contains("fill=\"#b3261e\""))
    let page = sheet.html(showing: nil)
    #expect(page.contains("<b>failed</b> <code>expect groups 2</code>: found 1"))
  }
}
