import TestSupport
import Testing

@testable import Screens

/// Compares the screen, characters and styles, with the one on file under this name and the screen's size.
func expect(_ stage: ScreenHarness, _ name: String, location: SourceLocation = #_sourceLocation) {
  let size = stage.model.size
  let snapshot = Snapshot("\(name)-\(size.columns)x\(size.rows)", beside: #filePath)
  let complaint = snapshot.complaint(about: stage.model.frame(in: stage.scene).golden)
  #expect(complaint == nil, "\(complaint ?? "")", sourceLocation: location)
}
