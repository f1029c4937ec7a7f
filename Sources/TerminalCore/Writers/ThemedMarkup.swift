/// Frames of one page as markup whose colors are light or dark, as the reader's system asks for it.
///
/// Looks are classes, collected over all frames: a page repeats the same few on every picture.
package struct ThemedMarkup {
  private let light: Palette
  private let dark: Palette
  /// What the names of its classes begin with, so that those of several do not meet on one page.
  package let prefix: String
  private var classes: [ThemedLook: Int] = [:]
  private var looks: [ThemedLook] = []

  package init(light: Palette = .light, dark: Palette = .dark, prefix: String = "") {
    (self.light, self.dark, self.prefix) = (light, dark, prefix)
  }

  /// The rows of a frame for the inside of a `pre`; the classes in it are part of `stylesheet`.
  package mutating func markup(of frame: Frame) -> String {
    var frame = frame
    frame.palette = dark
    return frame.markup { run, width in
      let rules = width.isEmpty ? "" : " style=\"\(width.joined(separator: "; "))\""
      return " class=\"\(prefix)k\(number(of: run))\"" + rules
    }
  }

  /// The rules of every class so far, for both themes.
  package var stylesheet: String {
    let light = looks.enumerated().map { "\(prefix)k\($0)".rule($1.light.rules) }
    let dark = looks.enumerated().map { look in
      let background = look.element.dark.background == nil ? ["background: none"] : []
      return "\(prefix)k\(look.offset)".rule(look.element.dark.rules + background)
    }
    return light.joined() + "@media (prefers-color-scheme: dark) {\n" + dark.joined() + "}\n"
  }

  /// The colors of a role in both themes, as CSS writes them.
  package func colors(of role: Role) -> (light: String, dark: String) {
    (light.number(of: role).hex, dark.number(of: role).hex)
  }

  private mutating func number(of run: CellRun) -> Int {
    let look = ThemedLook(light: FileLook(run, in: light), dark: FileLook(run, in: dark))
    if let known = classes[look] { return known }
    classes[look] = looks.count
    looks.append(look)
    return looks.count - 1
  }
}

/// What a run looks like in either theme.
private struct ThemedLook: Hashable {
  /// On a light page.
  let light: FileLook
  /// On a dark page.
  let dark: FileLook
}

extension String {
  /// The rule of a stylesheet for the class of this name.
  fileprivate func rule(_ declarations: [String]) -> String {
    ".\(self) { \(declarations.joined(separator: "; ")) }\n"
  }
}
