extension Control {
  /// Checks the files of the apps, and opens the complaints.
  static let complaints = Control(
    .complaints, .complaints, [Shortcut("gf")], in: .going,
    when: { _, scene in
      .when(scene.hasComplaints || !scene.state.apps.isEmpty, else: Words.noComplaints)
    },
    act: { _, _ in [.checkFiles] })
}

extension ControlID {
  /// What is wrong in the files.
  package static let complaints = ControlID("complaints")
}
