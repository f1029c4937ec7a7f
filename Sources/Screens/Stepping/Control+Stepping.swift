extension Control {
  /// What goes through a scenario line by line.
  static let stepping: [Control] = [
    Control(
      .scenario, "scenario",
      "Go through the scenario line by line: step, run to a line, edit it and go on",
      also: "debug step debugger breakpoint source script lines", [Shortcut("gs")], in: .going,
      act: { model, _ in
        model.inspector.stepping = SteppingView()
        model.enterInspector(.scenario)
        return []
      }),
    Control(
      .runOn, "run on", "Play the scenario to the next breakpoint, or to its end",
      also: "continue debug go resume play rest", [Shortcut("c")], in: .inspector, footer: 2,
      when: outsideScenario),
    Control(
      .saveScenario, "save scenario", "Write what you changed in the scenario into its file",
      also: "write file keep store", [Shortcut("F")], in: .inspector, footer: 3,
      when: outsideScenario),
  ]
}

extension Control {
  // Where the scenario does not have the keys.
  private static let outsideScenario: Condition = { model, scene in
    .disabled(
      model.showsScenario && scene.stepped != nil ? Words.scenarioBeside : Words.notStepping)
  }
}

/// The scenario beside the phone.
extension ControlID {
  static let scenario = ControlID("scenario")
  static let runOn = ControlID("run-on")
  static let saveScenario = ControlID("save-scenario")
}
