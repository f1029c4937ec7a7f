import Notifications

/// Reads the extensions of an app: the folders in `PlugIns`, and those written inline.
struct ExtensionBundles: JSONDiagnosing {
  var diagnostics: [Diagnostic] = []
  // What their files have to lie in.
  private var enclosure: Enclosure?
  private var contentNames = ContentExtensionNames()

  init() {}

  /// Reads the extensions of an app by their `Info.plist`s, in that order.
  ///
  /// - Parameters:
  ///   - parts: The app's; files may lie in its folder that extensions attach.
  ///   - enclosure: What their files have to lie in.
  ///   - app: Gets the extensions; of service extensions the first alone.
  mutating func read(_ parts: AppParts, within enclosure: Enclosure, into app: inout App) {
    self.enclosure = enclosure
    for path in parts.extensions {
      read(path, parts.declaredExtensions[path], in: parts.folder, into: &app)
    }
  }

  private mutating func read(
    _ path: String, _ target: ProjectTarget?, in bundle: FilePath, into app: inout App
  ) {
    let made = target?.madeList
    guard let list = made ?? PropertyList.read(file: path, within: enclosure, &diagnostics) else {
      return
    }
    let folder = FilePath(FilePath(path).folder)
    let name = target?.name ?? folder.stem
    var reader = ExtensionPropertyList(folder: folder)
    switch reader.point(list) {
    case .service: readService(name, folder, in: bundle, list, into: &app)
    case .content:
      var content = ContentExtension(name: contentNames.take(name))
      content.folder = folder.text
      content.bundle = identifier(list)
      reader.read(list, into: &content)
      readCode(folder.appending("Content.json"), into: &content)
      app.contentExtensions.append(content)
    case nil: break
    }
    diagnostics += reader.diagnostics
  }

  private mutating func readService(
    _ name: String, _ folder: FilePath, in bundle: FilePath, _ list: PropertyList,
    into app: inout App
  ) {
    var service = ServiceExtension(name: name)
    service.folder = folder.text
    service.place = list.place
    service.bundle = identifier(list)
    readCode(folder.appending("Service.json"), [folder.text, bundle.text], into: &service)
    if let first = app.serviceExtension {
      let message = "the app has \"\(first.name)\" already; of service extensions one runs"
      return diagnostics.append(Diagnostic(Place(folder.text), .warning, message))
    }
    app.serviceExtension = service
  }

  // What Xcode fills in is no two extensions'.
  private mutating func identifier(_ list: PropertyList) -> ExtensionIdentifier? {
    guard let node = list["CFBundleIdentifier"] else { return nil }
    guard let text = node.string else {
      diagnostics.append(node.wrongKind(of: "CFBundleIdentifier", needed: "a string"))
      return nil
    }
    return BuildVariables.isAny(in: text) ? nil : ExtensionIdentifier(text, at: node.place)
  }

  private mutating func readCode(_ path: String, into content: inout ContentExtension) {
    readJSON(path) { [enclosure] root in
      content.isDescribed = true
      return ContentManifest.read(root, within: enclosure, into: &content)
    }
  }

  private mutating func readCode(
    _ path: String, _ folders: [String], into service: inout ServiceExtension
  ) {
    readJSON(path) { [enclosure] root in
      ServiceManifest.read(root, folders: folders, within: enclosure, into: &service)
    }
  }

  private mutating func readJSON(_ path: String, _ read: (JSONNode) -> [Diagnostic]) {
    guard Folder.isTaken(path) else {
      let message = "there is no \(FilePath(path).name), so the extension does nothing"
      return diagnostics.append(Diagnostic(Place(FilePath(path).folder), .note, message))
    }
    do throws(Diagnostic) {
      let file = try SourceFile.read(path, within: enclosure)
      let document = JSONDocument.read(file.bytes, path: path, grammar: .ours)
      diagnostics += document.diagnostics
      guard let root = document.root, !document.isBroken else { return }
      diagnostics += read(root)
    } catch {
      diagnostics.append(error)
    }
  }
}

extension AppBundle {
  /// What is wrong with a `Service.json` or a `Content.json`, whether an extension has it or not.
  ///
  /// - Parameters:
  ///   - folders: Where files may lie that it names, the likeliest first.
  ///   - enclosure: The folder that they have to lie in.
  package static func complaints(
    aboutCode path: String, in folders: [String], within enclosure: String
  ) -> [Diagnostic] {
    ExtensionBundles.complaints(aboutCode: path, in: folders, within: Enclosure(enclosure))
  }
}

extension ExtensionBundles {
  fileprivate static func complaints(
    aboutCode path: String, in folders: [String], within enclosure: Enclosure
  ) -> [Diagnostic] {
    var reader = ExtensionBundles()
    reader.enclosure = enclosure
    if FilePath(path).name == "Service.json" {
      var service = ServiceExtension(name: path)
      reader.readCode(path, folders, into: &service)
    } else {
      var content = ContentExtension(name: path)
      reader.readCode(path, into: &content)
    }
    return reader.diagnostics
  }
}

