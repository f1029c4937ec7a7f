extension Control {
  /// Opens the complaints.
  static let complaints = Control(
    .complaints, .complaints, [Shortcut("!")], in: .inspector,
    when: { _, scene in .when(scene.hasComplaints, else: Words.noComplaints) },
    act: { model, scene in
      model.open(ComplaintList(scene.complaints))
      return []
    })
}
