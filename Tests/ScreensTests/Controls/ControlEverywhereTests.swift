import TerminalCore
import Testing

@testable import Screens

@Suite("Every control in every place")
struct ControlEverywhereTests {
  private static let allStations =
    EverySurfaceTests.stations + FooterPlaceTests.places.map(\.station)
  private static let stations = allStations.filter { takesKeys(harness($0)) }

  @Test("Nearly everywhere keys are controls'")
  func places() {
    #expect(Self.stations.count > Self.allStations.count / 2)
  }

  private static func harness(
    _ station: Station, columns: Int = 80, rows: Int = 24
  ) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.send(.tick(.zero))
    station.enter(&harness)
    _ = harness.model.show(in: harness.scene)
    return harness
  }

  private func press(_ control: Control, on harness: inout ScreenHarness) {
    harness.press(control)
  }

  /// Whether keys are controls' there, and not letters of something or answers to a question.
  private static func takesKeys(_ harness: ScreenHarness) -> Bool {
    harness.model.sheets.isEmpty && !harness.model.isWriting(in: harness.scene)
      && harness.model.typedLine == nil
      && harness.model.pressed.pending.isEmpty
  }

  @Test(
    "A control that cannot act says why there, and asks the phone for nothing",
    arguments: stations)
  func refused(station: Station) {
    let start = Self.harness(station)
    // Left and the digits mean something else where something lies over the list.
    for control in Control.all where ![.swipe, .act].contains(control.id) {
      guard let reason = control.availability(start.model, start.scene).reason?.standard else {
        continue
      }
      var harness = start
      press(control, on: &harness)
      #expect(harness.model.message == Message(text: reason, isError: true), "\(control.id)")
      #expect(harness.effects == start.effects, "\(control.id)")
      #expect(harness.state.now == start.state.now && harness.facts.count == start.facts.count)
      #expect(reason.last == "." && reason.first?.isUppercase == true, "\(control.id): \(reason)")
    }
  }

  @Test(
    "A control that can act does something that one can see, or asks for it",
    arguments: stations)
  func acting(station: Station) {
    let start = Self.harness(station)
    let before = start.model.frame(in: start.scene)
    // At its end a list moves no further, and a tab that shows already stays.
    let mayStay: Set<ControlID> = [.why, .log, .lines, .swipe]
    for control in Control.all where control.section != .moving && !mayStay.contains(control.id) {
      guard control.availability(start.model, start.scene).reason == nil else { continue }
      var harness = start
      press(control, on: &harness)
      let isAsked = harness.effects.count > start.effects.count
      if isAsked || harness.model.message != nil { continue }
      #expect(harness.model.frame(in: harness.scene) != before, "\(control.id) does nothing")
    }
  }

  @Test(
    "A control that is painted does by a click what its key does",
    arguments: stations)
  func clicked(station: Station) {
    let start = Self.harness(station)
    let painted = start.model.painted.targets.compactMap { target -> ControlID? in
      if case .control(let id) = target.id { id } else { nil }
    }
    for id in Set(painted) {
      guard let control = Control.with(id) else {
        Issue.record("\(id) is painted, and no control")
        continue
      }
      var (byKey, byMouse) = (start, start)
      press(control, on: &byKey)
      let isHit = byMouse.click(.control(id))
      #expect(isHit, "\(id)")
      #expect(byKey.effects == byMouse.effects, "\(id)")
      #expect(byKey.facts.count == byMouse.facts.count, "\(id)")
      #expect(byKey.model.sheets.count == byMouse.model.sheets.count, "\(id)")
    }
  }

  @Test("What the footer offers can be done now", arguments: stations)
  func footer(station: Station) {
    for (columns, rows) in [(40, 12), (120, 40)] {
      let harness = Self.harness(station, columns: columns, rows: rows)
      #expect(Self.takesKeys(harness), "at \(columns)x\(rows)")
      for target in harness.model.painted.targets where target.rect.origin.row == rows - 1 {
        guard case .control(let id) = target.id, let control = Control.with(id) else { continue }
        let reason = control.availability(harness.model, harness.scene).reason
        #expect(reason == nil, "\(id) at \(columns)x\(rows): \(reason?.standard ?? "")")
      }
    }
  }

  @Test("The palette finds every control by its title")
  func palette() {
    var opened = ScreenHarness.morning(columns: 120, rows: 40)
    opened.send(.tick(.zero))
    opened.type(":")
    for control in Control.all {
      var harness = opened
      harness.send(.input(.paste(control.title)))
      #expect(harness.text.contains(control.title), "\(control.id): \(control.title)")
    }
  }
}
