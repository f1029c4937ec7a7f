import Notifications

extension State {
  /// The file that says what the extension of the open rich view does: the content extension's,
  /// else that of the service extension that had its notification; nil where it was read from none.
  private var extensionFile: String? {
    guard let pane else { return nil }
    if let content = contentExtension(of: pane) {
      return Self.file("Content.json", in: content.folder)
    }
    let notification = notification(pane.notification)
    guard notification.hasPassedExtension else { return nil }
    return Self.file("Service.json", in: app(notification.app)?.app.serviceExtension?.folder)
  }

  /// Where that is written: the file, or the place in the scenario that holds it inline.
  package var extensionPlace: Place? {
    if let file = extensionFile { return Place(file) }
    return pane.flatMap(contentExtension)?.place
  }

  private static func file(_ name: String, in folder: String?) -> String? {
    folder.flatMap { $0.hasSuffix(".appex") ? "\($0)/\(name)" : nil }
  }
}
