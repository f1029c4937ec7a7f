import Files
import Notifications
import TerminalCore

/// A theme that was read from a file.
package struct Theme: Equatable, Sendable {
  /// What is drawn with.
  package var palette: Palette
  /// The scheme that it is made from, whose slots its roles may name; nil for none.
  var scheme: ColorScheme?

  /// The kinds of files that hold themes.
  package static let kinds = ["json", "yaml", "yml"]

  /// How many themes may build on each other.
  static let deepest = 8
  private static let byteLimit = 1 << 20

  /// Reads a theme: a published scheme (`.yaml`, `.yml`), or our own JSON.
  ///
  /// At most 1 MiB. A path that ends in neither `.json`, `.yaml` nor `.yml` is read as a scheme.
  ///
  /// - Returns: All complaints; with an error among them there is no theme.
  package static func read(_ path: String) -> Reading<Theme> { read(path, depth: 0) }

  /// Reads what a theme draws with, as `read(_:)`, under another name than it may call itself.
  static func palette(_ path: String, named name: String) -> Reading<Palette> {
    let reading = read(path)
    var palette = reading.value?.palette
    palette?.name = name
    return Reading(palette, reading.diagnostics)
  }

  /// The files that a theme builds on, and what these build on, whether or not they are there;
  /// none where its file cannot be read.
  static func bases(of path: String, depth: Int = 0) -> [String] {
    guard depth < deepest, FilePath(path).kind == "json",
      let file = try? SourceFile.read(path, byteLimit: byteLimit),
      let root = JSONDocument.read(file.bytes, path: path, grammar: .ours).root,
      let name = root["base"]?.string, Palette.named(name) == nil,
      kinds.contains(FilePath(name).kind)
    else { return [] }
    let base = Self.path(ofBase: name, of: path)
    return [base] + bases(of: base, depth: depth + 1)
  }

  /// Where the file lies that a theme names to build on, from its own folder.
  static func path(ofBase name: String, of path: String) -> String {
    name.hasPrefix("/") ? name : FilePath(FilePath(path).folder).path(of: name)
  }

  /// Reads a theme that another one builds on.
  ///
  /// - Parameter depth: How many others do.
  static func read(_ path: String, depth: Int) -> Reading<Theme> {
    do throws(Diagnostic) {
      let file = try SourceFile.read(path, byteLimit: byteLimit)
      return FilePath(path).kind == "json"
        ? ThemeReader.read(file, depth: depth) : readScheme(file)
    } catch {
      return Reading(nil, [error])
    }
  }

  /// Reads a theme that has no name by which its kind is known: JSON begins with a brace,
  /// or a comment.
  package static func read(_ file: SourceFile) -> Reading<Theme> {
    let first = (TextEncoding.utf8(file.bytes) ?? file.bytes).first { !$0.isJSONBlank }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "/")
    return isJSON ? ThemeReader.read(file, depth: 0) : readScheme(file)
  }

  private static func readScheme(_ file: SourceFile) -> Reading<Theme> {
    let reading = ColorScheme.read(file)
    let name = FilePath(file.path).stem
    return Reading(
      reading.value.map { Theme(palette: Palette(name: name, scheme: $0), scheme: $0) },
      reading.diagnostics.ordered { $0.place < $1.place })
  }
}
