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

  /// What it says in some languages, in their order.
  ///
  /// - Parameter languages: In any spelling.
  static func read(_ bytes: [UInt8], path: String, languages: [String]) -> [StringFileContents] {
    let reading = PropertyList.read(bytes, path: path)
    var diagnostics = reading.diagnostics
    var members: [PropertyList.Member] = []
    if let root = reading.value {
      if case .dictionary(let all) = root.value {
        members = all
      } else {
        let message = "the file is \(root.kindInWords) where a dictionary of languages is needed"
        diagnostics.append(Diagnostic(root.place, .error, message))
      }
    }
    let exact = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    let tagged = Dictionary(members.map { (LanguageTag($0.key).name, $0.value) }) { first, _ in
      first
    }
    return languages.map { language in
      guard let table = exact[language] ?? tagged[LanguageTag(language).name] else {
        return StringFileContents(StringTable(path: path, []), diagnostics)
      }
      let contents = PropertyListStrings.read(table, path: path)
      return StringFileContents(contents.table, diagnostics + contents.diagnostics)
    }
  }
}
