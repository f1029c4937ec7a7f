import Files
import Notifications
import Sessions

extension CommandSpec {
  static let new = CommandSpec(
    name: "new", synopsis: "app|scenario NAME", summary: "begin an app or a scenario to fill in",
    examples: [
      ("coversheet new app Bistro", "makes Bistro.app with a first payload"),
      ("coversheet new scenario lunch", "makes lunch.scenario"),
    ],
    options: []
  ) { invocation in
    try invocation.expectAtMost(2)
    let kind = try invocation.operand(0, "app or scenario")
    let name = try invocation.operand(1, "NAME")
    switch kind {
    case "app": try Beginning.app(named: name)
    case "scenario": try Beginning.scenario(named: name)
    default:
      let near = suggestion(for: kind, among: ["app", "scenario"])
      throw UsageError("“new” makes an app or a scenario, not “\(kind)”\(near)")
    }
    return .done
  }
}

/// What `new` writes, never over anything.
private enum Beginning {
  static func app(named name: String) throws {
    let app = FilePath(name.hasSuffix(".app") ? name : name + ".app")
    try refuseExisting(app.text)
    let identifier = "com.example." + app.stem.lowercased().filter { $0.isLetter || $0.isNumber }
    try write(propertyList(app.stem, identifier), to: app.appending("Info.plist"))
    try write(manifest, to: app.appending("Notifications.json"))
    try write(payload(identifier), to: app.appending("Payloads/hello.apns"))
    Console.complain("Open it with: coversheet \(app.text)")
  }

  static func scenario(named name: String) throws {
    let path = name.hasSuffix(".scenario") ? name : name + ".scenario"
    try refuseExisting(path)
    try write(scenario, to: path)
    Console.complain("Open it with: coversheet \(path)")
  }

  private static func refuseExisting(_ path: String) throws(Diagnostic) {
    guard Folder.exists(path) else { return }
    throw Diagnostic(Place(path), .error, "it is there already; choose another name")
  }

  private static func write(_ text: String, to path: String) throws(Diagnostic) {
    try OutputFile.write(text, to: path)
    Console.print(path + "\n")
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

  private static let scenario = """
    title "A first scenario"
    app {"bundleIdentifier": "com.example.bistro", "displayName": "Bistro"}

    +1m push bistro {"aps": {"alert": {"title": "Table 4", "body": "Two soups"}, "thread-id": "4"}}
    +1m push bistro {"aps": {"alert": {"title": "Table 4", "body": "And bread"}, "thread-id": "4"}}

    expect group bistro/4 count 2
    expect group bistro/4 summary "1 more notification"

    """
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
