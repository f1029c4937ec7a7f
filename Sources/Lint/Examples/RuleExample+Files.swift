extension RuleExample {
  static func propertyList(_ members: String) -> String {
    "<plist><dict>\(members)</dict></plist>"
  }

  private static func contentExtension(
    _ identifier: String, ratio: String, category: String = "TEA"
  ) -> String {
    let key = "UNNotificationExtension"
    return propertyList(
      "<key>CFBundleIdentifier</key><string>\(identifier)</string>\n<key>NSExtension</key><dict>"
        + "<key>NSExtensionPointIdentifier</key>"
        + "<string>com.apple.usernotifications.content-extension</string>\n"
        + "<key>NSExtensionAttributes</key><dict><key>\(key)Category</key>"
        + "<string>\(category)</string>"
        + ratio + "</dict></dict>")
  }

  private static let ratio =
    "<key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>"
  private static let teaCategory = [
    "Notifications.json": #"{ "categories": [ { "identifier": "TEA" } ] }"#
  ]

  private static let service = propertyList(
    "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.usernotifications.service</string></dict>")

  /// What extensions declare, and what they get.
  static let ofExtensions = [
    RuleExample(
      "Y18", wrong: #"{"aps": {"mutable-content": 1, "sound": "default"}}"#,
      right: #"{"aps": {"mutable-content": 1, "alert": {"body": "Tea is ready"}}}"#,
      with: ["PlugIns/Pour.appex/Info.plist": service]),
    RuleExample(
      "Y30", "PlugIns/Cup.appex/Info.plist",
      wrong: contentExtension("com.example.tea.cup", ratio: ""),
      right: contentExtension("com.example.tea.cup", ratio: ratio), with: teaCategory),
    RuleExample(
      "Y42", "PlugIns/Pour.appex/Service.json",
      wrong:
        #"{ "steps": [ { "set": { "attachments": [ { "identifier": "cup", "path": "poem.txt" } ] } } ] }"#,
      right: #"{ "steps": [ { "set": { "subtitle": "A poem comes with it" } } ] }"#,
      with: [
        "PlugIns/Pour.appex/poem.txt": "Steep, and wait.\n",
        "PlugIns/Pour.appex/Info.plist": service,
      ]),
    RuleExample(
      "Y43", "PlugIns/Cup.appex/Info.plist",
      wrong: contentExtension("com.example.cup", ratio: ratio),
      right: contentExtension("com.example.tea.cup", ratio: ratio),
      with: teaCategory.merging(appList) { $1 }),
    RuleExample(
      "Y44", "PlugIns/Pot.appex/Info.plist",
      wrong: contentExtension("com.example.tea.pot", ratio: ratio),
      right: contentExtension("com.example.tea.pot", ratio: ratio, category: "POT"),
      with: [
        "PlugIns/Cup.appex/Info.plist": contentExtension("com.example.tea.cup", ratio: ratio)
      ].merging(appList) { $1 }),
  ]

  private static func plural(_ forms: String) -> String {
    propertyList(
      "<key>CUPS</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\n"
        + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string>\n" + forms + "</dict></dict>")
  }

  static let cups = plural(
    "<key>one</key><string>%d cup</string><key>other</key><string>%d cups</string>")

  private static func catalog(_ state: String) -> String {
    #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "TEA_READY": { "localizations": {"#
      + #" "en": { "stringUnit": { "state": "translated", "value": "Tea is ready" } },"#
      + "\n  \"de\": { \"stringUnit\": { \"state\": \"\(state)\", "
      + #""value": "Der Tee ist fertig" } } } } } }"#
  }

  /// What tables of words say.
  static let ofTables = [
    RuleExample(
      "Y17", "en.lproj/Localizable.stringsdict",
      wrong: plural("<key>other</key><string>%d cups</string>"),
      right: cups),
    RuleExample(
      "Y41", "Localizable.xcstrings", wrong: catalog("needs_review"), right: catalog("translated")),
    RuleExample(
      "Y45", "de.lproj/Localizable.strings",
      wrong: "\"READY\" = \"Tea is ready\";\n\"COLD\" = \"Der Tee ist kalt\";\n",
      right: "\"READY\" = \"Der Tee ist fertig\";\n\"COLD\" = \"Der Tee ist kalt\";\n",
      with: [
        "en.lproj/Localizable.strings":
          "\"READY\" = \"Tea is ready\";\n\"COLD\" = \"Tea is cold\";\n"
      ]),
  ]

  private static let token = String(repeating: "a1 ", count: 32)

  private static let many =
    "{\"aps\": {\"alert\": \"Tea is ready\"}, \"menu\": [\n"
    + String(repeating: "\"Earl Grey with milk, and a slice of lemon cake\",\n", count: 100)
    + "\"Water\"]}"

  private static func reminders(_ count: Int, _ trigger: String) -> String {
    let request = #"{ "schedule": { "content": { "title": "Tea" }, "trigger": { \#(trigger) } } }"#
    let requests = Array(repeating: request, count: count).joined(separator: ",\n")
    return "{ \"on\": { \"launch\": [\n\(requests)\n] } }"
  }

  private static func cups(urgent: Int) -> String {
    let entitlement = "com.apple.developer.usernotifications.time-sensitive"
    let app = #"app {"bundleIdentifier":"com.example.tea","entitlements":["\#(entitlement)"]}"#
    let pushes = (1...6).map { number in
      let level = number <= urgent ? "time-sensitive" : "active"
      return #"push tea {"aps": {"alert": "Cup \#(number)", "interruption-level": "\#(level)"}}"#
    }
    return ([app] + pushes).joined(separator: "\n")
  }

  /// What is wrong in wires and scenarios, and in what there is too much of.
  static let ofWires = [
    RuleExample(
      "Y3", wrong: many, right: #"{"aps": {"alert": "Tea is ready"}, "menu": "today"}"#),
    RuleExample(
      "Y31", "Notifications.json",
      wrong: #"{ "categories": [ { "identifier": "TEA" }, { "identifier": "TEA" } ] }"#,
      right: #"{ "categories": [ { "identifier": "TEA" }, { "identifier": "MILK" } ] }"#),
    RuleExample(
      "Y35", "Notifications.json", wrong: reminders(65, #""timeInterval": 3600"#),
      right: reminders(1, #""timeInterval": 3600, "repeats": true"#)),
    RuleExample(
      "Y36", "day.scenario",
      wrong: "app {\"bundleIdentifier\":\"com.example.tea\"}\n"
        + "schedule-legacy tea {\"alertBody\":\"Tea\",\"applicationIconBadgeNumber\":0}",
      right: "app {\"bundleIdentifier\":\"com.example.tea\"}\n"
        + "schedule-legacy tea {\"alertBody\":\"Tea\"}\nset-badge tea 0"),
    RuleExample(
      "D4", "morning.scenario", wrong: cups(urgent: 3), right: cups(urgent: 2), system: "15"),
    RuleExample(
      "Y39", "tea.hex", wrong: "00 00 20 \(token)00 02 7b 7d 00",
      right: "00 00 20 \(token)00 02 7b 7d"),
  ]
}
