extension RuleExample {
  private static let categories = "Notifications.json"
  private static let identifier =
    "<key>CFBundleIdentifier</key><string>com.example.tea</string>"
  /// What says that a folder is an app, and which.
  static let appList = ["Info.plist": propertyList(identifier)]

  private static func category(_ more: String) -> String {
    #"{ "categories": [ { "identifier": "TEA"\#(more) } ] }"#
  }

  private static func kinds(more: String) -> String {
    let all = ["TEA", "MILK", "CAKE", "CUP", "POT", "LEAF", "HONEY"].map {
      #"{ "identifier": "\#($0)" }"#
    }
    return #"{ "categories": [ \#(all.joined(separator: ", ")) ]\#(more) }"#
  }

  /// What payloads have wrong for the app that gets them.
  static let ofAppsAndPayloads = [
    RuleExample(
      "Y8", wrong: #"{"aps": {"alert": "Tea is ready", "category": "TEE"}}"#,
      right: #"{"aps": {"alert": "Tea is ready", "category": "TEA"}}"#,
      with: [categories: category("")]),
    RuleExample(
      "Y9", "cups.ndjson",
      wrong: "{\"aps\": {\"alert\": \"One\", \"thread-id\": \"pot\"}}\n"
        + "{\"aps\": {\"alert\": \"Two\", \"thread-id\": \"Pot\"}}",
      right: "{\"aps\": {\"alert\": \"One\", \"thread-id\": \"pot\"}}\n"
        + "{\"aps\": {\"alert\": \"Two\", \"thread-id\": \"pot\"}}"),
    RuleExample(
      "Y12", wrong: #"{"aps": {"alert": {"body": "Tea is ready", "summary-arg": "Earl"}}}"#,
      right: #"{"aps": {"alert": {"body": "Tea is ready"}, "thread-id": "Earl"}}"#, system: "15"),
    RuleExample(
      "Y15", wrong: #"{"aps": {"alert": {"loc-key": "TEE_READY"}}}"#,
      right: #"{"aps": {"alert": {"loc-key": "TEA_READY"}}}"#,
      with: ["en.lproj/Localizable.strings": "\"TEA_READY\" = \"Tea is ready\";\n"]),
    RuleExample(
      "Y16", wrong: #"{"aps": {"alert": {"loc-key": "TEA_FOR"}}}"#,
      right: #"{"aps": {"alert": {"loc-key": "TEA_FOR", "loc-args": ["Anna"]}}}"#,
      with: ["en.lproj/Localizable.strings": "\"TEA_FOR\" = \"Tea for %@\";\n"]),
    RuleExample(
      "Y19", wrong: #"{"aps": {"alert": "Tea is ready", "interruption-level": "urgent"}}"#,
      right: #"{"aps": {"alert": "Tea is ready", "interruption-level": "active"}}"#, system: "15"),
    RuleExample(
      "Y23", "cups.ndjson",
      wrong:
        #"{"headers": {"apns-push-type": "background", "apns-priority": "10"}, "payload": {"aps": {"content-available": 1}}}"#,
      right:
        #"{"headers": {"apns-push-type": "background", "apns-priority": "5"}, "payload": {"aps": {"content-available": 1}}}"#
    ),
    RuleExample(
      "Y27", wrong: #"{"aps": {"alert": "Tea is ready", "sound": "whistle.mp3"}}"#,
      right: #"{"aps": {"alert": "Tea is ready", "sound": "default"}}"#),
    RuleExample(
      "Y28", "cups.ndjson",
      wrong: #"{"headers": {"apns-priority": "7"}, "payload": {"aps": {"alert": "Tea is ready"}}}"#,
      right: #"{"headers": {"apns-priority": "5"}, "payload": {"aps": {"alert": "Tea is ready"}}}"#),
    RuleExample(
      "Y38", "cups.ndjson",
      wrong: (1...11).map { #"{"aps": {"alert": "Cup", "thread-id": "cup-\#($0)"}}"# }.joined(
        separator: "\n"),
      right: (1...11).map { _ in #"{"aps": {"alert": "Cup", "thread-id": "cups"}}"# }.joined(
        separator: "\n")),
  ]

  /// What apps declare.
  static let ofApps = [
    RuleExample(
      "Y13", categories, wrong: category(#", "categorySummaryFormat": "%d more cups of %d""#),
      right: category(#", "categorySummaryFormat": "%u more to drink""#),
      with: ["tea.apns": #"{"aps": {"alert": "Tea is ready", "category": "TEA"}}"#]),
    RuleExample(
      "Y14", categories, wrong: category(#", "categorySummaryFormat": "%u more from %@""#),
      right: category(#", "categorySummaryFormat": "%u more to drink""#),
      with: ["tea.apns": #"{"aps": {"alert": "Tea is ready", "category": "TEA"}}"#]),
    RuleExample(
      "Y20", categories,
      wrong: category(
        #", "actions": [ "#
          + ["a", "b", "c", "d", "e"].map {
            #"{ "identifier": "\#($0)", "title": "\#($0)" }"#
          }.joined(separator: ",\n") + " ]"),
      right: category(#", "actions": [ { "identifier": "a", "title": "a" } ]"#)),
    RuleExample(
      "Y7", "Tea.entitlements", wrong: propertyList(""),
      right: propertyList(
        "<key>com.apple.developer.usernotifications.critical-alerts</key><true/>"),
      with: [
        "tea.apns":
          #"{"aps": {"alert": "Boiling over", "sound": {"critical": 1, "name": "default", "volume": 1}}}"#
      ]),
    RuleExample(
      "Y24", "Info.plist", wrong: propertyList(identifier),
      right: propertyList(
        identifier
          + "\n<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"),
      with: ["tea.apns": #"{"aps": {"content-available": 1}}"#]),
    RuleExample(
      "Y29", categories, wrong: category(#", "hiddenPreviewsBodyPlaceholder": "%u more cups""#),
      right: category(#", "hiddenPreviewsBodyPlaceholder": { "key": "CUPS" }"#),
      with: ["en.lproj/Localizable.stringsdict": cups]),
    RuleExample(
      "Y32", categories,
      wrong: #"{ "authorization": { "options": ["alert", "providesAppNotificationSettings"] } }"#,
      right:
        #"{ "authorization": { "options": ["alert", "providesAppNotificationSettings"] }, "delegate": { "openSettingsFor": true } }"#
    ),
    RuleExample(
      "Y33", categories, wrong: #"{ "authorization": { "options": ["provisional"] } }"#,
      right: #"{ "authorization": { "options": ["provisional", "alert", "sound"] } }"#),
    RuleExample(
      "D1", "cups.ndjson",
      wrong: (1...8).map { #"{"aps": {"alert": "Cup \#($0)"}}"# }.joined(separator: "\n"),
      right: (1...8).map { #"{"aps": {"alert": "Cup \#($0)", "thread-id": "pot-\#($0 % 2)"}}"# }
        .joined(separator: "\n"), with: appList),
    RuleExample(
      "D2", categories, wrong: kinds(more: ""),
      right: kinds(
        more: ",\n" + #""delegate": { "openSettingsFor": true }, "authorization": "#
          + #"{ "options": ["alert", "providesAppNotificationSettings"] }"#)),
    RuleExample(
      "D3", categories,
      wrong: #"{ "authorization": { "options": ["alert"], "request": "firstLaunch" } }"#,
      right:
        #"{ "authorization": { "options": ["alert", "provisional"], "request": "firstLaunch" } }"#),
    RuleExample(
      "Y34", categories,
      wrong:
        #"{ "on": { "launch": [ { "schedule": { "content": { "title": "Tea" }, "trigger": { "timeInterval": 30, "repeats": true } } } ] } }"#,
      right:
        #"{ "on": { "launch": [ { "schedule": { "content": { "title": "Tea" }, "trigger": { "timeInterval": 60, "repeats": true } } } ] } }"#
    ),
  ]
}
