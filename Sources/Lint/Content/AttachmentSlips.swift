import Delivery
import Files
import Notifications

/// Y42, V11: files that a service extension attaches and the system refuses: missing, empty, too
/// large, of no kind that it knows or of another than it is called, or two with one identifier.
///
/// A real `UNNotificationAttachment` throws for these, and the extension goes on without it. The
/// limits are those of Apple's list: 10 MB for pictures, 5 MB for sounds, 50 MB for films.
struct AttachmentSlips: AppRule {
  static let id: RuleID = "Y42"

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard let service = app.app.serviceExtension, let place = service.place else { return [] }
    let steps = service.allSteps
    let downloads = steps.compactMap(\.download)
    let folders = [service.folder, app.app.folder].compactMap(\.self)
    return steps.map { attached(in: $0, downloads, place) }.flatMap { files in
      files.compactMap { file in
        problem(file, app.app, folders).map {
          warning(file.place, "\(service.name) attaches \"\(file.name)\", \($0)")
        }
      } + doubles(files, service.name)
    }
  }

  private func problem(_ attached: Attached, _ app: App, _ folders: [String]) -> String? {
    guard let file = attached.file, let problem = Self.problem(file, "so it is left out") else {
      return nil
    }
    if file.byteCount != nil { return problem }
    // What leads out of the bundle is refused where it is read.
    let enclosure = app.folder.map { Enclosure(app.sourceTree ?? $0) }
    if enclosure?.refusal(ofName: file.path, inAll: folders) != nil { return nil }
    return problem + MediaSource.suggestion(for: file.path, in: folders)
  }

  /// A file as a step attaches it.
  private struct Attached {
    /// The download's name, else the path; empty where the step gives neither.
    let name: String
    /// The identifier as it is written, templates unfilled.
    let identifier: String
    /// What is known of the file; nil for a download that fails.
    let file: Attachment?
    /// Where the step attaches it.
    let place: Place
  }

  private func attached(
    in step: ServiceExtension.Step, _ downloads: [ServiceExtension.Download], _ place: Place
  ) -> [Attached] {
    let attachments = step.edit.changes.flatMap { change -> [AttachmentTemplate] in
      if case .attachments(let attachments) = change { attachments } else { [] }
    }
    let places = step.attachmentPlaces
    return attachments.enumerated().map { index, attachment in
      let file = attachment.file ?? downloads.last { $0.name == attachment.download }?.file
      return Attached(
        name: attachment.download?.text ?? attachment.path ?? "",
        identifier: attachment.identifier.text,
        file: file.map { Attachment($0, as: attachment.options) }
          ?? attachment.path.map { Attachment(identifier: "", path: $0) },
        place: places.count == attachments.count ? places[index] : places.first ?? place)
    }
  }

  /// Why the system refuses a file; nil where it does not. Behind the file's name and a comma.
  ///
  /// It is what the delivery decides (V11, V16), so that a check and a run say the same.
  static func problem(_ file: Attachment, _ consequence: String) -> String? {
    guard let byteCount = file.byteCount else { return "which is not there, \(consequence)" }
    let decision = decision(file, byteCount: byteCount)
    guard let refused = decision.refused.first else { return nil }
    // What would be attached if it were smaller is too large, but for an empty file.
    if byteCount > 0, let accepted = self.decision(file, byteCount: 1).accepted.first {
      let limit = "\(accepted.format.title) may have \(accepted.format.kind.byteLimit)"
      return "which has \(byteCount) bytes, \(consequence); \(limit)"
    }
    if byteCount > 0, file.isOfNoKind {
      return
        "which is no kind that the system knows, \(consequence); attach a picture, a film or a sound"
    }
    let why = refused.reason.details.first { $0.name == "why" }?.value ?? ""
    return "\(consequence): \(why)"
  }

  private static func decision(_ file: Attachment, byteCount: Int) -> AttachmentDecision {
    // Two of one identifier are another matter.
    var random = SplitMix(seed: 0)
    let wish = AttachmentWish(
      identifier: "", path: file.path, options: file.options,
      finding: .file(bytes: byteCount, format: file.format))
    return AttachmentDecision([wish], bundle: nil, random: &random)
  }

  private func doubles(_ files: [Attached], _ name: String) -> [Diagnostic] {
    // Byte by byte, as what attaches them tells them apart.
    var known: Set<ExactText> = []
    return files.filter {
      !$0.identifier.isEmpty && !known.insert(ExactText($0.identifier)).inserted
    }.map {
      warning(
        $0.place,
        "\(name) attaches two files with the identifier \"\($0.identifier)\"; give each its own")
    }
  }
}

extension Attachment {
  fileprivate init(_ file: MediaSource, as options: AttachmentOptions) {
    self.init(identifier: "", file: file)
    self.options = options
  }

  // Of a file that is refused: neither its bytes nor what it is asked to be shown
  // as is to blame otherwise.
  fileprivate var isOfNoKind: Bool {
    format == nil && options.typeHint == nil && options.thumbnailClipping?.isWithin != false
  }
}
