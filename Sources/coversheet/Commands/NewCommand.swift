import Notifications

extension CommandSpec {
  /// `coversheet new`: writes a template for an app, a scenario or a theme.
  static let new = CommandSpec(
    name: "new", synopsis: "app|scenario|theme NAME",
    summary: "begin an app, a scenario or a theme to fill in",
    examples: [
      (
        "coversheet new app Bistro", "makes Bistro.app: strings in two languages, actions, payloads"
      ),
      ("coversheet new scenario lunch", "makes lunch.scenario"),
      ("coversheet new theme dusk", "makes dusk.json with a color for each role"),
    ],
    common: []
  ) { (invocation, _: NoOptions) in
    try invocation.expectAtMost(2)
    let kind = try invocation.operand(0, "app, scenario or theme")
    let name = try invocation.operand(1, "NAME")
    switch kind {
    case "app": try FileTemplates.app(named: name)
    case "scenario": try FileTemplates.scenario(named: name)
    case "theme": try FileTemplates.theme(named: name)
    default:
      let near = suggestion(for: kind, among: ["app", "scenario", "theme"])
      throw UsageError("“new” makes an app, a scenario or a theme, not “\(kind)”\(near)")
    }
    return .done
  }
}
