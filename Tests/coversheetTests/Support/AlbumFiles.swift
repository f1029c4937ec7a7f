/// The files of an app with pictures, whose words are Polish in part, as tests of what is drawn
/// in all languages want it.
enum AlbumFiles {
  /// Its bundle in English.
  ///
  /// - Parameters:
  ///   - folder: The bundle's.
  ///   - categories: What `Notifications.json` has; photos alone where nothing is given.
  ///   - more: The words of its summary.
  static func app(
    _ folder: String = "A.app", categories: String = photos, more: String = "%u more"
  ) -> [String: String] {
    [
      "\(folder)/Info.plist": """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.a</string>
      <key>CFBundleDisplayName</key><string>Album</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
      """,
      "\(folder)/Notifications.json": categories,
      "\(folder)/en.lproj/Localizable.strings": """
      "MORE" = "\(more)";
      "HIDDEN" = "%u photos";
      """,
    ]
  }

  /// The same with Polish, which lacks forms of one word, and with a summary in Japanese.
  static func languages(categories: String = photos, japanese: String) -> [String: String] {
    app(categories: categories).merging([
      "A.app/ja.lproj/Localizable.strings": "\"MORE\" = \"\(japanese)\";",
      "A.app/pl.lproj/Localizable.strings": "\"HIDDEN\" = \"zdjęcia: %u\";\n",
      "A.app/pl.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict>
      <key>MORE</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>u</string>
      <key>one</key><string>jeszcze %u zdjęcie</string>
      <key>other</key><string>jeszcze %u zdjęcia</string></dict></dict>
      </dict></plist>
      """,
    ]) { $1 }
  }

  /// A category whose summary and placeholder are words of its tables.
  static let photos = """
    {"categories": [{"identifier": "photo", "categorySummaryFormat": {"key": "MORE"},
      "hiddenPreviewsBodyPlaceholder": {"key": "HIDDEN"}}]}
    """
}
