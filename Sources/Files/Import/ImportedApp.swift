import Localization
import Notifications

/// An app as it is imported: the files of its bundle, and what could not be read.
package struct ImportedApp {
  /// What the bundle is called, without its ending.
  package let name: String
  /// The files, in the order in which they are written.
  package private(set) var files: [File] = []
  /// What could not be read, or is stood in for; in the order of the files.
  package private(set) var diagnostics: [Diagnostic] = []
  /// How many there are of each kind of thing, for a line about it.
  package private(set) var counts: [(count: Int, kind: String)] = []

  /// A file of the bundle.
  package struct File {
    /// Where it lies in the bundle.
    package let path: String
    /// What is in it.
    package let content: Content
  }

  /// What a file has in it.
  package enum Content {
    /// What was put together.
    case bytes([UInt8])
    /// A file of the sources, as it is.
    case copy(of: String)
  }

  private let parts: AppParts
  private let source: DeclaredTargets
  private let enclosure: Enclosure
  private var paths: Set<String> = []
  // Names of bundles that a project gives, each with its place.
  private var names: [(name: String, place: Place)] = []

  /// Puts a bundle together.
  init(_ parts: AppParts, _ source: DeclaredTargets) {
    (self.parts, self.source) = (parts, source)
    enclosure = Enclosure(source.root)
    let target =
      parts.declared ?? parts.propertyList.flatMap(source.target)
      ?? source.project.first { $0.kind == .app }
    name = target.flatMap { BuildVariables.isAny(in: $0.name) ? nil : $0.name } ?? parts.name.stem
    names.append((name, target?.place ?? Place(parts.propertyList ?? source.root)))
    let identifier = addPropertyList(target)
    addManifest(target, identifier)
    addWords()
    addExtensions()
    copy(parts.payloadFiles, into: "Payloads/", "payload file")
    copy(parts.soundFiles, into: "", "sound")
    copy(parts.entitlements, into: "", "file of entitlements")
    addEntitlements(target)
  }

  private mutating func add(_ path: String, _ content: Content) {
    guard paths.insert(path).inserted else { return }
    files.append(File(path: path, content: content))
  }

  /// Refuses a name that would lie elsewhere than a bundle does, as a part of a path.
  ///
  /// - Throws: A diagnostic at the target that has it.
  func checkName() throws(Diagnostic) {
    for (name, place) in names
    where name.isEmpty || name.hasPrefix(".") || name.contains("/") || name.contains("\0") {
      let message = "\"\(name)\" is no name of a bundle; give the target a name without slashes"
      throw Diagnostic(
        place, .error, name.hasPrefix(".") ? message + " and dots at its beginning" : message)
    }
  }

  private mutating func count(_ count: Int, _ kind: String) {
    if count > 0 { counts.append((count, kind)) }
  }

  // Of two with one name the first is taken, and the other told.
  private mutating func copy(_ path: String, to place: String, _ kind: String) -> Bool {
    if paths.contains(place) {
      let message = "another \(kind) has this name; the first one was taken"
      diagnostics.append(Diagnostic(Place(path), .warning, message))
      return false
    }
    add(place, .copy(of: path))
    return true
  }

  private mutating func copy(_ paths: [String], into folder: String, _ kind: String) {
    count(paths.count { copy($0, to: folder + FilePath($0).name, kind) }, kind)
  }

  // F2, F9, R2: those that the project makes when it is built; a file that is
  // there already is what it made.
  private mutating func addEntitlements(_ target: ProjectTarget?) {
    guard let made = target?.entitlements, !made.isEmpty, parts.entitlements.isEmpty else { return }
    add("\(name).entitlements", Self.file(made))
    count(1, "file of entitlements")
  }

  // The identifier that it has in the end.
  private mutating func addPropertyList(_ target: ProjectTarget?) -> String {
    let list = propertyList(at: parts.propertyList, target)
    var members = list?.members ?? []
    let written = list?.identifier
    let identifier = written ?? target?.identifier ?? AppBundle.identifier(FilePath(name))
    members.identify(as: identifier)
    if written == nil, target?.identifier == nil {
      let message = "no bundle identifier is written here; \(identifier) stands in"
      diagnostics.append(Diagnostic(placeOfList, .note, message))
    }
    if let name = target?.displayName, list?["CFBundleDisplayName"] == nil {
      members.append(.init("CFBundleDisplayName", name))
    } else if list?["CFBundleDisplayName"] == nil, list?["CFBundleName"] == nil {
      // Without a display name of its own it is known by what Xcode makes its `CFBundleName` of.
      members.append(.init("CFBundleName", name))
    }
    if let region = target?.developmentRegion,
      !members.contains(where: { $0.key == "CFBundleDevelopmentRegion" })
    {
      members.append(.init("CFBundleDevelopmentRegion", region))
    }
    add("Info.plist", Self.file(members))
    return identifier
  }

  // Of one that is made when the project is built, what makes it.
  private var placeOfList: Place {
    let list = parts.propertyList
    return list.flatMap { source.made[$0]?.place } ?? Place(list ?? source.root)
  }

  // With what Xcode would fill in, as far as the project says it.
  private mutating func propertyList(
    at path: String?, _ target: ProjectTarget?
  ) -> PropertyList? {
    guard let path else { return nil }
    let made = source.made[path].map { PropertyList(.dictionary($0.properties), at: Place(path)) }
    return (made ?? PropertyList.read(file: path, &diagnostics))?.filled(&diagnostics) { variable in
      switch variable {
      case "PRODUCT_BUNDLE_IDENTIFIER": target?.identifier
      case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME": target?.name
      case "DEVELOPMENT_LANGUAGE": target?.developmentRegion
      default: target?.settings.literal(variable)
      }
    }
  }

  private static func file(_ members: [PropertyList.Member]) -> Content {
    let list = PropertyList(.dictionary(members), at: Place(""))
    return .bytes(Array(XMLPropertyListWriter.text(of: list).utf8))
  }

  // A file that was written for this goes before what the code says.
  private mutating func addManifest(_ target: ProjectTarget?, _ identifier: String) {
    if let path = parts.manifest { return add("Notifications.json", .copy(of: path)) }
    let strings = AppStrings.read(parts, in: source.root)
    var code = NotificationCode(code(parts.codeFiles), strings: strings)
    code.hasWatchApp = source.project.contains {
      $0.isCompanion(of: target, identifier: identifier)
    }
    diagnostics += code.unread
    guard !code.isEmpty else { return }
    count(code.categories.count, "category")
    count(code.categories.map { $0["actions"]?.array?.count ?? 0 }.reduce(0, +), "action")
    count(code.hasWatchApp ? 1 : 0, "watch app")
    add("Notifications.json", .bytes(Array(JSONText.pretty(code.manifest).utf8)))
  }

  private mutating func addWords() {
    var languages: Set<String> = []
    for folder in [parts.folder.text] + parts.wordFolders {
      for name in Folder.entriesIfThere(folder) ?? [] {
        let path = FilePath(folder).appending(name)
        if FilePath(name).kind == "lproj" {
          for table in tables(in: path) where has(FilePath(path).appending(table)) {
            _ = copy(FilePath(path).appending(table), to: "\(name)/\(table)", "table")
            languages.insert(FilePath(name).stem)
          }
        } else if StringFile.Kind(rawValue: FilePath(name).kind) != nil, has(path) {
          _ = copy(path, to: name, "table")
        }
      }
    }
    count(languages.count, "language")
    count(files.count { FilePath($0.path).kind == "xcstrings" }, "string catalog")
  }

  // Another app's words may lie in the same folder.
  private func has(_ words: String) -> Bool { !parts.wordsOfOthers.contains(words) }

  private func tables(in folder: String) -> [String] {
    (Folder.entriesIfThere(folder) ?? []).filter {
      StringFile.Kind(rawValue: FilePath($0).kind) != nil
    }
  }

  private mutating func addExtensions() {
    var number = 0
    for path in parts.extensions {
      let target = source.target(ofPropertyList: path)
      guard let list = propertyList(at: path, target), list.isOfNotifications else { continue }
      let folder = FilePath(FilePath(path).folder)
      let name = target?.name ?? SourceTarget(path, in: source.root)?.name.stem ?? folder.stem
      names.append((name, target?.place ?? Place(path)))
      let bundle = "PlugIns/\(name).appex/"
      var members = list.members
      if list.identifier == nil, let own = target?.identifier { members.identify(as: own) }
      add(bundle + "Info.plist", Self.file(members))
      for file in ["Service.json", "Content.json"] where Folder.exists(folder.appending(file)) {
        add(bundle + file, .copy(of: folder.appending(file)))
      }
      let code = parts.extensionCode[path] ?? []
      if list.isOfService { addService(code, to: bundle) } else { missView(code, of: bundle) }
      number += 1
    }
    count(number, "extension")
  }

  // A file that was written for this goes before what the code says.
  private mutating func addService(_ codeFiles: [String], to bundle: String) {
    guard !paths.contains(bundle + "Service.json") else { return }
    let code = ServiceCode(code(codeFiles))
    diagnostics += code.unread
    if code.manifest == .object([]) { return }
    add(bundle + "Service.json", .bytes(Array(JSONText.pretty(code.manifest).utf8)))
  }

  // Of a view one warning says what to write, however much its code does.
  private mutating func missView(_ codeFiles: [String], of bundle: String) {
    guard !paths.contains(bundle + "Content.json"),
      let place = code(codeFiles).lazy.compactMap({ CodeFile($0)?.firstAct }).first
    else { return }
    let message =
      "what the view answers and offers is not read; write it into Content.json beside the "
      + "Info.plist of its content extension"
    diagnostics.append(Diagnostic(place, .warning, message))
  }

  private func code(_ paths: [String]) -> [SourceFile] {
    paths.compactMap { SourceFile.readIfThere($0, byteLimit: 1 << 24, within: enclosure) }
  }
}

