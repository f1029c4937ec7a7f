import Notifications

/// Y42, V11: files that a service extension attaches and the system refuses: too large, of no kind that it
/// knows, or two with one identifier.
struct AttachmentSlips: AppRule {
  static let id: RuleID = "Y42"

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard let service = app.app.serviceExtension, let place = service.place else { return [] }
    let steps = service.steps + (service.onTimeWillExpire ?? [])
    let downloads = steps.compactMap(\.download)
    let lists = steps.flatMap(\.edit.changes).compactMap { change in
      if case .attachments(let attachments) = change { attachments } else { nil }
    }
    let files = lists.joined().compactMap { attachment -> (name: String, file: MediaSource)? in
      let download = downloads.last { $0.name == attachment.download }?.file
      return (attachment.file ?? download).map { (attachment.download ?? $0.path, $0) }
    }
    return files.compactMap { file in
      problem(file.file).map { warning(place, "\(service.name) attaches \"\(file.name)\", \($0)") }
    } + lists.flatMap { doubles($0, service.name, place) }
  }

  private func problem(_ file: MediaSource) -> String? {
    guard let format = file.format else {
      return
        "which is no kind that the system knows, so it is left out; attach a picture, a film or a sound"
    }
    let limit = format.kind.byteLimit
    guard file.byteCount > limit else { return nil }
    return "which has \(file.byteCount) bytes, so it is left out; "
      + "\(format.title) may have \(limit)"
  }

  private func doubles(
    _ attachments: [AttachmentTemplate], _ name: String, _ place: Place
  ) -> [Diagnostic] {
    let identifiers = attachments.map(\.identifier.text).filter { !$0.isEmpty }
    let twice = Set(identifiers.filter { own in identifiers.count { $0 == own } > 1 }).sorted()
    return twice.map {
      warning(place, "\(name) attaches two files with the identifier \"\($0)\"; give each its own")
    }
  }
}
