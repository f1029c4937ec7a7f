import Files
import Foundation
import Localization
import Sessions

extension Bench {
  /// The readers of words, against the reader that everybody has, and all that is said about them.
  static let tables = Bench(
    name: "tables", summary: "200 string tables of 2,000 keys, against Foundation's reader"
  ) { conditions, findings throws(BenchError) in
    let languages = conditions.isSmoke ? 4 : 20
    let app = try StringTables(languages: languages, tables: 10, keys: 2000)
      .write(to: conditions.folder)
    var own: [Duration] = []
    var foundation: [Duration] = []
    for _ in 0..<min(conditions.rounds, conditions.isSmoke ? 3 : 5) {
      own.append(elapsed { readAll(app.folder) })
      foundation.append(try elapsed { () throws(BenchError) in try decodeAll(app.files) })
    }
    let keys = languages * 20_000
    findings.note("tables.own.\(keys)", own)
    findings.note("tables.foundation.\(keys)", foundation)
    findings.promise(
      "tables.cost", own.median / foundation.median, "×", atMost: conditions.isSmoke ? 4 : 3)
    let time = try elapsed { () throws(BenchError) in try check(app.folder) }
    findings.promise("tables.check", time.milliseconds, "ms", atMost: 20_000)
  }

  private static func readAll(_ folder: String) { _ = AppStrings.read(folder: folder).diagnostics }

  private static func decodeAll(_ files: [String]) throws(BenchError) {
    for file in files {
      let decoded = FileManager.default.contents(atPath: file).flatMap { data in
        try? PropertyListSerialization.propertyList(from: data, format: nil)
      }
      guard decoded is [String: Any] else { throw BenchError("Foundation cannot read \(file)") }
    }
  }

  private static func check(_ folder: String) throws(BenchError) {
    let locations = DataLocations(dataFolder: nil)
    guard
      let check = try? Check([folder], settings: WorldSettings(), locations: locations),
      !check.hasUnreadable
    else { throw BenchError("cannot check \(folder)") }
  }
}

/// An app with many words, made up.
private struct StringTables {
  /// How many `.lproj` folders are written.
  let languages: Int
  /// How many tables each language has.
  let tables: Int
  /// How many keys each table has.
  let keys: Int

  private static let names = [
    "en", "de", "fr", "es", "it", "pl", "cs", "ru", "uk", "ar", "he", "ja",
  ]

  /// Writes the app, and tells where it and its tables are.
  func write(to folder: TemporaryFolder) throws(BenchError) -> (folder: String, files: [String]) {
    let app = folder.path + "/Words.app"
    var files: [String] = []
    do {
      for number in 0..<languages {
        let language =
          Self.names[number % Self.names.count]
          + (number < Self.names.count ? "" : "-\(number + 80)X")
        let place = app + "/\(language).lproj"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        for table in 0..<tables {
          let name = table == 0 ? "Localizable" : "Table\(table)"
          files.append("\(place)/\(name).strings")
          try text(language).write(
            toFile: files[files.count - 1], atomically: false, encoding: .utf8)
        }
      }
      try "{}".write(toFile: app + "/Notifications.json", atomically: false, encoding: .utf8)
    } catch {
      throw BenchError("cannot write \(app): \(error)")
    }
    return (app, files)
  }

  private func text(_ language: String) -> String {
    let entries = (0..<keys).map { number in
      "\t<key>screen.\(number).title</key>\n"
        + "\t<string>\(language) says “%@” &amp; %d of \(number) to whom it may concern</string>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(entries.joined())</dict>
      </plist>

      """
  }
}
