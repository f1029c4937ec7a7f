import Foundation
import TestSupport

/// A module of the design, and what it may import: the arrows of `Sources/README.md`.
enum Module: String, CaseIterable {
  case encodings = "Encodings"
  case terminalCore = "TerminalCore"
  case notifications = "Notifications"
  case localization = "Localization"
  case calendars = "Calendars"
  case push = "Push"
  case delivery = "Delivery"
  case explaining = "Explaining"
  case files = "Files"
  case scenarios = "Scenarios"
  case lint = "Lint"
  case programs = "Programs"
  case screens = "Screens"
  case sessions = "Sessions"
  case interaction = "Interaction"
  case pushEndpoint = "PushEndpoint"
  case jsonRPC = "JSONRPC"
  case languageServer = "LanguageServer"
  case contextServer = "ContextServer"
  case ncursesTerminal = "NcursesTerminal"
  case executable = "coversheet"
  case bench = "coversheet-bench"

  /// The modules that it may import; what these may import is allowed with them.
  private var mayImportDirectly: [Module] {
    switch self {
    case .encodings, .notifications: []
    case .terminalCore: [.encodings]
    case .localization, .calendars, .push: [.notifications]
    case .delivery: [.localization, .calendars, .push]
    case .explaining: [.delivery]
    case .files: [.encodings, .localization]
    case .scenarios: [.explaining, .files]
    case .lint: [.files, .delivery]
    case .screens: [.terminalCore, .lint, .scenarios]
    case .programs: [.terminalCore, .files]
    case .sessions: [.lint, .scenarios, .programs]
    case .interaction: [.screens, .sessions]
    case .pushEndpoint: [.sessions]
    case .jsonRPC: [.files]
    case .languageServer: [.sessions, .jsonRPC]
    case .ncursesTerminal: [.terminalCore]
    case .contextServer: [.interaction, .jsonRPC]
    case .executable, .bench:
      [.contextServer, .languageServer, .pushEndpoint, .ncursesTerminal]
    }
  }

  /// Modules from outside that it may import: the system's library only at the edges.
  private var mayImportFromOutside: Set<String> {
    switch self {
    // What neither asks the machine nor tells it.
    case .notifications: ["Glibc.asin", "Glibc.cos", "Glibc.sin"]
    case .calendars: ["CICU"]
    case .screens: ["Glibc.memchr", "Glibc.memcmp", "Synchronization"]
    case .encodings, .terminalCore, .push, .delivery, .explaining, .scenarios, .jsonRPC,
      .languageServer, .contextServer:
      []
    case .lint: ["Synchronization"]
    case .localization: ["CICU", "Synchronization"]
    case .files: ["Glibc", "CYAML", "Synchronization"]
    case .executable: ["Glibc", "Synchronization"]
    case .programs: ["Glibc", "COpenSSL", "CProcess", "CPicture"]
    case .sessions: ["Glibc", "Synchronization"]
    case .interaction: ["Glibc"]
    case .pushEndpoint: ["Glibc", "CNghttp2", "COpenSSL"]
    case .bench: ["Glibc", "Foundation", "TestSupport"]
    case .ncursesTerminal: ["Glibc", "CNcurses", "CPNG", "CTerminal"]
    }
  }

  /// Everything that its files may import.
  var mayImport: Set<String> {
    mayImportFromOutside.union(reachable.map(\.rawValue))
  }

  private var reachable: Set<Module> {
    mayImportDirectly.reduce(into: []) { $0.formUnion($1.reachable.union([$1])) }
  }

  var folder: URL { URL(filePath: Checkout.path + "/Sources/\(rawValue)") }

  /// Its Swift files, in order of their paths.
  var files: [SwiftFile] { SwiftFile.all(in: folder) }
}

/// A source file as text.
struct SwiftFile {
  let path: String
  let text: String

  static func all(in folder: URL) -> [SwiftFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.map { SwiftFile(path: "\(folder.lastPathComponent)/\(path)", text: $0) }
    }
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The modules that it imports.
  var imports: Set<String> {
    Set(lines.compactMap(Self.imported))
  }

  private static let access: [Substring] = [
    "private", "fileprivate", "internal", "package", "public",
  ]

  private static func imported(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "import"), index < words.count - 1,
      words[..<index].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
    else { return nil }
    // Of `import func Glibc.sin` the function.
    return String(words[index + (words[index + 1] == "func" ? 2 : 1)])
  }
}
