import Files
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
    case "app": try FileTemplates.app(at: path(name, "app", such: "Bistro"))
    case "scenario": try FileTemplates.scenario(at: path(name, "scenario", such: "lunch"))
    case "theme": try FileTemplates.theme(at: path(name, "json", such: "dusk"))
    default:
      let near = suggestion(for: kind, among: ["app", "scenario", "theme"])
      throw UsageError("“new” makes an app, a scenario or a theme, not “\(kind)”\(near)")
    }
    return .done
  }

  // Shells end the name of a folder with a slash: what follows it would be a hidden file.
  private static func path(
    _ word: String, _ kind: String, such example: String
  ) throws(UsageError) -> String {
    let name = word.droppingTrailing("/")
    let ending = FilePath(name).kind
    if kind == "json", ["yaml", "yml"].contains(ending) {
      let stem = name.dropLast(ending.count + 1)
      throw UsageError("“\(word)” would be a color scheme; for a theme write \(stem)")
    }
    let path = name.hasSuffix("." + kind) ? name : "\(name).\(kind)"
    let stem = FilePath(path).name.dropLast(kind.count + 1)
    guard stem.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw UsageError(
        "“\(word)” is no name for a file; write one with letters, such as \(example)")
    }
    return path
  }
}

extension String {
  fileprivate func droppingTrailing(_ end: Character) -> String {
    var rest = self[...]
    while rest.last == end { rest.removeLast() }
    return String(rest)
  }
}
