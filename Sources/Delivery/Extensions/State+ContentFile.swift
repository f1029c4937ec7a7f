import Notifications

extension State {
  /// The file that says what the extension of the open rich view does; nil where it was read from none.
  package var contentFile: String? {
    guard let folder = pane.flatMap(contentExtension)?.folder, folder.hasSuffix(".appex") else {
      return nil
    }
    return folder + "/Content.json"
  }
}
