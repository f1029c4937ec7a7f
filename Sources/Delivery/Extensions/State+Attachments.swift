import Notifications

/// What became of the files that an extension attached.
struct AttachmentResult {
  /// What is attached, with final identifiers and formats, in the order of the wishes.
  var attachments: [Attachment] = []
  /// What was left out, in words.
  var refused: [String] = []
  /// V13, V16: what was done for each file that is attached, where it is.
  var reasons: [Reason] = []
  /// V12: why each file is left out.
  var refusals: [Reason] = []
}

extension State {
  /// V11–V13: the files that are attached, and those that are left out.
  func attachments(
    _ wanted: [Attachment], of notification: DeliveredNotification
  ) -> AttachmentResult {
    guard !wanted.isEmpty else { return AttachmentResult() }
    // V11: an identifier that the system gives is the same in every run.
    var random = SplitMix(seed: seed ^ UInt64(bitPattern: Int64(notification.number)))
    let decision = AttachmentDecision(
      wanted.map(\.wish), bundle: app(notification.app)?.app.folder, random: &random)
    var result = AttachmentResult()
    for accepted in decision.accepted {
      let (attachment, isMoved) = (accepted.attachment, accepted.isMoved)
      var kept = wanted.first { $0.path.isExactly(attachment.path) } ?? attachment
      kept.identifier = attachment.identifier
      kept.format = accepted.format
      // V16: one file may be attached twice, each time with options of its own.
      kept.options = accepted.options
      result.attachments.append(kept)
      let file = "\(attachment.identifier), \(isMoved ? "moved" : "copied") into the system’s store"
      result.reasons.append(Reason("V13", [.init("file", file)]))
      if let options = kept.options.words {
        let why = "\(attachment.identifier): \(options)"
        result.reasons.append(Reason("V16", [.init("why", why)]))
      }
    }
    for refused in decision.refused {
      let why = refused.reason.details.first { $0.name == "why" }?.value ?? ""
      result.refused.append("\(refused.name): \(why)")
      result.refusals.append(Reason("V12", [.init("file", refused.name), .init("why", why)]))
      result.refusals.append(refused.reason)
    }
    return result
  }

  /// V12, V13: why files are not there any more that requests of apps' own had
  /// attached; nil where all are.
  func lackOfMovedFiles(among wanted: [Attachment], of app: BundleIdentifier) -> [Reason]? {
    let gone = moving(wanted, of: app).filter(isMoved)
    return gone.isEmpty ? nil : gone.flatMap(\.reasonsOfAbsence)
  }

  /// V13: notes which files of an app's own request left their places, or takes that back; those
  /// of its bundle are copied.
  ///
  /// They stay gone when the request is taken back. Extensions attach what they have just loaded,
  /// which is another file each time.
  mutating func noteMoved(
    _ attachments: [Attachment], of app: BundleIdentifier, _ way: FactDirection
  ) {
    if attachments.isEmpty { return }
    for attachment in moving(attachments, of: app) {
      let path = attachment.movedFile
      let count = movedFiles[path, default: 0] + way.end(-1, 1)
      movedFiles[path] = count == 0 ? nil : count
    }
  }

  private func moving(_ attachments: [Attachment], of app: BundleIdentifier) -> [Attachment] {
    let bundle = self.app(app)?.app.folder
    return attachments.filter { AttachmentDecision.moves($0.path, bundle: bundle) }
  }

  private func isMoved(_ file: Attachment) -> Bool { movedFiles[file.movedFile] != nil }
}

extension Attachment {
  // Its path in one spelling.
  fileprivate var movedFile: [UInt8] { Array(path.pathParts.joined(separator: "/").utf8) }

  fileprivate var reasonsOfAbsence: [Reason] {
    let name = identifier.isEmpty ? path : identifier
    return [
      Reason("V12", [.init("file", name), .init("why", "there is no such file any more")]),
      Reason("V13", "gone", [.init("file", name)]),
    ]
  }

  fileprivate var wish: AttachmentWish {
    AttachmentWish(
      identifier: identifier, path: path, options: options,
      finding: byteCount.map { .file(bytes: $0, format: format) } ?? .nothing)
  }
}

extension AttachmentOptions {
  // V16; nil where nothing was asked for.
  fileprivate var words: String? {
    let words = [
      typeHint.map { "a \($0) by its type hint" },
      hidesThumbnail ? "no thumbnail" : nil,
      thumbnailClipping.map { clip in
        "the thumbnail is \(clip.width) by \(clip.height) of it from \(clip.x), \(clip.y)"
      },
      thumbnailTime.map { "the thumbnail is that of \($0.components.seconds) s" },
    ].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}
