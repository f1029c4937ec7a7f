import Files
import Notifications

/// What says what the code of an app and that of its service extension do; nil where nothing does.
///
/// Kept as texts: nodes of a document cannot go from one thread to another.
typealias ManifestSources = (app: SourceText?, service: SourceText?)

extension LintedApp {
  /// What says what the app's code does; nil where nothing does, and where neither the whole app
  /// nor what its service extension sets is linted.
  ///
  /// Also what is read only when that code runs asks for keys, such as a scheduled request.
  package var manifestRoot: JSONNode? { manifests.app?.root.flatMap { $0.isObject ? $0 : nil } }

  /// What says what its service extension does; nil where nothing does.
  var serviceRoot: JSONNode? {
    app.inlineSource == nil ? manifests.service?.root : manifestRoot?["service"]
  }

  /// What says what a content extension's code does, as a file of its own; nil where nothing does.
  func contentRoot(in folder: String?) -> JSONNode? {
    app.source("Content.json", in: folder)?.root
  }
}

extension App {
  /// What a scenario says inline comes before the files of the bundle.
  var manifestSources: ManifestSources {
    if let inlineSource { return (inlineSource, nil) }
    return (
      source("Notifications.json", in: folder),
      source("Service.json", in: serviceExtension?.folder)
    )
  }

  /// A file of one of its folders; nil where there is none, and where a link to
  /// it leads out of the bundle.
  fileprivate func source(_ name: String, in folder: String?) -> SourceText? {
    guard let folder,
      let file = SourceFile.readIfThere(
        FilePath(folder).appending(name),
        within: Enclosure(sourceTree ?? self.folder ?? folder))
    else { return nil }
    return SourceText(file.bytes[...], at: Place(file.path))
  }
}

extension SourceText {
  // What is only begun lacks what its end would say.
  fileprivate var root: JSONNode? {
    let document = JSONDocument.read(self, grammar: .ours)
    return document.isBroken ? nil : document.root
  }
}
