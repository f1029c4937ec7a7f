import Notifications

extension ManifestFields {
  private static let attachmentKeys = [
    "identifier", "path", "download", "typeHint", "thumbnailHidden", "thumbnailClippingRect",
    "thumbnailTime",
  ]

  /// V11, V16: what is to be attached. A string names a download; an object names that or a file,
  /// and says what to call it and how to show it.
  ///
  /// - Parameters:
  ///   - folders: Where files may lie, the likeliest first.
  ///   - isAnswer: Whether a program wrote it: then identifiers are no templates.
  /// - Returns: With the files that were found; the file of a template is nil where there is none.
  mutating func attachments(
    _ node: JSONNode, _ folders: [String], isAnswer: Bool
  ) -> [AttachmentTemplate] {
    guard node.kind == .array else {
      wrongKind(node, "attachments", needed: "an array")
      return []
    }
    return node.elements.compactMap { element in
      if let text = element.string {
        let name = template(of: text, at: element, isAnswer)
        attachedDownloads.append((name, element))
        return AttachmentTemplate(identifier: name, download: name)
      }
      guard element.isObject else {
        wrongKind(element, "attachments", needed: "an array of names or objects")
        return nil
      }
      return attachment(element, folders, isAnswer)
    }
  }

  private mutating func attachment(
    _ node: JSONNode, _ folders: [String], _ isAnswer: Bool
  ) -> AttachmentTemplate? {
    checkKeys(of: node, known: Self.attachmentKeys)
    let identifier = present(node, "identifier").flatMap { template($0, "identifier", isAnswer) }
    var attachment: AttachmentTemplate
    if let download = present(node, "download").flatMap({ template($0, "download", isAnswer) }) {
      attachment = AttachmentTemplate(identifier: identifier ?? download, download: download)
      attachedDownloads.append((download, node["download"] ?? node))
    } else if let path = string(node, "path") {
      attachment = AttachmentTemplate(
        identifier: identifier ?? Template(""), path: path,
        file: node["path"].flatMap { media($0, path, folders).file })
    } else {
      // What is there and no string was told of.
      if present(node, "path") == nil, present(node, "download") == nil {
        complain(node, .error, "an attachment needs \"path\" or \"download\"")
      }
      return nil
    }
    attachment.options.typeHint = string(node, "typeHint")
    attachment.options.hidesThumbnail = bool(node, "thumbnailHidden") ?? false
    attachment.options.thumbnailClipping = clipping(node)
    attachment.options.thumbnailTime = thumbnailTime(node)
    return attachment
  }

  /// Complains of downloads that are to be attached and that nothing loads; not
  /// where something else is wrong.
  ///
  /// - Parameter known: What downloads are called; one whose name is filled in later may be any.
  ///   None where there is nothing to load: in requests, and in answers of programs.
  mutating func complain(ofDownloadsBeside known: [Template]) {
    guard isSound, known.allSatisfy({ $0.paths.isEmpty }) else { return }
    let names = KnownNames(known.map(\.text))
    let loaded = Set(known.map { ExactText($0.text) })
    for (name, node) in attachedDownloads
    where known.isEmpty || name.paths.isEmpty && !loaded.contains(ExactText(name.text)) {
      let near = suggestion(of: names.nearest(to: name.text), for: name.text)
      let advice = near.isEmpty ? "; for a file write {\"path\": …}" : near
      let message = "no download is called \"\(node.string ?? "")\", so it is left out"
      complain(node, .warning, message + advice)
    }
  }

  /// The file of a name; none, and with a complaint, where it would lie outside.
  ///
  /// - Parameters:
  ///   - node: The name.
  ///   - folders: Where it may lie, the likeliest first.
  mutating func media(
    _ node: JSONNode, _ name: String, _ folders: [String]
  ) -> (file: MediaSource?, isRefused: Bool) {
    guard let enclosure else { return (MediaSource(name, in: folders), false) }
    let inside = folders.filter { enclosure.refusal(ofName: name, from: $0) == nil }
    let file = MediaSource(name, in: inside)
    guard file == nil, let refusal = enclosure.refusal(ofName: name, inAll: folders) else {
      return (file, false)
    }
    complain(node, .error, refusal)
    return (nil, true)
  }

  private mutating func thumbnailTime(_ node: JSONNode) -> Duration? {
    guard let seconds = number(node, "thumbnailTime") else { return nil }
    guard (0..<1e9).contains(seconds) else {
      complain(node["thumbnailTime"] ?? node, .error, "\"thumbnailTime\" counts seconds from 0")
      return nil
    }
    return .seconds(seconds)
  }

  private mutating func clipping(_ node: JSONNode) -> UnitRect? {
    guard let node = present(node, "thumbnailClippingRect") else { return nil }
    if let rect = rectangle(node) { return rect }
    complain(node, .error, "\"thumbnailClippingRect\" needs four numbers: [x, y, width, height]")
    return nil
  }
}

extension MediaSource {
  /// The first file of this path in any of several folders; nil where there is none.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to each folder in turn.
  ///   - folders: The likeliest first.
  init?(_ path: String, in folders: [String]) {
    for folder in path.hasPrefix("/") ? [""] : folders {
      // V13: without a dot in front, as bundles are named.
      let candidate = FilePath(folder).path(of: path)
      guard let file = MediaFile(candidate) else { continue }
      self.init(
        path: candidate, byteCount: file.bytes, format: file.format, length: file.length)
      return
    }
    return nil
  }

  /// The end of a complaint that there is no such file: the path that is meant; empty where none
  /// is near.
  ///
  /// - Parameters:
  ///   - path: As it was written.
  ///   - folders: Where it was looked for.
  package static func suggestion(for path: String, in folders: [String]) -> String {
    (path.hasPrefix("/") ? [""] : folders).firstNonNil { folder in
      let whole = FilePath(folder).path(of: path)
      return SourceFile.nearest(to: whole).map { Notifications.suggestion(of: $0, for: whole) }
    } ?? ""
  }
}
