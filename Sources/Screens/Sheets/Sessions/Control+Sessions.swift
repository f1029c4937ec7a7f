extension Control {
  /// Goes on with another session in the place of this one, which keeps its journal.
  static let sessions: [Control] = [
    Control(
      .sessions, "sessions", "Go on with a session that has ended, in the place of this one",
      also: "resume journal history reopen restore previous", [Shortcut("go")], in: .going,
      when: { model, scene in model.sessionChange(scene) },
      act: { _, _ in [.terminal(.listSessions)] })
  ]
}

extension ControlID {
  /// Other sessions.
  static let sessions = ControlID("sessions")
}
