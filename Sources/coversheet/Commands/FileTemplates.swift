import Encodings
import Files
import Notifications
import Scenarios
import Screens
import TerminalCore

/// What `new` writes, never over anything.
enum FileTemplates {
  /// An app with everything that its notifications need: strings in two languages, a summary that
  /// counts, a placeholder, actions, and payloads that make a stack.
  ///
  /// - Parameter path: Of the bundle.
  static func app(at path: String) throws {
    let app = FilePath(path)
    try refuseExisting(app.text)
    let identifier = "com.example." + identifierPart(of: app.stem)
    var files = [
      ("Info.plist", propertyList(app.stem, identifier)),
      ("Notifications.json", AppExample.notifications),
    ]
    for language in AppExample.languages {
      let folder = "\(language.name).lproj/"
      files.append((folder + "Localizable.strings", language.table))
      files.append((folder + "Localizable.stringsdict", language.plurals))
    }
    files += orders.map { name, guest, order in
      ("Payloads/\(name).apns", AppExample.payload(identifier, from: guest, order))
    }
    try OutputFolder(files: files.map { ($0.0, Array($0.1.utf8)) }).write(to: app.text)
    for (name, _) in files { Console.printLine(app.appending(name).revealedLine) }
    suggest(app.text.operandWord)
  }

  // Bundle identifiers have letters and digits of ASCII alone; `app` is the last part of the one
  // that stands in where none is known.
  private static func identifierPart(of name: String) -> String {
    let part = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if part == "app" { return "app1" }
    guard part.isEmpty else { return part }
    return "u" + name.unicodeScalars.prefix(12).map { String($0.value, radix: 16) }.joined()
  }

  private static let orders = [
    ("1-soup", "Ada", "Two soups, please."), ("2-bread", "Ben", "And bread."),
    ("3-bill", "Ada", "The bill, please."),
  ]

  private static func suggest(_ path: String) {
    let key = { (id: ControlID) in
      Keymap.standard.control(id)?.shortcuts.first?.description ?? id.rawValue
    }
    Console.complain("Open it with: coversheet \(path)")
    Console.complain(
      """
      Try there: \(key(.toggle)) expands the stack, \(key(.view)) shows the actions, \
      \(key(.locale)) speaks German, \(key(.previews)) hides what is said, \(key(.words)) counts \
      in both languages, \(key(.why)) says why.
      """)
    Console.complain(
      "Check it with: coversheet check \(path); “coversheet help app-files” explains it.")
  }

  /// A scenario whose expectations hold.
  static func scenario(at path: String) throws {
    try refuseExisting(path)
    try write(scenario, to: path)
    Console.complain("Open it with: coversheet \(path.operandWord)")
  }

  /// A theme with a color for each role: the dark one’s.
  static func theme(at path: String) throws {
    try refuseExisting(path)
    try write(theme(FilePath(path).stem), to: path)
    Console.complain("Use it with: coversheet --theme=\(path.shellWordOfOneLine)")
  }

  private static func refuseExisting(_ path: String) throws(Diagnostic) {
    guard Folder.isTaken(path) else { return }
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
      <string>\(name.escapedBetweenTags)</string>
      <key>CFBundleDevelopmentRegion</key>
      <string>en</string>
    </dict>
    </plist>

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

extension String {
  /// The path as it stands on a command line in a shell.
  fileprivate var operandWord: String { (hasPrefix("-") ? "-- " : "") + shellWordOfOneLine }
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
