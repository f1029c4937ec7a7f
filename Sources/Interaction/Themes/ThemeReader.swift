import Files
import Notifications
import TerminalCore

/// Reads our own theme files: `{ "name": …, "base": …, "colored": …, "roles": { "text": … } }`.
struct ThemeReader: JSONDiagnosing {
  /// The keys of a theme file.
  static let keys = ["$schema", "name", "base", "colored", "roles"]

  var diagnostics: [Diagnostic]
  private let path: String
  private let depth: Int

  /// Reads a theme.
  ///
  /// - Returns: All complaints; with an error among them there is no theme.
  static func read(_ file: SourceFile, depth: Int) -> Reading<Theme> {
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .ours)
    var reader = ThemeReader(
      diagnostics: document.diagnostics, path: file.path, depth: depth)
    guard let root = document.root, !document.isBroken else {
      return Reading(nil, reader.diagnostics)
    }
    let theme = reader.theme(root)
    let isSound = !reader.diagnostics.contains { $0.severity == .error }
    return Reading(isSound ? theme : nil, reader.diagnostics.ordered { $0.place < $1.place })
  }

  private mutating func theme(_ root: JSONNode) -> Theme? {
    guard isObject(root, what: "the file") else { return nil }
    var base = Theme(palette: .terminal)
    var (name, isColored): (String?, Bool?) = (nil, nil)
    if let node = root["base"] { base = self.base(node) ?? base }
    var colors = Dictionary(uniqueKeysWithValues: Role.allCases.map { ($0, base.palette[$0]) })
    for member in root.members {
      let node = member.value
      switch member.name {
      case "name": name = string(node, named: "name")
      case "base", "$schema": break
      case "colored":
        isColored = node.bool
        if node.bool == nil { wrongKind(node, "colored", needed: "a truth value") }
      case "roles": read(node, into: &colors, base.scheme)
      default: unknown(member, among: Self.keys)
      }
    }
    if let edge = edge(root["roles"], colors) { colors[.edge] = edge }
    let palette = Palette(
      name: name ?? FilePath(path).stem, isColored: isColored ?? base.palette.isColored
    ) { colors[$0] ?? .standard }
    return Theme(palette: palette, scheme: base.scheme)
  }

  // Patches of its own want an edge that is seen beside them; one that the
  // file names stays as it is.
  private func edge(_ roles: JSONNode?, _ colors: [Role: Color]) -> Color? {
    let patches: [Role] = [.background, .surface, .surfaceSelected]
    let named = Set(roles?.members.map(\.name) ?? [])
    guard !named.contains(Role.edge.rawValue), !named.isDisjoint(with: patches.map(\.rawValue))
    else { return nil }
    let own = patches.compactMap { role -> RGB? in
      if case .rgb(let red, let green, let blue)? = colors[role] {
        RGB(red, green, blue)
      } else {
        nil
      }
    }
    guard own.count == patches.count else { return nil }
    return RGB.edge(behind: own, toward: own[0].readableExtreme).color
  }

  private mutating func base(_ node: JSONNode) -> Theme? {
    guard let name = string(node, named: "base") else { return nil }
    if let palette = Palette.named(name) { return Theme(palette: palette) }
    guard Theme.kinds.contains(FilePath(name).kind) else {
      let names = Palette.builtIn.map(\.name)
      let near = suggestion(for: name, among: names)
      complain(
        node, .error,
        "there is no theme \"\(name)\" to build on; name a built-in one or a theme file\(near)")
      return nil
    }
    guard depth < Theme.deepest else {
      complain(
        node, .error,
        "themes build on each other more than \(Theme.deepest) deep, perhaps in a circle")
      return nil
    }
    let path = Theme.path(ofBase: name, of: path)
    let reading = Theme.read(path, depth: depth + 1)
    // That it is not there is wrong where it is named.
    let isThere = Folder.exists(path)
    diagnostics += reading.diagnostics.map { found in
      isThere
        ? found : Diagnostic(node.place, found.severity, "\"\(name)\": \(found.message)")
    }
    return reading.value
  }

  private mutating func read(
    _ node: JSONNode, into colors: inout [Role: Color], _ scheme: ColorScheme?
  ) {
    guard node.isObject else { return wrongKind(node, "roles", needed: "an object") }
    for member in node.members {
      guard let role = Role(rawValue: member.name) else {
        unknown(member, "role", among: Role.allCases.map(\.rawValue))
        continue
      }
      guard let text = string(member.value, named: member.name) else { continue }
      if let color = color(text, scheme) {
        colors[role] = color
      } else {
        complain(
          member.value, .error,
          "\"\(text)\" is no color; write \"#e6e6e6\", \"ansi 3\", "
            + (scheme == nil ? "or \"standard\"" : "\"base0D\", or \"standard\""))
      }
    }
  }

  private func color(_ text: String, _ scheme: ColorScheme?) -> Color? {
    if text == "standard" { return .standard }
    if text.hasPrefix("ansi ") { return UInt8(text.dropFirst(5)).map(Color.ansi) }
    if text.hasPrefix("#") { return ColorScheme.color(text).map { RGB($0).color } }
    return ColorScheme.slot(text).flatMap { scheme?.slots[$0] }.map { RGB($0).color }
  }
}
