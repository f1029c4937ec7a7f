import TerminalCore
import Testing

@testable import Screens

@Suite("Help for where one is")
struct HelpEntriesTests {
  @Test("It begins with what the pane that has the keys offers in its last row")
  func ofPane() throws {
    var harness = ScreenHarness.morning()
    harness.type("T")
    let here = try #require(HelpEntries(HelpSheet(), harness.model, harness.scene).groups.first)
    #expect(here.heading == Words.here)
    #expect(here.controls.map(\.id).prefix(4).contains(.goTo), "\(here.controls.map(\.id))")
    #expect(here.controls.map(\.id).prefix(4).contains(.previousEvent))
    #expect(!here.controls.contains { $0.id == .clear })
  }

  @Test("Over the matrix it says of moving nothing that is so in the list alone")
  func movingInMatrix() throws {
    var harness = ScreenHarness.album(columns: 100, rows: 30)
    harness.type("M")
    harness.type("?")
    let list = try #require(harness.model.sheets.last as? HelpSheet)
    let words = HelpPainter(harness.model, harness.scene, list).part.words
    #expect(words.contains("One row up") && !words.contains("header"), "\(words)")
  }

  @Test("Where letters are written it names as keys only what is no letter")
  func written() throws {
    var harness = ScreenHarness.album(columns: 100, rows: 30)
    harness.type("W")
    harness.press(.function(1))
    let list = try #require(harness.model.sheets.last as? HelpSheet)
    for group in HelpEntries(list, harness.model, harness.scene).groups
    where group.heading != Words.here && group.heading != Words.notNow {
      for control in group.controls {
        #expect(control.shortcuts.contains { !$0.isTyped }, "\(control.id)")
        #expect(control.section == .program || control.id.step != nil, "\(control.id)")
      }
    }
    let words = HelpPainter(harness.model, harness.scene, list).part.words
    #expect(!words.contains("j, ↓"), "\(words)")
  }

  @Test("Over the field of a reply it lists below Here no control that has only letters")
  func reply() throws {
    var harness = ScreenHarness.social()
    harness.type("v2no")
    harness.press(.function(1))
    let list = try #require(harness.model.sheets.last as? HelpSheet)
    let groups = HelpEntries(list, harness.model, harness.scene).groups
    let here = try #require(groups.first { $0.heading == Words.here }?.controls)
    #expect(here.map(\.id).contains(.undoWriting) && here.map(\.id).contains(.back))
    for group in groups where group.heading != Words.notNow {
      for control in group.controls {
        #expect(control.shortcuts.contains { !$0.isTyped }, "\(control.id)")
      }
    }
    #expect(!HelpPainter(harness.model, harness.scene, list).part.words.contains("?, F1"))
  }
}
