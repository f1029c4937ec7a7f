import Files
import Notifications
import Scenarios

// The files behind the words of a scenario.
extension LanguageServer {
  /// The places of the files that a word names, one for each case that names another; those that
  /// are not there are left out.
  ///
  /// A payload may be one of the app's, and an app's name stands for the file that says what it does.
  mutating func files(
    named word: OutlinedWord, at offset: Int, in document: OpenDocument
  ) -> [JSONValue] {
    guard case .parameter(let kind) = word.role, word.word.json == nil else { return [] }
    if kind == .app { return [document.app(word.word)?.folder].compactMap(\.self).flatMap(place) }
    guard [.scenario, .payload, .appSource].contains(kind) else { return [] }
    let app = outline(document.uri)?.line(at: offset).flatMap(\.appWord).flatMap(document.app)
    let files = locations.files(folder: FilePath(document.uri.path).folder)
    return document.text.cases.filling(word.word.text)
      .compactMap { files.locate($0, bundle: app?.folder) }.flatMap(place)
  }

  // Of a bundle, the file that says what it does.
  private func place(_ path: String) -> [JSONValue] {
    let parts = ["Notifications.json", "Info.plist"].map { FilePath(path).appending($0) }
    let file = Folder.isFolder(path) ? parts.first(where: Folder.exists) : path
    return file.map { [location($0, 0..<0, in: text(ofFile: $0))] } ?? []
  }
}

extension OpenDocument {
  /// The app that a word of a scenario names, as it is at the end, when that was played last.
  func app(_ word: Word) -> App? {
    (try? analysis?.session?.state.requireApp(word))?.app
  }
}
