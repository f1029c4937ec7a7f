import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("What came is seen before the rest of the screen is worked out")
struct EarlyFrameTests {
  @Test(
    "First the new row among those of before, then all of the screen",
    arguments: [
      ScreenHarness.morning(columns: 120, rows: 40), .mirrored(columns: 120, rows: 40),
      .morning(columns: 200, rows: 30, glyphs: .ascii), .morning(columns: 96, rows: 60),
    ])
  func twoFrames(harness: ScreenHarness) throws {
    var harness = harness
    harness.type("gg")
    try expectTwoFrames(harness)
  }

  @Test("What is said below the list stays, however many lines it takes", arguments: 1...3)
  func said(lines: Int) throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("gg")
    harness.model.say(String(repeating: "word ", count: 20 * lines))
    #expect(harness.model.saidRows == lines - 1)
    try expectTwoFrames(harness)
  }

  @Test("What comes far above is counted, and no row moves", arguments: ["gg", "jj", "Gk"])
  func counted(keys: String) throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 20)
    harness.type(keys)
    var scrolled: [Int] = []
    for number in 1...9 {
      let before = harness.model.show(in: harness.scene)
      harness.push("Lou", "Bees", thread: "\(number)", then: 0)
      let frames = harness.frames(over: before)
      // The one that pushes the selected row to the lower edge lets the list scroll from then on.
      if frames.count == 1 { scrolled.append(number) }
      guard frames.count == 2 else { continue }
      let phone = harness.model.phonePlace
      let isOutOfSight = frames[1].text.contains("\(number) new")
      for row in phone.rowRange where isOutOfSight || row > ScreenLayout.listTop {
        let columns = phone.columnRange
        try #require(
          columns.allSatisfy {
            let point = Point(column: $0, row: row)
            return frames[0].canvas[point] == frames[1].canvas[point]
          }, "\(number), row \(row)\n\(frames[0].text)\n\(frames[1].text)")
      }
    }
    #expect(harness.text.contains(" new"), "\(harness.text)")
    #expect(scrolled.count == (keys == "gg" ? 1 : 0), "\(scrolled)")
  }

  private func expectTwoFrames(_ harness: ScreenHarness) throws {
    var harness = harness
    let before = harness.model.show(in: harness.scene)
    harness.push("Lou", "The bees have moved in.", then: 0)
    let frames = harness.frames(over: before)
    try #require(frames.count == 2)
    #expect(frames[0].text.contains("The bees have moved in."), "\(frames[0].text)")
    let phone = harness.model.phonePlace
    for point in frames[0].canvas.bounds.points {
      if !phone.contains(point) {
        try #require(frames[0].canvas[point] == before.canvas[point], "\(point)")
      } else if point.row > ScreenLayout.listTop {
        // The header above the list counts one more in the second.
        try #require(
          frames[0].canvas[point] == frames[1].canvas[point],
          "\(point)\n\(frames[0].text)\n\(frames[1].text)")
      }
    }
    #expect(frames[1].isLike(harness.model.frame(in: harness.scene)))
  }

  @Test("The cursor stays where something is being written below the list")
  func cursor() throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("/be")
    let before = harness.model.show(in: harness.scene)
    harness.push("Lou", "The bees have moved in.", then: 0)
    let frames = harness.frames(over: before)
    try #require(frames.count == 2)
    #expect(before.cursor != nil)
    #expect(frames[0].cursor == before.cursor)
  }

  @Test(
    "Whatever was done before, the second frame is the one that stays, and the first leaves the inspector",
    arguments: walkSeeds(12))
  func walk(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var harness = ScreenHarness.morning(
      columns: .random(in: 96...160, using: &random), rows: .random(in: 12...45, using: &random))
    for step in 0..<40 {
      let key = Array("jkgGhlvbsfoc[]+-x")[.random(in: 0..<17, using: &random)]
      harness.type(key == "g" ? "gg" : String(key))
      let before = harness.model.show(in: harness.scene)
      harness.push(
        "Title \(step)", "Words of \(step) 字 🇩🇪",
        thread: ["family", "trip", "\(step)"].randomElement(using: &random),
        then: .random(in: 0...90, using: &random))
      let frames = harness.frames(over: before)
      #expect((1...2).contains(frames.count), "seed \(seed), step \(step)")
      let whole = harness.model.frame(in: harness.scene)
      #expect(frames.last?.isLike(whole) == true, "seed \(seed), step \(step)\n\(whole.text)")
      guard frames.count == 2 else { continue }
      let phone = harness.model.phonePlace
      let changed = frames[0].canvas.bounds.points.filter {
        !phone.contains($0) && frames[0].canvas[$0] != before.canvas[$0]
      }
      #expect(changed.isEmpty, "seed \(seed), step \(step), after “\(key)”")
    }
  }

  @Test(
    "There is one frame where the inspector has no room, and where something lies over the phone",
    arguments: [(80, 24, ""), (120, 40, "?"), (120, 40, ":"), (120, 40, "s"), (120, 40, "i")])
  func oneFrame(columns: Int, rows: Int, keys: String) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type(keys)
    let before = harness.model.show(in: harness.scene)
    harness.push("Lou", "The bees have moved in.", then: 0)
    let frames = harness.frames(over: before)
    #expect(frames.count == 1)
    #expect(frames.last?.isLike(harness.model.frame(in: harness.scene)) == true)
  }

  @Test("There is one frame where the screen had another size before")
  func resized() {
    var harness = ScreenHarness.morning(columns: 130, rows: 40)
    let before = harness.model.show(in: harness.scene)
    harness.send(.input(.resize(Size(columns: 120, rows: 40))))
    harness.push("Lou", "The bees have moved in.", then: 0)
    #expect(harness.frames(over: before).count == 1)
  }
}

extension ScreenHarness {
  /// What is shown of something that came after a frame, in order.
  fileprivate mutating func frames(over before: Frame) -> [Frame] {
    var frames: [Frame] = []
    model.show(in: scene, over: before) { frames.append($0) }
    return frames
  }
}

extension Frame {
  /// Whether it is the same, told in a word where it is not.
  fileprivate func isLike(_ other: Frame) -> Bool { self == other }
}

extension Rect {
  fileprivate var points: [Point] {
    rowRange.flatMap { row in columnRange.map { Point(column: $0, row: row) } }
  }
}
