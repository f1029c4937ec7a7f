import Notifications

/// Reads what a service extension's code does: `Service.json`, and the same written inline
/// (formats.md §2.2).
struct ServiceManifest {
  /// Every key that it may have.
  static let keys = ["$schema", "steps", "onTimeWillExpire", "memory", "misbehave", "command"]
  private static let stepKeys = ["after", "download", "from", "as", "bytes", "fails", "set"]

  private let folders: [String]
  private var fields: ManifestFields

  /// Reads an object into an extension.
  ///
  /// - Parameters:
  ///   - folders: Where files may lie, the likeliest first.
  ///   - enclosure: What they have to lie in; nil where a scenario names them.
  ///   - known: The keys that are no mistakes.
  /// - Returns: The complaints.
  static func read(
    _ root: JSONNode, folders: [String], within enclosure: Enclosure? = nil, known: [String] = keys,
    into service: inout ServiceExtension
  ) -> [Diagnostic] {
    var manifest = ServiceManifest(folders: folders, fields: ManifestFields(within: enclosure))
    manifest.read(root, known: known, into: &service)
    return manifest.fields.diagnostics
  }

  private mutating func read(
    _ root: JSONNode, known: [String], into service: inout ServiceExtension
  ) {
    guard fields.isCode(root, known: known) else { return }
    service.steps = steps(root, "steps")
    if fields.present(root, "onTimeWillExpire") != nil {
      service.onTimeWillExpire = steps(root, "onTimeWillExpire")
    }
    service.memoryBytes = fields.byteCount(root, "memory") ?? 0
    service.misbehavior =
      fields.choice(root, "misbehave", ServiceExtension.Misbehavior.self) ?? .none
    service.command = fields.command(root)
    service.threadDepth = fields.threadDepth
    fields.complain(
      ofIdle: fields.present(root, "steps") ?? fields.present(root, "onTimeWillExpire"),
      beside: service.command, "these steps are not done")
    let steps = service.steps + (service.onTimeWillExpire ?? [])
    fields.complain(ofDownloadsBeside: steps.compactMap(\.download?.name))
  }

  private mutating func steps(_ root: JSONNode, _ name: StaticString) -> [ServiceExtension.Step] {
    fields.elements(root, name).compactMap { step($0) }
  }

  private mutating func step(_ node: JSONNode) -> ServiceExtension.Step? {
    guard fields.isObject(node, what: "a step") else { return nil }
    fields.checkKeys(of: node, known: Self.stepKeys)
    let needed = ["set", "download", "after"]
    if !needed.contains(where: { fields.has(node, $0) }) {
      let message = "a step needs \"set\", \"download\" or \"after\""
      fields.complain(lacking: needed, in: node, message)
    }
    var step = ServiceExtension.Step(
      after: fields.duration(node, "after") ?? Interval(milliseconds: 0))
    if fields.present(node, "download") != nil { step.download = download(node) }
    if let set = fields.present(node, "set") {
      step.edit = fields.contentEdit(set, folders: folders)
      step.attachmentPlaces = set["attachments"]?.elements.map(\.place) ?? []
    }
    return step
  }

  private mutating func download(_ node: JSONNode) -> ServiceExtension.Download? {
    let address = fields.template(node, "download", roots: ManifestFields.serviceRoots)
    let name = named(node)
    let fails = fields.bool(node, "fails") ?? false
    var file = fails ? nil : file(node)
    if let byteCount = fields.byteCount(node, "bytes") { file?.byteCount = byteCount }
    guard let address, let name else { return nil }
    return ServiceExtension.Download(address: address, as: name, file: file)
  }

  private mutating func named(_ node: JSONNode) -> Template? {
    if fields.present(node, "as") == nil {
      fields.complain(lacking: ["as"], in: node, "\"as\" is missing; a download needs a name")
    }
    return fields.template(node, "as", roots: ManifestFields.serviceRoots)
  }

  private mutating func file(_ node: JSONNode) -> MediaSource? {
    guard let from = fields.string(node, "from"), let place = node["from"] else {
      if fields.present(node, "from") == nil {
        let message =
          "\"from\" is missing; name the file that the server has, or write \"fails\": true"
        fields.complain(lacking: ["from"], in: node, message)
      }
      return nil
    }
    let found = fields.media(place, from, folders)
    if found.file != nil || found.isRefused { return found.file }
    let message = "there is no file \"\(from)\", so the download fails; looked in "
    let advice = MediaSource.suggestion(for: from, in: folders)
    fields.complain(place, .warning, message + folders.joined(separator: ", ") + advice)
    return nil
  }
}
