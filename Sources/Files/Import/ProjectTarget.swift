import Notifications

/// What a project says of a target: an app, an extension of one, what these
/// are linked with, or another.
package struct ProjectTarget: Hashable {
  /// As the project calls it.
  var name: String
  /// What it is built to; the files of others, such as tests, are nothing of an app's.
  var kind = SourceTarget.Kind.app
  /// Tells it from others of its project; nil where that does not list its targets.
  var id: String?
  /// The bundle identifier; nil where it is put together when it is built.
  var identifier: String?
  /// What the app is called below its icon; nil where the project does not say.
  var displayName: String?
  /// The language that its project is written in, for `$(DEVELOPMENT_LANGUAGE)`;
  /// nil where that does not say.
  var developmentRegion: String?
  /// Where its `Info.plist` lies, from the project's folder; nil where it is made.
  var propertyList: String?
  /// The settings that it is built with.
  var settings = XcodeSettings([], ofTarget: nil)
  /// What a made `Info.plist` has in it.
  var properties: [PropertyList.Member] = []
  /// What a made file of entitlements has in it.
  var entitlements: [PropertyList.Member] = []
  /// Where its sources lie, from the project's folder; nil where the project does not say.
  var folder: String?
  /// Its files; nil where the project does not say.
  var files: TargetFiles?
  /// Whether it is an app though nothing says what would be in its `Info.plist`.
  var isBare = false
  /// What an app is built for that is none of the phone's, and so of
  /// another kind; nil for all else.
  var otherPlatform: TargetPlatform?
  /// Of an app of the watch the bundle identifier of the phone's that it says it belongs
  /// to; nil where it says none.
  var companion: String?
  /// Where its name stands; nil where that is not known.
  var place: Place?
  /// The ids of what it is linked with or embeds.
  var dependencies: [String] = []
}
