import Delivery
import TerminalCore
import TestSupport
import Testing

@testable import Screens

extension TourTests {
  @Test("A filter that fits nothing moves to no row")
  func filteredToNothing() {
    var harness = ScreenHarness.touring()
    harness.type("fzzz")
    #expect(harness.model.tour?.isStepDone == false, "\(harness.text)")
    harness.press(.enter)
    #expect(harness.model.tour?.isStepDone == false, "\(harness.text)")
  }

  @Test("Previews that are hidden still do not end the step: what follows would not be seen")
  func hiddenPreviews() {
    var harness = ScreenHarness.touring("running previews")
    harness.type("opop")
    #expect(harness.model.tour?.isStepDone == false, "\(harness.text)")
    harness.type("op")
    #expect(harness.model.tour?.isStepDone == true && harness.state.device.previews == .always)
  }

  @Test("A way back from why is named only where there is one", arguments: [80, 120])
  func wayBack(columns: Int) {
    var harness = ScreenHarness.touring("running why", columns: columns, rows: 40)
    harness.type("w")
    #expect(harness.text.contains("Esc leads back.") == (columns == 80), "\(harness.text)")
    harness.press(.escape)
    #expect((harness.model.message == nil) == (columns == 80), "\(harness.text)")
  }
}
