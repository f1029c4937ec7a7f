/// What could be opened in a folder and below it: bundles of apps, folders
/// with payloads, scenarios.
///
/// Names alone are looked at, the nearest folders first. Folders whose names begin with a dot, and
/// those of what is built or fetched, are passed over; links are not followed twice.
package struct NearbyFiles {
  /// Folders of apps, nearest first.
  package private(set) var apps: [String] = []
  /// Folders with files of payloads.
  package private(set) var payloadFolders: [String] = []
  /// Files of scenarios.
  package private(set) var scenarios: [String] = []
  /// Whether that is all there is: no limit ended the search.
  package private(set) var isWhole = true

  private static let mostFolders = 2000
  private static let mostFound = 200
  private static let depthLimit = 6

  /// - Parameter folder: What is found is named from there: `Demo/Tea.app` in the folder `.`.
  package init(in folder: String) {
    var waiting = [(path: "", depth: 0)]
    var visited: Set<FileIdentity> = []
    var next = 0
    while next < min(waiting.count, Self.mostFolders), count < Self.mostFound {
      let (path, depth) = waiting[next]
      next += 1
      let place = path.isEmpty ? folder : FilePath(folder).appending(path)
      guard let identity = FileIdentity(path: place), visited.insert(identity).inserted,
        let entries = Folder.listing(place)
      else { continue }
      let folders = take(entries, of: path, at: place)
      if depth < Self.depthLimit {
        waiting += folders.map { ($0, depth + 1) }
      } else if !folders.isEmpty {
        isWhole = false
      }
    }
    if next < waiting.count { isWhole = false }
  }

  private var count: Int { apps.count + payloadFolders.count + scenarios.count }

  // Gives the folders that are looked into next.
  private mutating func take(
    _ entries: [FolderEntry], of folder: String, at place: String
  ) -> [String] {
    var folders: [String] = []
    var hasPayload = false
    for entry in entries {
      let path = folder.isEmpty ? entry.name : FilePath(folder).appending(entry.name)
      let kind = FilePath(entry.name).kind
      if kind == "scenario" {
        scenarios.append(path)
      } else if kind == "apns" {
        hasPayload = true
      } else if entry.isFolder(in: place) {
        if kind == "app" { apps.append(path) }
        if SourceWalk.isLookedInto(entry.name) { folders.append(path) }
      }
    }
    if hasPayload { payloadFolders.append(folder.isEmpty ? "." : folder) }
    return folders
  }
}
