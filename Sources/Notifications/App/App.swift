/// An app as its bundle declares it.
package struct App: Hashable, Sendable {
  /// What scenarios, pushes and settings name it by (`CFBundleIdentifier`).
  package var bundleIdentifier: BundleIdentifier
  /// Whether that is written out, and no name of a folder stands for what Xcode fills in.
  package var hasOwnIdentifier = true
  /// Whether its name is its display name, which goes before any
  /// `CFBundleName`, also a localized one.
  package var hasDisplayName = true
  /// The name that the person reads, such as in a banner.
  package var displayName: String
  /// One grapheme to draw as its icon; empty for the initial of its name.
  package var icon = ""
  /// The color of its icon and name; nil for the next in the order of installation.
  package var tint: Tint?
  /// The file of its icon as a picture; nil where its bundle has none.
  package var iconFile: String?
  /// The kinds it declares, in the order of the file; the first of an identifier counts (A2).
  package var categories: [Category] = []
  /// What it asks for at first launch (X16).
  package var authorizationOptions: AuthorizationOptions = [.alert, .sound, .badge]
  /// Whether it asks by itself when first launched.
  package var asksAtFirstLaunch = true
  /// Whether it is an app clip (X15).
  package var isAppClip = false
  /// The settings that it starts with (G2, U14).
  package var initialSettings = Settings()
  /// How its notification center delegate answers.
  package var delegate = AppDelegate()
  /// `UIBackgroundModes` of its property list, as written there.
  package var backgroundModes: [String] = []
  /// The files that it can play, by name; nil where they cannot be looked up (R12).
  package var sounds: Set<String>?
  /// The keys of what Apple lets it do, such as `com.apple.developer.usernotifications.…`.
  package var entitlements: [String] = []
  /// Whether something was seen that says its entitlements, whichever it has (Y7).
  package var hasEntitlementFile = false
  /// `CFBundleDevelopmentRegion`; nil where it states none.
  package var developmentRegion: String?
  /// Where location triggers of its own can be, in the order of the file.
  package var regions: [Region] = []
  /// Whether it has an app on the watch.
  package var hasWatchApp = false
  /// What its code does on what happens, in the order of the file.
  package var reactions: [AppReaction] = []
  /// Its service extension (V1).
  package var serviceExtension: ServiceExtension?
  /// Its content extensions, in the order they were declared (C1).
  package var contentExtensions: [ContentExtension] = []
  /// The folder it was read from, for what else lies there; nil for an app written inline.
  package var folder: String?
  /// Where its words lie besides; empty for a bundle, which has them in its folder.
  package var wordFolders: [String] = []
  /// The folder of the source tree that it is a target of; nil for a bundle.
  package var sourceTree: String?
  /// The JSON that a scenario wrote it in; nil for one that was read from a folder.
  package var inlineSource: SourceText?
  /// Whether no file says what its code does, such as which categories it registers.
  package var isCodeUnknown = false
  /// What of it not every profile knows, in the order of the file.
  package var featureUses: [FeatureUse] = []
  /// True for an app that no file declares, made up for a bundle identifier that was named.
  package var isStandIn = false

  package init(bundleIdentifier: BundleIdentifier, displayName: String) {
    (self.bundleIdentifier, self.displayName) = (bundleIdentifier, displayName)
  }

  /// X15: whether it asks for nothing, so that an app clip may notify for some hours.
  package var asksForNothing: Bool { !asksAtFirstLaunch || authorizationOptions.isEmpty }

  /// Whether code of its own is told what a notification says, so that what
  /// happens may depend on words.
  package var readsWords: Bool {
    serviceExtension != nil || !contentExtensions.isEmpty || !reactions.isEmpty
  }

  /// Whether Apple lets it alert critically (R2).
  @inlinable package var isEntitledToCriticalAlerts: Bool {
    entitlements.contains("com.apple.developer.usernotifications.critical-alerts")
  }

  /// Whether Apple lets its service extension drop a notification (V8).
  package var isEntitledToFilter: Bool {
    entitlements.contains("com.apple.developer.usernotifications.filtering")
  }

  /// B20: the environment that its token is for: `aps-environment` of its
  /// entitlements, development without it.
  package var pushEnvironment: PushEnvironment {
    entitlements.contains(Self.productionEntitlement) ? .production : .development
  }

  /// The entitlement of apps that are sold, as a list of keys has it.
  package static let productionEntitlement = "aps-environment=production"

  /// Whether Apple lets it break through quiet times (R14).
  @inlinable package var isEntitledToTimeSensitive: Bool {
    entitlements.contains("com.apple.developer.usernotifications.time-sensitive")
  }

  /// Whether Apple lets it say who speaks (F9).
  package var isEntitledToCommunication: Bool {
    entitlements.contains("com.apple.developer.usernotifications.communication")
  }

  /// The category with this identifier; the first of several (A2).
  package func category(_ identifier: String?) -> Category? {
    guard let identifier else { return nil }
    // By their places: of thousands none is copied to be asked what it is called.
    return categories.indices.first { categories[$0].identifier.isExactly(identifier) }
      .map { categories[$0] }
  }
}
