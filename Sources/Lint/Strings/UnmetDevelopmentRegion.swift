import Files
import Localization
import Notifications

/// L17: a development region that none of the app's languages is, so that phones in
/// other languages show keys.
///
/// A note, since keys may be words themselves.
struct UnmetDevelopmentRegion: TableRule {
  static let id: RuleID = "L17"

  func findings(in table: LintedTable, of app: LintedApp) -> [Diagnostic] {
    let strings = app.strings
    guard table.name == StringTable.standardName, !table.usedKeys.isEmpty,
      strings.developmentRegion != nil, let start = table.columns.first?.place,
      Localizer(strings: strings, languages: []).choice.localization == nil
    else { return [] }
    let message = "phones in other languages show keys for words: "
    return [note(app.developmentRegionPlace ?? start, message + "the app's " + strings.unmetRegion)]
  }
}

extension LintedApp {
  /// Where the property list of a bundle says its development region; nil elsewhere.
  fileprivate var developmentRegionPlace: Place? {
    guard let folder = app.folder, app.sourceTree == nil else { return nil }
    let path = FilePath(folder).appending("Info.plist")
    let file = SourceFile.readIfThere(path, byteLimit: 1 << 24, within: Enclosure(folder))
    let list = file.flatMap { PropertyList.read($0.bytes, path: path).value }
    return list?["CFBundleDevelopmentRegion"]?.place
  }
}
