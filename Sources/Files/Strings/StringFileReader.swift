import Localization
import Notifications

/// Reads the files of a bundle that hold words, each by its kind.
package enum StringFileReader {
  // Larger than any catalog; keeps offsets within 32 bits.
  private static let byteLimit = 1 << 29

  /// Reads from the file system.
  package static let source = AppStrings.Source(
    languages: { file in
      guard
        let bytes = SourceFile.readIfThere(
          file.path, byteLimit: byteLimit, within: file.enclosure.map { Enclosure($0) })?.bytes
      else {
        return []
      }
      return languages(bytes, file)
    },
    contents: { file, language in
      do throws(Diagnostic) {
        return contents(try bytes(of: file), file, language)
      } catch {
        return StringFileContents(StringTable(path: file.path, []), [error])
      }
    },
    several: { file, languages in
      do throws(Diagnostic) {
        return contents(try bytes(of: file), file, languages)
      } catch {
        return languages.map { _ in StringFileContents(StringTable(path: file.path, []), [error]) }
      }
    })

  private static func bytes(of file: StringFile) throws(Diagnostic) -> [UInt8] {
    try SourceFile.read(
      file.path, byteLimit: byteLimit, within: file.enclosure.map { Enclosure($0) }
    ).bytes
  }

  /// The languages in a file that holds several.
  ///
  /// Empty for kinds that hold one.
  package static func languages(_ bytes: [UInt8], _ file: StringFile) -> [String] {
    switch file.kind {
    case .strings, .stringsdict: []
    case .loctable: LocalizationTable.languages(bytes, path: file.path)
    case .xcstrings: StringCatalog.languages(bytes, path: file.path)
    }
  }

  /// What the bytes of a file say in some languages, in their order.
  package static func contents(
    _ bytes: [UInt8], _ file: StringFile, _ languages: [String]
  ) -> [StringFileContents] {
    switch file.kind {
    case .strings, .stringsdict: languages.map { contents(bytes, file, $0) }
    case .loctable: LocalizationTable.read(bytes, path: file.path, languages: languages)
    case .xcstrings: StringCatalog.read(bytes, path: file.path, languages: languages)
    }
  }

  /// What the bytes of a file say in a language.
  ///
  /// - Parameter language: Only looked at for files that hold several.
  static func contents(
    _ bytes: [UInt8], _ file: StringFile, _ language: String
  ) -> StringFileContents {
    switch file.kind {
    case .strings: strings(bytes, file.path)
    case .stringsdict: stringsDictionary(bytes, file.path)
    case .loctable, .xcstrings:
      contents(bytes, file, [language]).first
        ?? StringFileContents(StringTable(path: file.path, []))
    }
  }

  private static func strings(_ bytes: [UInt8], _ path: String) -> StringFileContents {
    if bytes.starts(with: "bplist".utf8) { return propertyList(bytes, path) }
    guard let text = TextEncoding.utf8(bytes) else {
      let message = "this is a binary file where texts are needed"
      return StringFileContents(
        StringTable(path: path, []), [Diagnostic(Place(path), .error, message)])
    }
    // A merge that was left unfinished begins with several.
    let beginning = text.drop(while: \.isJSONBlank).prefix(2)
    if beginning.first == UInt8(ascii: "<"), beginning.last != UInt8(ascii: "<") {
      return XMLStrings.read(text, path: path) ?? propertyList(text, path)
    }
    return StringsScanner.read(text, path: path)
  }

  private static func propertyList(_ bytes: [UInt8], _ path: String) -> StringFileContents {
    let reading = PropertyList.read(bytes, path: path)
    guard let root = reading.value else {
      return StringFileContents(StringTable(path: path, []), reading.diagnostics)
    }
    let contents = PropertyListStrings.read(root, path: path)
    return StringFileContents(contents.table, reading.diagnostics + contents.diagnostics)
  }

  private static func stringsDictionary(_ bytes: [UInt8], _ path: String) -> StringFileContents {
    let reading = anyPropertyList(bytes, path)
    var dictionary = StringsDictionary()
    let entries = reading.value.map { dictionary.entries($0) } ?? []
    return StringFileContents(
      StringTable(path: path, entries), reading.diagnostics + dictionary.diagnostics)
  }

  /// A property list in any of its forms, in old style also without the outer braces.
  private static func anyPropertyList(_ bytes: [UInt8], _ path: String) -> Reading<PropertyList> {
    guard !bytes.starts(with: "bplist".utf8), let text = TextEncoding.utf8(bytes),
      let first = text.first(where: { !$0.isJSONBlank }), first != UInt8(ascii: "<")
    else { return PropertyList.read(bytes, path: path) }
    let reading = StringsScanner.propertyList(SourceFile(path: path, bytes: text))
    let mistake = EncodingMistake(decoded: text).map { [$0.diagnostic(text, path)] } ?? []
    return Reading(reading.value, mistake + reading.diagnostics)
  }
}