extension ExtensionBundles {
  private static let attributes = ExtensionPropertyList.attributes

  /// Reads `service` and `content` of an app that is written in a scenario.
  ///
  /// - Parameters:
  ///   - root: The app's object; `service` is an object, `content` an array.
  ///   - folder: Where its files lie.
  mutating func read(inline root: JSONNode, folder: String, into app: inout App) {
    if let node = root["service"], !node.isNull, isObject(node, what: "\"service\"") {
      var service = ServiceExtension(name: name(node) ?? "service")
      service.place = node.place
      service.folder = folder
      diagnostics += ServiceManifest.read(
        node, folders: [folder], known: ServiceManifest.keys + ["name"], into: &service)
      app.serviceExtension = service
    }
    guard let list = root["content"], !list.isNull else { return }
    guard list.kind == .array else {
      return wrongKind(list, "content", needed: "an array")
    }
    for (index, node) in list.elements.enumerated()
    where isObject(node, what: "a content extension") {
      let asked = name(node) ?? (index == 0 ? "content" : "content\(index + 1)")
      var content = ContentExtension(name: contentNames.take(asked))
      complain(ofName: asked, at: node, taken: content.name)
      content.place = node.place
      content.folder = folder
      content.isDescribed = true
      readAttributes(node, into: &content)
      diagnostics += ContentManifest.read(
        node, known: ContentManifest.keys + ["name"] + Self.attributes, into: &content)
      app.contentExtensions.append(content)
    }
  }

  private mutating func name(_ node: JSONNode) -> String? {
    guard let name = node["name"], !name.isNull else { return nil }
    if name.string == nil { wrongKind(name, "name", needed: "a string") }
    return name.string
  }

  private mutating func complain(ofName asked: String, at node: JSONNode, taken name: String) {
    guard name != asked else { return }
    diagnostics.append(
      Diagnostic(
        (node["name"] ?? node).place, .warning,
        "a content extension is called \"\(asked)\" already; this one is \"\(name)\""))
  }

  private mutating func readAttributes(_ node: JSONNode, into content: inout ContentExtension) {
    var fields = ManifestFields()
    let category = fields.present(node, "UNNotificationExtensionCategory")
    content.categories = categories(category, node, &fields)
    content.places = places(node, category)
    content.initialContentSizeRatio = fields.number(
      node, "UNNotificationExtensionInitialContentSizeRatio")
    content.isDefaultContentHidden =
      fields.bool(node, "UNNotificationExtensionDefaultContentHidden") ?? false
    content.overridesDefaultTitle =
      fields.bool(node, "UNNotificationExtensionOverridesDefaultTitle") ?? false
    content.isUserInteractionEnabled =
      fields.bool(node, "UNNotificationExtensionUserInteractionEnabled") ?? false
    diagnostics += fields.diagnostics
  }

  private func categories(
    _ category: JSONNode?, _ node: JSONNode, _ fields: inout ManifestFields
  ) -> [String] {
    let key: StaticString = "UNNotificationExtensionCategory"
    guard let category else {
      // One that is nearly it is told as unknown.
      if node.member(near: key) != nil { return [] }
      let message = ExtensionPropertyList.noCategory(without: "\(key)")
      fields.complain(node, .warning, message, rule: "C1")
      return []
    }
    if let name = category.string, !name.isEmpty { return [name] }
    let isList = category.kind == .array
    if isList, !Array(category.elements).isEmpty { return fields.strings(node, key) ?? [] }
    if isList || category.kind == .string {
      fields.diagnostics.append(ExtensionPropertyList.emptyCategory(at: category.place))
    } else {
      fields.wrongKind(category, "\(key)", needed: "a string or an array of strings")
    }
    return []
  }

  private func places(_ node: JSONNode, _ category: JSONNode?) -> ContentExtension.Places {
    var places = ContentExtension.Places()
    let names = category.map { $0.kind == .array ? Array($0.elements) : [$0] } ?? []
    places.categories = names.filter { $0.kind == .string }.map(\.place)
    let ratio = node["UNNotificationExtensionInitialContentSizeRatio"]
    places.initialContentSizeRatio = ratio.flatMap { $0.isNull ? nil : $0.place }
    places.defaultContentHidden = node.place(of: "UNNotificationExtensionDefaultContentHidden")
    places.userInteractionEnabled = node.place(
      of: "UNNotificationExtensionUserInteractionEnabled")
    return places
  }
}

/// The names of an app's content extensions: one is found by its name while its view is open.
private struct ContentExtensionNames {
  private var taken: Set<ExactText> = []
  // By the name that was wanted.
  private var lastNumbers: [ExactText: Int] = [:]

  /// A name for another one.
  ///
  /// - Parameter wanted: Taken as it is, unless another one has it; folders in
  ///   different places may share theirs.
  mutating func take(_ wanted: String) -> String {
    var name = wanted
    var number = lastNumbers[ExactText(wanted)] ?? 1
    while !taken.insert(ExactText(name)).inserted {
      number += 1
      name = "\(wanted)\(number)"
    }
    lastNumbers[ExactText(wanted)] = number
    return name
  }
}
