import Localization
import Notifications
import Testing

@testable import Files

@Suite("Texts that code looks up in tables")
struct LookedUpTextTests {
  private static let tables = [
    "A/en.lproj/Localizable.strings": #""here" = "Here";"#,
    "A/en.lproj/Actions.strings": #""refuse" = "Refuse"; "same" = "OK";"#,
    "A/de.lproj/Actions.strings": #""refuse" = "Ablehnen"; "same" = "OK";"#,
  ]

  private func read(_ code: String, _ path: String) throws -> NotificationCode {
    let folder = try TemporaryFolder(Self.tables)
    let parts = AppParts(folder: FilePath(folder("A")))
    let text =
      path == "App.m"
      ? "id a = [UNNotificationAction actionWithIdentifier:@\"a\" title:\(code) options:0];\n"
        + "id c = [UNNotificationCategory categoryWithIdentifier:@\"c\" actions:@[a]];"
      : "let c = UNNotificationCategory(identifier: \"c\", actions: [\n"
        + "UNNotificationAction(identifier: \"a\", title: \(code), options: [])])"
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    let strings = AppStrings.read(parts, in: folder("A"))
    let found = NotificationCode([file], strings: strings)
    // What is read last is read while the folder is there.
    #expect(strings.has("here", table: "Localizable"))
    return found
  }

  private static let moved =
    "the title of the action \"a\" is in the table \"Actions\", and Notifications.json has keys of "
    + "Localizable alone; its words in en were taken: move it to Localizable to have all languages"
  private static let missed =
    "the title of the action \"a\" cannot be read without running the code; write it into "
    + "Notifications.json"

  @Test(
    "A key of Localizable stays one; words of another table, and what stands in, are taken",
    arguments: [
      (#"NSLocalizedString("here", comment: "")"#, #"{"key":"here"}"#, []),
      (
        #"NSLocalizedString("here", tableName: nil, value: "x", comment: "")"#, #"{"key":"here"}"#,
        []
      ),
      (#"NSLocalizedString("gone", value: "Away", comment: "")"#, #""Away""#, []),
      (#"NSLocalizedString("gone", value: "", comment: "")"#, #"{"key":"gone"}"#, []),
      (#"String(localized: "gone", defaultValue: "Away")"#, #""Away""#, []),
      (#"String(localized: "gone", table: "Actions")"#, nil, [missed]),
      (#"String(localized: "gone", defaultValue: "Away", table: "Actions")"#, #""Away""#, []),
      (#"String(localized: "gone", defaultValue: "\(x)")"#, nil, [missed]),
      (#"String(localized: "here", table: name)"#, nil, [missed]),
      (#"NSLocalizedString("refuse", tableName: "Actions", comment: "")"#, #""Refuse""#, [moved]),
      (#"String(localized: "refuse", table: "Actions")"#, #""Refuse""#, [moved]),
      (#"String(localized: "same", table: "Actions")"#, #""OK""#, []),
      (
        #"Bundle.main.localizedString(forKey: "refuse", value: nil, table: "Actions")"#,
        #""Refuse""#, [moved]
      ),
      (
        #"Bundle.main.localizedString(forKey: "here", value: nil, table: nil)"#, #"{"key":"here"}"#,
        []
      ),
    ] as [(String, String?, [String])])
  func swift(code: String, title: String?, complaints: [String]) throws {
    let found = try read(code, "App.swift")
    let action = found.categories.first?["actions"]?.array?.first
    #expect(action?["title"].map(JSONText.compact) == title)
    #expect(found.unread.map(\.message) == complaints)
  }

  @Test(
    "Objective-C names the table, too",
    arguments: [
      (#"NSLocalizedStringFromTable(@"refuse", @"Actions", nil)"#, #""Refuse""#, [moved]),
      (#"NSLocalizedStringFromTable(@"here", nil, nil)"#, #"{"key":"here"}"#, []),
      (#"NSLocalizedStringWithDefaultValue(@"gone", nil, b, @"Away", nil)"#, #""Away""#, []),
      (
        #"[[NSBundle mainBundle] localizedStringForKey:@"refuse" value:nil table:@"Actions"]"#,
        #""Refuse""#, [moved]
      ),
    ] as [(String, String?, [String])])
  func objectiveC(code: String, title: String?, complaints: [String]) throws {
    let found = try read(code, "App.m")
    let action = found.categories.first?["actions"]?.array?.first
    #expect(action?["title"].map(JSONText.compact) == title)
    #expect(found.unread.map(\.message) == complaints)
  }
}
