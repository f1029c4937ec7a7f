/// A small app, file by file: what `new app` writes, and what help shows.
enum AppExample {
  /// What the app does in code: Notifications.json.
  static let notifications = """
    {
      "authorization": { "options": ["alert", "sound", "badge"] },
      "icon": "🔔",
      "categories": [
        {
          "identifier": "order",
          "options": ["customDismissAction"],
          "hiddenPreviewsBodyPlaceholder": { "key": "ORDERS_HIDDEN" },
          "categorySummaryFormat": { "key": "ORDERS_SUMMARY" },
          "actions": [
            { "identifier": "done", "title": { "key": "DONE" } },
            {
              "identifier": "answer",
              "title": { "key": "ANSWER" },
              "textInput": { "buttonTitle": { "key": "SEND" }, "placeholder": { "key": "ANSWER_HINT" } }
            }
          ]
        }
      ],
      "delegate": { "willPresent": ["alert", "sound"] }
    }

    """

  /// What a service extension's code does: Service.json.
  static let service = """
    {
      "steps": [
        { "after": "1s", "set": { "title": "{userInfo.table}", "body": "{title}: {body}" } }
      ],
      "onTimeWillExpire": [{ "set": { "title": "An order" } }]
    }

    """

  /// What a content extension's code does: Content.json.
  static let content = """
    {
      "view": [{ "text": "{userInfo.table}: {body}" }, { "label": "status" }],
      "on": {
        "action done": [{ "set": { "status": "On its way" } }, { "complete": "doNotDismiss" }]
      }
    }

    """

  /// The Info.plist of the service extension: what says that it is one.
  static let serviceList = extensionList("service")

  /// The Info.plist of the content extension, with its category and how high its view opens.
  static let contentList = extensionList(
    "content-extension",
    """

        <key>NSExtensionAttributes</key>
        <dict>
          <key>UNNotificationExtensionCategory</key>
          <string>order</string>
          <key>UNNotificationExtensionInitialContentSizeRatio</key>
          <real>0.5</real>
        </dict>
    """)

  private static func extensionList(_ point: String, _ attributes: String = "") -> String {
    """
    <plist version="1.0">
    <dict>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.usernotifications.\(point)</string>\(attributes)
      </dict>
    </dict>
    </plist>

    """
  }

  /// A payload: an order from a table.
  ///
  /// - Parameters:
  ///   - identifier: The app's.
  ///   - guest: Who ordered; the summary names them.
  static func payload(_ identifier: String, from guest: String, _ order: String) -> String {
    """
    {
      "Simulator Target Bundle": "\(identifier)",
      "aps": {
        "alert": { "title": "\(guest)", "body": "\(order)", "summary-arg": "\(guest)" },
        "category": "order",
        "thread-id": "table-4",
        "sound": "default"
      },
      "table": "Table 4"
    }

    """
  }

  /// The languages that its strings are in, the app's own first.
  static let languages: [Language] = [
    Language(
      name: "en",
      strings: [
        ("DONE", "Done"), ("ANSWER", "Answer"), ("SEND", "Send"), ("ANSWER_HINT", "Message"),
      ],
      hidden: ("%u order", "%u orders"),
      summary: ("%1$u more order from %2$@", "%1$u more orders from %2$@")),
    Language(
      name: "de",
      strings: [
        ("DONE", "Fertig"), ("ANSWER", "Antworten"), ("SEND", "Senden"),
        ("ANSWER_HINT", "Nachricht"),
      ],
      hidden: ("%u Bestellung", "%u Bestellungen"),
      summary: ("%1$u weitere Bestellung von %2$@", "%1$u weitere Bestellungen von %2$@")),
  ]

  /// Its words in one language.
  struct Language {
    /// As `LANG.lproj` names it.
    let name: String
    fileprivate let strings: [(key: String, words: String)]
    fileprivate let hidden: (one: String, other: String)
    fileprivate let summary: (one: String, other: String)

    /// Localizable.strings.
    var table: String { strings.map { "\"\($0.key)\" = \"\($0.words)\";\n" }.joined() }

    /// Localizable.stringsdict: what counts.
    var plurals: String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(plural("ORDERS_HIDDEN", "%#@n@", hidden))
      \(plural("ORDERS_SUMMARY", "%1$#@n@", summary))
      </dict>
      </plist>

      """
    }

    private func plural(
      _ key: String, _ format: String, _ forms: (one: String, other: String)
    ) -> String {
      """
        <key>\(key)</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>\(format)</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>u</string>
            <key>one</key>
            <string>\(forms.one)</string>
            <key>other</key>
            <string>\(forms.other)</string>
          </dict>
        </dict>
      """
    }
  }
}
