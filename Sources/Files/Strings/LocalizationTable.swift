import Localization
import Notifications

/// Reads `.loctable`: one property list with the tables of all languages.
enum LocalizationTable {
  // What the builder notes about itself.
  private static let provenance = "LocProvenance"

  /// The languages; empty for what is none.
  ///
  /// As the file spells them, in its order.
  static func languages(_ bytes: [UInt8], path: String) -> [String] {
    guard let root = PropertyList.read(bytes, path: path).value,
      case .dictionary(let members) = root.value
    else { return [] }
    return members.map(\.key).filter { $0 != provenance }
  }

  /// What it says in a language.
  ///
  /// - Parameter language: In any spelling.
  static func read(_ bytes: [UInt8], path: String, language: String) -> StringFileContents {
    let reading = PropertyList.read(bytes, path: path)
    guard let root = reading.value else {
      return StringFileContents(StringTable(path: path, []), reading.diagnostics)
    }
    var diagnostics = reading.diagnostics
    guard case .dictionary(let members) = root.value else {
      let message = "the file is \(root.kindInWords) where a dictionary of languages is needed"
      diagnostics.append(Diagnostic(root.place, .error, message))
      return StringFileContents(StringTable(path: path, []), diagnostics)
    }
    let wanted = LanguageTag(language)
    let table = root[language] ?? members.first { LanguageTag($0.key) == wanted }?.value
    guard let table else { return StringFileContents(StringTable(path: path, []), diagnostics) }
    let contents = PropertyListStrings.read(table, path: path)
    return StringFileContents(contents.table, diagnostics + contents.diagnostics)
  }
}
