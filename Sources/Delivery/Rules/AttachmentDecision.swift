import Notifications

/// A file that is to be attached, as a reader found it.
package struct AttachmentWish: Equatable, Sendable {
  /// As it was given; empty for one that the system gives.
  var identifier: String
  /// The file, as it was given.
  var path: String
  /// How it is to be shown.
  package var options: AttachmentOptions
  /// What is at the path.
  var finding: Finding

  package init(
    identifier: String, path: String, options: AttachmentOptions = AttachmentOptions(),
    finding: Finding
  ) {
    (self.identifier, self.path, self.options, self.finding) = (identifier, path, options, finding)
  }

  /// What a reader found at a path.
  package enum Finding: Equatable, Sendable {
    /// No file that can be read.
    case nothing
    /// A file of so many bytes; the format is by its first bytes, nil where they tell none.
    case file(bytes: Int, format: MediaFormat?)
  }
}

/// A file that was attached.
package struct AcceptedAttachment: Equatable, Sendable {
  /// The attachment with the identifier that it keeps.
  package var attachment: Attachment
  /// What the file is shown as.
  package var format: MediaFormat
  /// How it is to be shown, as it was asked for (V16).
  var options: AttachmentOptions
  /// V13: whether the file leaves its place for the system's store; one in
  /// the app's bundle is copied.
  package var isMoved: Bool
}

/// A file that was not attached.
package struct RefusedAttachment: Equatable, Sendable {
  /// The identifier, as it was given: empty for one that the system would have given.
  var identifier: String
  /// The path, as it was given.
  package var path: String
  /// The rule that refused it, with why in its details.
  package var reason: Reason

  /// What the author of the request knows it by.
  package var name: String { identifier.isEmpty ? path : identifier }
}

/// V11, V12, V13, V16: which files are attached.
package struct AttachmentDecision: Equatable, Sendable {
  /// In the order of the wishes.
  package private(set) var accepted: [AcceptedAttachment] = []
  package private(set) var refused: [RefusedAttachment] = []

  /// Decides.
  ///
  /// - Parameters:
  ///   - wishes: In the order in which they are attached.
  ///   - bundle: The path of the app's bundle; nil where it has none.
  ///   - random: Identifiers are made of it where none was given.
  package init(
    _ wishes: [AttachmentWish], bundle: String?, random: inout some RandomNumberGenerator
  ) {
    for given in wishes {
      var wish = given
      // V11: as `UUID` writes it.
      if wish.identifier.isEmpty {
        wish.identifier = APNsIdentifier.random(from: &random).uppercased()
      }
      let taken = accepted.map(\.attachment.identifier)
      switch Self.format(of: wish, taken: taken) {
      case .success(let format): accept(wish, format, bundle)
      case .failure(let rejection):
        refused.append(
          RefusedAttachment(
            identifier: given.identifier, path: given.path, reason: rejection.reason))
      }
    }
  }

  private mutating func accept(_ wish: AttachmentWish, _ format: MediaFormat, _ bundle: String?) {
    accepted.append(
      AcceptedAttachment(
        attachment: Attachment(identifier: wish.identifier, path: wish.path), format: format,
        options: wish.options, isMoved: Self.moves(wish.path, bundle: bundle)))
  }

  /// V13: whether a file leaves its place when it is attached; one in the app's bundle does not.
  ///
  /// However either path is spelled, where both are absolute or both relative.
  static func moves(_ path: String, bundle: String?) -> Bool {
    guard let bundle else { return true }
    let (file, folder) = (path.pathParts, bundle.pathParts)
    guard file.starts(with: folder), let first = file.dropFirst(folder.count).first else {
      return true
    }
    return first == ".." || first == "/"
  }

  /// Why a file was not attached.
  private struct Rejection: Error {
    /// The rule that refuses it, with why in its details.
    let reason: Reason

    init(_ rule: RuleID, _ why: String) { reason = Reason(rule, [.init("why", why)]) }
  }

  private static func format(
    of wish: AttachmentWish, taken: [String]
  ) -> Result<MediaFormat, Rejection> {
    guard case .file(let bytes, let found) = wish.finding else {
      return .failure(Rejection("V11", "there is no such file"))
    }
    if bytes == 0 { return .failure(Rejection("V11", "the file is empty")) }
    if taken.contains(where: wish.identifier.isExactly) {
      return .failure(Rejection("V11", "another attachment is called \(wish.identifier) too"))
    }
    if let clipping = wish.options.thumbnailClipping, !clipping.isWithin {
      return .failure(Rejection("V16", "the thumbnail’s part is not within the picture"))
    }
    return named(wish, found).flatMap { format in
      if bytes <= format.kind.byteLimit { return .success(format) }
      let limit = format.kind.byteLimit >> 20
      let why = "\(bytes) bytes are more than the \(limit) MB of \(format.kind.rawValue)"
      return .failure(Rejection("V11", why))
    }
  }

  /// The format by hint or ending, which must not be of another kind than what the file holds. That
  /// alone says nothing to the system: `UNNotificationAttachmentOptionsTypeHintKey` tells that the
  /// name's ending decides without a hint.
  private static func named(
    _ wish: AttachmentWish, _ found: MediaFormat?
  ) -> Result<MediaFormat, Rejection> {
    if let hint = wish.options.typeHint, MediaFormat(typeHint: hint) == nil {
      return .failure(Rejection("V16", "the type hint \(hint) is none that can be attached"))
    }
    let hinted = wish.options.typeHint.flatMap(MediaFormat.init(typeHint:))
    guard let named = hinted ?? MediaFormat(ending: ending(of: wish.path)) else {
      let why = found.map { "its name does not end as \($0.title) does; \($0.remedy)" }
      return .failure(Rejection("V11", why ?? "the kind of file is none that can be attached"))
    }
    if let found, found.kind != named.kind {
      return .failure(Rejection("V11", "it is called \(named.title) and is \(found.title)"))
    }
    return .success(found ?? named)
  }

  private static func ending(of path: String) -> String {
    let name = path.lastPathPart ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}

extension MediaFormat {
  // What to do with a file of this format whose name does not say so.
  fileprivate var remedy: String { "write a type hint, or move it to a name ending in .\(ending)" }

  private var ending: String {
    switch self {
    case .jpeg: "jpg"
    case .mpeg2: "m2v"
    case .aiff, .wav, .mp3, .m4a, .gif, .png, .mpeg, .mp4, .avi: rawValue
    }
  }
}
