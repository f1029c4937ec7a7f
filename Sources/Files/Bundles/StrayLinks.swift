import Notifications

/// The links in a bundle, or in a folder that is read as one, that lead out of it (formats.md §2),
/// and the folders in it whose names cannot be said, or that cannot be looked into.
///
/// What lies in folders of languages is asked when its words are read.
package struct StrayLinks {
  /// What lies in the folder, without them.
  let names: [String]
  /// A complaint for each, in the order of the folders; an error where what an
  /// app is would be told by it.
  package let diagnostics: [Diagnostic]

  /// Looks into a folder; one that is not there has none.
  package init(in path: String) {
    self.init(in: FilePath(path), Folder.entriesIfThere(path) ?? [])
  }

  /// - Parameter names: What lies in the folder, as `Folder.entries(_:)` has it.
  init(in folder: FilePath, _ names: [String]) {
    let enclosure = Enclosure(folder.text)
    let strays = names.filter { enclosure.refusal(ofPath: folder.appending($0)) != nil }
    let own = strays.isEmpty ? names : names.filter { !strays.contains($0) }
    self.names = own
    let inner = Self.innerFolders.filter { own.contains($0.parent) }.flatMap { inner in
      Self.inner(FilePath(folder.appending(inner.path)), of: enclosure)
    }
    let paths = own.map(folder.appending) + inner.map(\.path)
    let unnamed = paths.filter(Folder.isForeignFolder).map {
      Diagnostic(Place($0), .warning, Folder.foreignName)
    }
    let linked = inner.filter(\.mayBeLinked).map(\.path)
    diagnostics =
      unnamed + Self.closedFolders(folder, own, inner.map(\.path))
      + (strays.map(folder.appending) + linked).compactMap { path in
        let file = FilePath(path)
        let isDeclaring = !Self.declaring.isDisjoint(with: [file.name, file.kind])
        return enclosure.complaint(about: path, isDeclaring ? .error : .warning)
      }
  }

  // The folder knows which of its entries are links: each by itself is not asked.
  private static func inner(
    _ folder: FilePath, of enclosure: Enclosure
  ) -> [(path: String, mayBeLinked: Bool)] {
    let isLinked = enclosure.hasLink(folder.text)
    return (Folder.listing(folder.text) ?? []).map {
      (folder.appending($0.name), isLinked || $0.kind == nil)
    }
  }

  // What lies in them would be missing without a word.
  private static func closedFolders(
    _ folder: FilePath, _ names: [String], _ inner: [String]
  ) -> [Diagnostic] {
    let own = names.filter { name in
      FilePath(name).kind == "lproj" || innerFolders.contains { $0.parent == name }
    }
    let paths =
      own.map(folder.appending) + [folder.appending("Library/Sounds")]
      + inner.filter { $0.hasSuffix(".appex") }
    return paths.compactMap(Folder.refusal)
  }

  private static let declaring: Set = [
    "Info.plist", "Notifications.json", "entitlements", "PlugIns", "appex",
  ]
  private static let innerFolders = [
    (parent: "Payloads", path: "Payloads"), (parent: "PlugIns", path: "PlugIns"),
    (parent: "Library", path: "Library/Sounds"),
  ]
}
