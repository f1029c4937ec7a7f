import Files
import Notifications
import TerminalCore

/// What `new` writes, never over anything.
enum Beginning {
  /// An app with a first payload.
  static func app(named name: String) throws {
    let app = FilePath(name.hasSuffix(".app") ? name : name + ".app")
    try refuseExisting(app.text)
    let identifier = "com.example." + app.stem.lowercased().filter { $0.isLetter || $0.isNumber }
    try write(propertyList(app.stem, identifier), to: app.appending("Info.plist"))
    try write(manifest, to: app.appending("Notifications.json"))
    try write(payload(identifier), to: app.appending("Payloads/hello.apns"))
    Console.complain("Open it with: coversheet \(app.text.revealedLine)")
  }

  /// A scenario whose expectations hold.
  static func scenario(named name: String) throws {
    let path = name.hasSuffix(".scenario") ? name : name + ".scenario"
    try refuseExisting(path)
    try write(scenario, to: path)
    Console.complain("Open it with: coversheet \(path.revealedLine)")
  }

  /// A theme with a color for each role: the dark one’s.
  static func theme(named name: String) throws {
    let path = name.hasSuffix(".json") ? name : name + ".json"
    try refuseExisting(path)
    try write(theme(FilePath(path).stem), to: path)
    Console.complain("Use it with: coversheet --theme=\(path.revealedLine)")
  }

  private static func refuseExisting(_ path: String) throws(Diagnostic) {
    guard Folder.exists(path) else { return }
    throw Diagnostic(Place(path), .error, "it is there already; choose another name")
  }

  private static func write(_ text: String, to path: String) throws(Diagnostic) {
    try OutputFile.write(text, to: path)
    Console.printLine(path.revealedLine)
  }

  private static func propertyList(_ name: String, _ identifier: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>\(identifier)</string>
      <key>CFBundleDisplayName</key>
      <string>\(name.xmlText)</string>
      <key>CFBundleDevelopmentRegion</key>
      <string>en</string>
    </dict>
    </plist>

    """
  }

  private static let manifest = """
    {
      "authorization": { "options": ["alert", "sound", "badge"], "request": "firstLaunch" },
      "icon": "🔔",
      "categories": [
        { "identifier": "message", "actions": [{ "identifier": "open", "title": "Open" }] }
      ]
    }

    """

  private static func payload(_ identifier: String) -> String {
    """
    {
      "Simulator Target Bundle": "\(identifier)",
      "aps": {
        "alert": { "title": "Hello", "body": "This is the first notification." },
        "category": "message",
        "thread-id": "first"
      }
    }

    """
  }

  private static func theme(_ name: String) -> String {
    let roles = Role.allCases.map { role in
      JSONValue.Member(role.rawValue, .string(Palette.dark[role].themeText))
    }
    return JSONText.pretty(["name": .string(name), "base": "dark", "roles": .object(roles)])
  }

  private static let scenario = """
    title "A first scenario"
    app {"bundleIdentifier": "com.example.bistro", "displayName": "Bistro"}

    +1m push bistro {"aps": {"alert": {"title": "Table 4", "body": "Two soups"}, "thread-id": "4"}}
    +1m push bistro {"aps": {"alert": {"title": "Table 4", "body": "And bread"}, "thread-id": "4"}}

    expect group bistro/4 count 2
    expect group bistro/4 summary "1 more notification"

    """
}

extension Color {
  /// The color as a theme file writes it.
  fileprivate var themeText: String {
    switch self {
    case .standard: "standard"
    case .ansi(let index): "ansi \(index)"
    case .rgb(let red, let green, let blue): RGB(red, green, blue).hex
    }
  }
}

extension String {
  /// The text between two XML tags.
  fileprivate var xmlText: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
