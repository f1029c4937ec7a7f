import TerminalCore

extension Control {
  /// What goes through a scenario line by line.
  static let stepping: [Control] = [
    Control(
      .scenario, .scenario, [Shortcut("gs")], in: .going,
      act: { model, _ in
        model.inspector.stepping = SteppingView()
        model.showInspector(.scenario)
        model.focus = .inspector
        return []
      }),
    Control(
      .runOn, .runOn, [Shortcut("c")], in: .inspector, footer: 2, elsewhere: Words.notStepping),
    Control(
      .saveScenario, .saveScenario, [Shortcut("F")], in: .inspector, footer: 3,
      elsewhere: Words.notStepping),
  ]
}

extension ControlID {
  /// The scenario beside the phone.
  package static let (
    scenario, runOn, saveScenario
  ) = (
    ControlID("scenario"), ControlID("run-on"), ControlID("save-scenario")
  )
}
