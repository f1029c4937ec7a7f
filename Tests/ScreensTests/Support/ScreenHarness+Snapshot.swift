import TestSupport
import Testing

@testable import Screens

/// Compares the screen, characters and styles, with the one on file under this
/// name and the screen's size.
///
/// - Parameter isCounted: Whether the number of lines below, or of all, is kept as well: not in a
///   list of all commands, which would be another picture with each command that is added.
func expect(
  _ harness: ScreenHarness, _ name: String, isCounted: Bool = true,
  location: SourceLocation = #_sourceLocation
) {
  let size = harness.model.size
  let snapshot = Snapshot("\(name)-\(size.columns)x\(size.rows)")
  let golden = harness.model.frame(in: harness.scene).golden
  let kept =
    isCounted
    ? golden
    : golden.replacing(/↓ [0-9]+ more/, with: "↓ … more").replacing(#/ 1/[0-9]+ /#, with: " 1/… ")
  let complaint = snapshot.complaint(about: kept)
  #expect(complaint == nil, "\(complaint ?? "")", sourceLocation: location)
}
