/// What lies near the working folder and could be opened.
package struct OpenableFile: Hashable, Sendable {
  /// What it is.
  package enum Kind: Hashable, Sendable { case app, payloads, scenario }

  /// What it is.
  let kind: Kind
  /// From the working folder.
  let path: String

  package init(_ kind: Kind, _ path: String) { (self.kind, self.path) = (kind, path) }
}
