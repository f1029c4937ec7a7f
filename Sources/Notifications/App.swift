/// An app as its bundle declares it.
package struct App: Hashable, Sendable {
  package var bundleIdentifier: BundleIdentifier
  package var displayName: String
  /// One grapheme to draw as its icon; empty for the initial of its name.
  package var icon = ""
  package var categories: [Category] = []
  /// What it asks for at first launch (X16).
  package var authorizationOptions: [String] = ["alert", "sound", "badge"]
  /// Whether it asks by itself when first launched.
  package var asksAtFirstLaunch = true
  /// The grouping that its manifest starts with (G2).
  package var initialGrouping = Grouping.automatic
  package var backgroundModes: [String] = []
  package var entitlements: [String] = []
  package var developmentRegion: String?
  /// The folder it was read from, for what else lies there; nil for an app written inline.
  package var folder: String?
  /// The JSON that a scenario wrote it in; nil for one that was read from a folder.
  package var inlineSource: SourceText?
  /// True for an app that no file declares, made up for a bundle identifier that was named.
  package var isStandIn = false

  package init(bundleIdentifier: BundleIdentifier, displayName: String) {
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
  }

  /// The category with this identifier; the first of several (A2).
  package func category(_ identifier: String?) -> Category? {
    categories.first { $0.identifier == identifier }
  }
}
