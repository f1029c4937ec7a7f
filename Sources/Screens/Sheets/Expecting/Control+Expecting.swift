import Scenarios

extension Control {
  /// Adds an expectation or a picture to what is recorded.
  static let expecting: [Control] = [
    Control(
      .expect, "expect",
      "Expect something of the selected thing as it is now; a recording checks it",
      also: "assert assertion check test verify recording", [Shortcut("=")], in: .program,
      verb: Verb.named("expect"),
      act: { model, scene in [.listExpectations(ExpectationSubject(selectedIn: model, scene))] }),
    Control(
      .snapshot, "snapshot", "Keep a picture of the screen; a recording compares it",
      also: "screenshot picture assert golden recording", [Shortcut("#")], in: .program,
      verb: Verb.named("snapshot"),
      act: { _, _ in [.takeSnapshot] }),
  ]
}

/// What a recording is to hold on to.
extension ControlID {
  static let expect = ControlID("expect")
  static let snapshot = ControlID("snapshot")
}