extension PropertyList {
  fileprivate var members: [Member] {
    guard case .dictionary(let members) = value else { return [] }
    return members
  }

  // The bundle identifier; nil where it is missing, or put together when it is built.
  fileprivate var identifier: String? {
    self["CFBundleIdentifier"]?.string.flatMap {
      $0.isEmpty || BuildVariables.isAny(in: $0) ? nil : $0
    }
  }

  fileprivate var isOfService: Bool {
    let point = self["NSExtension"]?["NSExtensionPointIdentifier"]?.string
    return point == ExtensionPropertyList.servicePoint
  }

  /// Whether it is a service's or a content extension's: others, such as widgets, show nothing here.
  var isOfNotifications: Bool {
    let point = self["NSExtension"]?["NSExtensionPointIdentifier"]?.string
    return point?.hasPrefix("com.apple.usernotifications.") == true
  }
}

extension [PropertyList.Member] {
  // In the place of what Xcode would fill in, else first.
  fileprivate mutating func identify(as identifier: String) {
    let own = PropertyList.Member("CFBundleIdentifier", identifier)
    if let index = firstIndex(where: { $0.key == own.key }) {
      self[index] = own
    } else {
      insert(own, at: 0)
    }
  }
}

extension PropertyList.Member {
  fileprivate init(_ key: String, _ text: String) {
    self.init(key: key, value: PropertyList(.string(text), at: Place("")))
  }
}
