import Files
import Notifications
import Sessions
import TerminalCore

extension DataLocations {
  /// The folders in which themes are looked for, the person's own first.
  package var themeFolders: [String] {
    [themeFolder, dataFolder.map { FilePath($0).appending("Themes") }].compactMap(\.self)
  }

  /// The theme files in those folders, by their names without what follows the dot, each name once.
  ///
  /// Of two with one name the person's own counts. In the order of the folders' entries; nothing is
  /// read.
  package var themeFiles: [(name: String, path: String)] {
    themeFolders.reduce(into: []) { found, folder in
      for file in Folder.entriesIfThere(folder) ?? [] {
        let path = FilePath(FilePath(folder).appending(file))
        guard Theme.kinds.contains(path.kind), !found.contains(where: { $0.name == path.stem })
        else { continue }
        found.append((path.stem, path.text))
      }
    }
  }

  /// The themes in those folders that can be read and are not built in.
  ///
  /// All files are read each time. Named as their files, whatever they call themselves.
  var themes: [Palette] {
    themeFiles.filter { Palette.named($0.name) == nil }
      .compactMap { Theme.palette($0.path, named: $0.name).value }
  }

  /// Finds a theme: a built-in one, a file in the folders, or a file by its path.
  ///
  /// `auto` is none of them and is to be handled before. A name that is unknown is an error that
  /// lists the themes there are.
  ///
  /// - Returns: What was complained about in its file, and the theme where there are no errors.
  package func theme(named name: String) -> Reading<Palette> {
    if let palette = Palette.named(name) { return Reading(palette) }
    if let file = themeFiles.first(where: { $0.name == name }) {
      return Theme.palette(file.path, named: name)
    }
    if Theme.kinds.contains(FilePath(name).kind) {
      return Theme.palette(name, named: FilePath(name).stem)
    }
    let names = ["auto"] + Palette.builtIn.map(\.name)
    let others = themeFiles.map(\.name).filter { !names.contains($0) }
    let known = names + others
    let message =
      "\(Self.noTheme(name)); there are \(known.joined(separator: ", ")), or name a theme file"
    return Reading(
      nil, [Diagnostic(Place(name), .error, message + suggestion(for: name, among: known))])
  }

  // What is there under that name is not denied.
  private static func noTheme(_ name: String) -> String {
    guard let kind = FileKind(path: name) else { return "there is no theme “\(name)”" }
    let endings = Theme.kinds.map { "." + $0 }.joined(separator: ", ")
    return "“\(name)” is no theme: "
      + (kind == .regular ? "its name ends in none of \(endings)" : kind.refusal)
  }
}
