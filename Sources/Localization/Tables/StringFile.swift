import Notifications

/// A file of a bundle that holds words.
///
/// Only its name is known until one of its words is wanted.
package struct StringFile: Hashable, Sendable {
  /// The path as it was given.
  package var path: String
  /// How it is read.
  package var kind: Kind
  /// The table that it belongs to, such as `Localizable`.
  package var table: String
  /// The folder's localization; nil for files that hold several languages.
  package var localization: String?
  /// Differs when the file was changed since; 0 where it was not looked up.
  var fingerprint: UInt64
  /// The bundle or the tree that it may not lead out of by links; nil where it need not lie in one.
  package var enclosure: String?

  /// The kinds, in the order in which a key is looked up (L23).
  ///
  /// Plural tables come before plain ones of the same folder, as `Bundle.localizedString` looks
  /// them up.
  package enum Kind: String, CaseIterable, Comparable, Sendable {
    case stringsdict, strings, loctable, xcstrings

    package static func < (left: Kind, right: Kind) -> Bool { left.weight < right.weight }

    private var weight: Int {
      switch self {
      case .stringsdict: 0
      case .strings: 1
      case .loctable: 2
      case .xcstrings: 3
      }
    }
  }

  /// - Parameter fingerprint: Of the file's date and size, so that equal apps are known without
  ///   reading.
  package init(
    path: String, kind: Kind, table: String, localization: String?, fingerprint: UInt64 = 0
  ) {
    (self.path, self.kind, self.table) = (path, kind, table)
    (self.localization, self.fingerprint) = (localization, fingerprint)
  }
}

/// What a file says in one language, and the complaints about it.
///
/// Both are there at once: a file with a slip has what could be read, and complaints about the
/// rest.
package struct StringFileContents: Sendable {
  /// The entries by key; empty where nothing could be read.
  package var table: StringTable
  /// In the order of the file; empty where all was read.
  package var diagnostics: [Diagnostic]

  package init(_ table: StringTable, _ diagnostics: [Diagnostic] = []) {
    (self.table, self.diagnostics) = (table, diagnostics)
  }
}
