import Files
import Notifications

extension [App] {
  /// A warning about each that has the bundle identifier of one before it, whose place it takes
  /// on a phone: that would vanish, and its pushes go to another.
  ///
  /// What is built of sources is the same app, and so is what stands in for one.
  ///
  /// - Parameter areNeighbors: Whether only those count that lie in one folder.
  func replacements(areNeighbors: Bool = false) -> [Diagnostic] {
    var seen: [[String]: FilePath] = [:]
    return compactMap { app -> Diagnostic? in
      guard !app.isStandIn, app.sourceTree == nil, let folder = app.folder.map(FilePath.init) else {
        return nil
      }
      let key = ["\(app.bundleIdentifier)"] + (areNeighbors ? [folder.folder] : [])
      let first = seen.updateValue(folder, forKey: key)
      return first.flatMap { app.complaint(replacing: $0, in: folder) }
    }
  }
}

extension App {
  // Nil where both are one folder, however it is spelled.
  fileprivate func complaint(replacing first: FilePath, in folder: FilePath) -> Diagnostic? {
    guard FileIdentity(path: first.text) != FileIdentity(path: folder.text) else { return nil }
    return Diagnostic(
      Place(folder.appending("Info.plist")), .warning,
      "\"\(first.text)\" has the bundle identifier \(bundleIdentifier), too, and of the two a phone "
        + "has only this one; write another identifier here, or open one of them alone")
  }
}
