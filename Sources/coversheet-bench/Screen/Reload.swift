import Files
import Localization
import TerminalCore

extension Bench {
  /// A saved file shows like a key that was pressed: reading it anew costs
  /// its parse, and little else.
  static let reload = Bench(
    name: "reload", summary: "from a saved string table to the frame that shows it"
  ) { conditions, findings throws(BenchError) in
    let app = try ReloadedApp(conditions.folder)
    let payloads = try conditions.folder.write(ReloadedApp.payloads, to: "reload.ndjson")
    let world = try World(100, paths: [app.path, payloads])
    var (reloads, keys, parses) = ([Duration](), [Duration](), [Duration]())
    for round in 0..<conditions.rounds {
      try app.write(round)
      parses.append(elapsed { app.parse() })
      reloads.append(world.reread(app.words))
      // What else does everything since again, and shows it.
      _ = world.press(Key(.character("x")))
      keys.append(world.press(Key(.character("u"))))
    }
    findings.note("reload.key", keys)
    findings.note("reload.parse", parses)
    findings.note("reload.frame", reloads)
    let allowed = keys.median.milliseconds * 1.5 + parses.median.milliseconds
    findings.promise(
      "reload.of-allowed", reloads.median.milliseconds / allowed, "×",
      atMost: conditions.isSmoke ? 3 : 1)
  }
}

/// An app whose string table is saved again and again.
private struct ReloadedApp {
  /// The app's folder.
  let path: String
  /// Its string table.
  let words: String
  private let folder: TemporaryFolder

  init(_ folder: TemporaryFolder) throws(BenchError) {
    self.folder = folder
    let list =
      "<plist><dict><key>CFBundleIdentifier</key><string>com.example.reload</string></dict></plist>"
    _ = try folder.write(Array(list.utf8), to: "Reload.app/Info.plist")
    words = try folder.write([], to: "Reload.app/en.lproj/Localizable.strings")
    path = folder.path + "/Reload.app"
    try write(-1)
  }

  /// Saves the table with other words.
  func write(_ round: Int) throws(BenchError) {
    let lines = (0..<200).map { "\"KEY_\($0)\" = \"Word \($0) of round \(round)\";\n" }
    _ = try folder.write(
      Array(lines.joined().utf8), to: "Reload.app/en.lproj/Localizable.strings")
  }

  /// Reads all of the app as a reload does.
  func parse() {
    guard let app = try? AppBundle.read(path).value else { return }
    _ = AppStrings.read(of: app).diagnostics
  }

  /// Lines of payloads that take their words from the table.
  static var payloads: [UInt8] {
    let lines = (0..<100).map {
      #"{"aps":{"alert":{"title":"No. \#($0)","loc-key":"KEY_\#($0)"},"thread-id":"\#($0 % 9)"}}"#
        + "\n"
    }
    return Array(lines.joined().utf8)
  }
}
