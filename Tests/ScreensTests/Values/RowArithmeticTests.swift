import Delivery
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Rows that are selected, seen and scrolled")
struct RowArithmeticTests {
  static let seeds: [UInt64] = Array(1...50)

  @Test("The selected row is always one of those that are seen", arguments: seeds)
  func seen(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    var choice = RowChoice()
    for _ in 0..<60 {
      let (count, rows) = (random.number(0...30), random.number(1...12))
      choice.select(random.number(-5...40), of: count, seeing: rows)
      let seen = choice.seen(of: count, fitting: rows)
      #expect(seen.lowerBound >= 0 && seen.upperBound <= count && seen.count == min(rows, count))
      #expect(count == 0 || seen.contains(choice.selected), "\(choice) of \(count), \(rows) seen")
    }
  }

  @Test("It scrolls no farther than it has to")
  func scrolls() {
    var choice = RowChoice()
    var first: [Int] = []
    for index in [0, 1, 2, 3, 4, 3, 2, 1, 9, 0] {
      choice.select(index, of: 10, seeing: 3)
      first.append(choice.seen(of: 10, fitting: 3).lowerBound)
    }
    #expect(first == [0, 0, 0, 1, 2, 2, 2, 1, 7, 0])
  }

  @Test(
    "A thumb is never all of its bar, moves one way only, and is at the ends at the ends",
    arguments: seeds)
  func thumb(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    let (track, seen) = (random.number(2...40), random.number(1...50))
    let total = seen + random.number(1...2000)
    var last = -1
    for first in stride(from: 0, through: total - seen, by: max(1, total / 60)) {
      let bar = try #require(ScrollBar(track: track, total: total, seen: seen, first: first))
      let thumb = bar.thumb
      #expect(thumb.lowerBound >= max(0, last) && thumb.upperBound <= track)
      #expect((1..<track).contains(thumb.count))
      last = thumb.lowerBound
    }
    let bars = [-5, 0, total - seen, total * 2].compactMap {
      ScrollBar(track: track, total: total, seen: seen, first: $0)?.thumb
    }
    #expect(bars[0] == bars[1] && bars[0].lowerBound == 0)
    #expect(bars[2] == bars[3] && bars[2].upperBound == track)
  }

  @Test(
    "Where all is seen there is no bar, nor where it had no room",
    arguments: [(10, 5, 5), (10, 5, 9), (1, 50, 5), (0, 50, 5), (10, 50, 0)])
  func noBar(track: Int, total: Int, seen: Int) {
    #expect(ScrollBar(track: track, total: total, seen: seen, first: 0) == nil)
  }

  @Test(
    "A path keeps its end, cut at slashes where that is possible",
    arguments: [
      ("a/b/c.apns", 20, "a/b/c.apns"), ("kettle/tea/green.apns", 16, "⋯/tea/green.apns"),
      ("kettle/tea/green.apns", 15, "⋯/green.apns"), ("/data/tea.apns", 10, "⋯/tea.apns"),
      ("/data/tea.apns", 9, "tea.apns"), ("/data/tea.apns", 7, "tea⋯pns"), ("tea.apns", 5, "te⋯ns"),
      ("/", 1, "/"), ("", 0, ""), ("日本/茶.apns", 9, "⋯/茶.apns"), ("日本/茶.apns", 8, "茶.apns"),
    ])
  func paths(path: String, columns: Int, short: String) {
    #expect(path.shortenedPath(columns: columns, .unicode) == short)
  }

  @Test(
    "Whatever the path and its room, it fits, and ends as the path does where a slash allows",
    arguments: seeds)
  func pathsFit(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let path = random.words(random.number(1...6)).joined(separator: "/")
    for columns in 0...path.count {
      for glyphs in [Glyphs.unicode, .ascii] {
        let shown = path.shortenedPath(columns: columns, glyphs)
        #expect(shown.columns <= columns, "\(path) in \(columns)")
        if shown.hasPrefix(glyphs.ellipsis + "/") {
          #expect(path.hasSuffix(shown.dropFirst(glyphs.ellipsis.count)))
        }
      }
    }
    #expect(path.fileName == path.split(separator: "/").last.map(String.init))
  }

  @Test("How far a key moves, in a short list and in a long one")
  func steps() {
    for (id, count, rows) in [
      (.down, 1, 1), (.up, -1, -1), (.pageDown, 1000, 9), (.pageUp, -1000, -9),
      (.first, -1000, -1_000_000_000), (.last, 1000, 1_000_000_000),
    ] as [(ControlID, Int, Int)] {
      #expect(id.step?.count == count && id.step?.rows(page: 9) == rows, "\(id)")
    }
    #expect(ControlID.tap.step == nil)
  }

  @Test("The panes fill the screen, each keeps its room, and nothing is negative", arguments: seeds)
  func layout(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<40 {
      let size = Size(columns: random.number(1...220), rows: random.number(1...70))
      let room = InspectorRoom(
        isShown: random.once(in: 2), isZoomed: random.once(in: 4),
        phoneColumns: random.once(in: 2) ? random.number(1...300) : nil)
      let layout = ScreenLayout(
        size: size, inspector: room, tourRows: random.number(0...8),
        watchRows: random.number(0...9),
        sheetRows: random.number(0...9), saidRows: random.number(0...2),
        isBare: random.once(in: 6), isStepping: random.once(in: 3))
      #expect(layout.phoneColumns + layout.inspectorColumns == size.columns, "\(size) \(room)")
      #expect(layout.phoneColumns >= 0 && layout.inspectorColumns >= 0, "\(size) \(room)")
      if layout.hasPhone, layout.hasInspector {
        #expect(layout.phoneColumns >= ScreenLayout.leastSize.columns, "\(size) \(room)")
        #expect(layout.inspectorColumns >= ScreenLayout.leastInspector, "\(size) \(room)")
      }
      for rows in [layout.paneRows, layout.listRows, layout.inspectorRows, layout.phoneRows] {
        #expect(rows >= 1, "\(size) \(room)")
      }
      #expect(layout.listColumns + 2 * layout.listMargin <= max(1, layout.phoneColumns))
      #expect(layout.isTooSmall || !layout.hasPhone || layout.listColumns >= 20, "\(size) \(room)")
      #expect(
        layout.withoutWatch.watchRows == 0
          && layout.withoutWatch.withoutWatch == layout.withoutWatch)
    }
  }
}
