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

  /// V4: the service extension that had a notification, and where it is written what that does; nil
  /// where none had it.
  package func serviceFile(of number: Int) -> (name: String, place: Place)? {
    let notification = notification(number)
    guard notification.hasPassedExtension,
      let service = app(notification.app)?.app.serviceExtension
    else { return nil }
    let place = Self.file("Service.json", in: service.folder).map { Place($0) } ?? service.place
    return place.map { (service.name, $0) }
  }

  private static func file(_ name: String, in folder: String?) -> String? {
    folder.flatMap { $0.hasSuffix(".appex") ? "\($0)/\(name)" : nil }
  }
}
