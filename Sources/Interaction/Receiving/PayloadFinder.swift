import Delivery
import Files
import Notifications
import Screens
import Sessions

/// Finds the payloads that a person may want to send: the installed apps'
/// own, and the data folder's.
struct PayloadFinder {
  /// The installed ones.
  let apps: [InstalledApp]
  /// Where the data folder is.
  let locations: DataLocations

  /// The choices: recent ones first, then each app's in the order of installation, then the others.
  ///
  /// The files are read each time, those of recent ones, too; those over 1 MiB and files of many
  /// lines are left out. Each path comes once.
  func choices(after recent: [PayloadChoice]) -> [PayloadChoice] {
    var found = recent.map(\.readAnew)
    let known = Set(found.map { ExactText($0.path) })
    func others(in folder: String, of app: App?) -> [PayloadChoice] {
      files(in: folder).filter { !known.contains(ExactText($0)) }
        .compactMap { choice($0, of: app) }
    }
    for app in apps {
      guard let folder = app.app.folder else { continue }
      found += others(in: folder, of: app.app)
    }
    if let folder = locations.fixture("Payloads") {
      found += others(in: folder, of: nil)
    }
    return found.uniqued { ExactText($0.path) }
  }

  private func files(in folder: String) -> [String] {
    AppBundle.payloadFiles(in: folder).filter { !PayloadFile.isLines($0) }
  }

  private func choice(_ path: String, of app: App?) -> PayloadChoice? {
    guard let text = PayloadChoice.text(path) else { return nil }
    return PayloadChoice(
      title: FilePath(path).stem, app: app?.displayName ?? "",
      bundleIdentifier: app?.bundleIdentifier, path: path, text: text)
  }
}

extension PayloadChoice {
  /// The same as its file says it now; as it was where that is not there any more.
  var readAnew: PayloadChoice {
    var anew = self
    anew.text = Self.text(path) ?? text
    return anew
  }

  // Nil where it cannot be read, or is over 1 MiB.
  fileprivate static func text(_ path: String) -> String? {
    SourceFile.readIfThere(path, byteLimit: 1 << 20).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }
}
