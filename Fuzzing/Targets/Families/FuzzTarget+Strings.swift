import Files
import Localization
import Notifications

extension FuzzTarget {
  static let strings = [
    table("strings", .strings, [".strings"]), table("stringsdict", .stringsdict, [".stringsdict"]),
    table("catalog", .xcstrings, [".xcstrings"]), table("loctable", .loctable, [".plist"]),
  ]

  private static func table(
    _ name: String, _ kind: StringFile.Kind, _ suffixes: [String]
  ) -> FuzzTarget {
    let words: @Sendable () -> [String] = {
      PluralCategory.allCases.map(\.rawValue) + [
        "%@", "%1$@", "%#@n@", "%lld", "%arg", "NSStringLocalizedFormatKey",
        "NSStringPluralRuleType",
        "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey", "NSStringDeviceSpecificRuleType",
        "\"localizations\":", "\"stringUnit\":", "\"variations\":", "\"substitutions\":",
      ]
    }
    return FuzzTarget(name, Seeds(suffixes: suffixes) { [] }, words: words) { bytes in
      let file = StringFile(
        path: "a.\(kind.rawValue)", kind: kind, table: "Localizable", localization: nil)
      let languages = StringFileReader.languages(bytes, file)
      let contents = StringFileReader.contents(bytes, file, ["en", "pl"] + languages.prefix(2))
      return contents.flatMap(\.diagnostics).misplaced
    }
  }
}
