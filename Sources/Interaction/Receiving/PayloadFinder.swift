import Delivery
import Files
import Notifications
import Screens
import Sessions

/// Finds the payloads that a person may want to send: the installed apps'
/// own, and the data folder's.
struct PayloadFinder {
  private let state: State
  private let locations: DataLocations

  init(state: State, locations: DataLocations) {
    (self.state, self.locations) = (state, locations)
  }

  /// The choices: recent ones first, then each app's in the order of installation, then the others.
  ///
  /// The files are read each time; those over 1 MiB and files of many lines are left out. Each path
  /// comes once.
  func choices(after recent: [PayloadChoice]) -> [PayloadChoice] {
    var found = recent
    for app in state.apps {
      guard let folder = app.app.folder else { continue }
      found += files(in: folder).compactMap { choice($0, of: app.app) }
    }
    if let folder = locations.fixture("Payloads") {
      found += files(in: folder).compactMap { choice($0, of: nil) }
    }
    return found.uniqued(on: \.path)
  }

  private func files(in folder: String) -> [String] {
    AppBundle.payloadFiles(in: folder).filter { !PayloadFile.isLines($0) }
  }

  private func choice(_ path: String, of app: App?) -> PayloadChoice? {
    guard let file = SourceFile.readIfThere(path, byteLimit: 1 << 20) else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return PayloadChoice(
      title: FilePath(path).stem, app: app?.displayName ?? "",
      bundleIdentifier: app?.bundleIdentifier, path: path, text: text)
  }
}
