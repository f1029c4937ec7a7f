import Notifications

/// Y42, V11: files that a service extension attaches and the system refuses: too large, of no kind that it
/// knows, or two with one identifier.
///
/// A real `UNNotificationAttachment` throws for these, and the extension goes on without it. The
/// limits are those of Apple's list: 10 MB for pictures, 5 MB for sounds, 50 MB for films.
struct AttachmentSlips: AppRule {
  static let id: RuleID = "Y42"

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard let service = app.app.serviceExtension, let place = service.place else { return [] }
    let steps = service.steps + (service.onTimeWillExpire ?? [])
    let downloads = steps.compactMap(\.download)
    return steps.map { attached(in: $0, downloads, place) }.flatMap { files in
      files.compactMap { file in
        problem(file.file).map {
          warning(file.place, "\(service.name) attaches \"\(file.name)\", \($0)")
        }
      } + doubles(files, service.name)
    }
  }

  /// A file as a step attaches it.
  private struct Attached {
    /// The download's name, else the path; empty where the step gives neither.
    let name: String
    /// The identifier as it is written, templates unfilled.
    let identifier: String
    /// What is known of the file; nil where nothing is.
    let file: MediaSource?
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
        identifier: attachment.identifier.text, file: file,
        place: places.count == attachments.count ? places[index] : places.first ?? place)
    }
  }

  private func problem(_ file: MediaSource?) -> String? {
    guard let file else { return nil }
    return Self.problem(file.format, file.byteCount, "so it is left out")
  }

  /// Why the system refuses a file; nil where it does not. Behind the file's name and a comma.
  static func problem(
    _ format: MediaFormat?, _ byteCount: Int, _ consequence: String
  ) -> String? {
    guard let format else {
      return
        "which is no kind that the system knows, \(consequence); attach a picture, a film or a sound"
    }
    let limit = format.kind.byteLimit
    guard byteCount > limit else { return nil }
    return "which has \(byteCount) bytes, \(consequence); \(format.title) may have \(limit)"
  }

  private func doubles(_ files: [Attached], _ name: String) -> [Diagnostic] {
    var known: Set<String> = []
    return files.filter { !$0.identifier.isEmpty && !known.insert($0.identifier).inserted }.map {
      warning(
        $0.place,
        "\(name) attaches two files with the identifier \"\($0.identifier)\"; give each its own")
    }
  }
}
