extension Control {
  /// Checks the files of the apps, and opens the complaints.
  static let complaints = Control(
    .complaints, "problems",
    "Check the apps’ files; list what is wrong in them and which expectations fail; go there",
    also: "errors warnings lint complaints failures expectations checks failed", [Shortcut("gf")],
    in: .going,
    when: { _, scene in
      .when(scene.hasComplaints || !scene.state.apps.isEmpty, else: Words.noComplaints)
    },
    act: { _, _ in [.checkFiles] })
}

extension ControlID {
  /// What is wrong in the files.
  package static let complaints = ControlID("complaints")
}
