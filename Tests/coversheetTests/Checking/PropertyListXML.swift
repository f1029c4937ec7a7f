/// Property lists as a test writes them.
enum PropertyListXML {
  /// A list with members that are written already.
  static func of(_ members: String) -> String { "<plist><dict>\(members)</dict></plist>" }

  /// A member whose value is a text.
  static func entry(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }
}
