import Notifications
import Testing

@testable import Files

@Suite("What targets are built for")
struct TargetPlatformTests {
  private static func file(_ text: String, _ path: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private static func xcode(_ settings: String, shared: String, type: String) -> String {
    """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; };
    S = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(shared) }; };
    L = { isa = XCConfigurationList; buildConfigurations = (S); };
    C = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings)
      GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.kite.watch; }; };
    N = { isa = XCConfigurationList; buildConfigurations = (C); };
    T = { isa = PBXNativeTarget; name = Kite; buildConfigurationList = N; buildPhases = ();
      productType = "com.apple.product-type.\(type)"; };
    }; }
    """
  }

  @Test("Xcode: where an .xcconfig may say the platform, the project's own does not count")
  func configured() {
    let text = Self.xcode("", shared: "SDKROOT = macosx;", type: "application")
      .replacing(
        "C = { isa = XCBuildConfiguration;",
        with: "C = { isa = XCBuildConfiguration; baseConfigurationReference = F;")
    let found = XcodeProject.reading(of: Self.file(text, "project.pbxproj"), at: "").value ?? []
    #expect(found.map(\.kind) == [.app])
  }

  @Test(
    "Xcode: the platforms of a target, else its SDK, else those of the project",
    arguments: [
      ("SDKROOT = iphoneos;", "", .app, nil), ("SDKROOT = watchos;", "", .other, .watch),
      ("SDKROOT = macosx;", "", .other, .other), ("SDKROOT = appletvos;", "", .other, .other),
      ("", "SDKROOT = macosx;", .other, .other), ("", "SDKROOT = iphoneos;", .app, nil),
      ("", "", .app, nil), ("SDKROOT = iphoneos;", "SDKROOT = macosx;", .app, nil),
      (
        "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", "", .app, nil
      ),
      ("SUPPORTED_PLATFORMS = \"watchos watchsimulator\";", "SDKROOT = iphoneos;", .other, .watch),
      ("SDKROOT = \"$(SOME)\";", "", .app, nil),
    ] as [(String, String, SourceTarget.Kind, TargetPlatform?)])
  func xcode(
    settings: String, shared: String, kind: SourceTarget.Kind, platform: TargetPlatform?
  ) {
    for type in ["application", "app-extension"] {
      let text = Self.xcode(settings, shared: shared, type: type)
      let found = XcodeProject.reading(of: Self.file(text, "project.pbxproj"), at: "").value ?? []
      let isApp = type == "application"
      #expect(found.map(\.kind) == [kind == .app && !isApp ? .extension : kind])
      #expect(found.map(\.otherPlatform) == [isApp ? platform : nil])
    }
  }

  @Test(
    "XcodeGen: a platform, a list of them, or destinations; with the phone among them it is the phone's",
    arguments: [
      ("platform: iOS", .app, nil), ("platform: watchOS", .other, .watch),
      ("platform: macOS", .other, .other), ("platform: tvOS", .other, .other),
      ("platform: [iOS, macOS]", .app, nil), ("platform: [macOS, tvOS]", .other, .other),
      ("platform: auto\n    supportedDestinations: [macOS, visionOS]", .other, .other),
      ("platform: auto\n    supportedDestinations: [iOS, watchOS]", .app, nil),
      ("platform: \"${platform}\"", .app, nil), ("sources: Kite", .app, nil),
    ] as [(String, SourceTarget.Kind, TargetPlatform?)])
  func xcodeGen(platform: String, kind: SourceTarget.Kind, other: TargetPlatform?) {
    let text = "targets:\n  Kite:\n    type: application\n    \(platform)"
    let found = XcodeGenProject.targets(in: Self.file(text, "project.yml")).value
    #expect(found?.map(\.kind) == [kind] && found?.map(\.otherPlatform) == [other])
  }

  @Test(
    "Tuist: destinations, or a platform of old; what code makes may be the phone",
    arguments: [
      ("destinations: .iOS", .app, nil), ("destinations: [.appleWatch]", .other, .watch),
      ("destinations: .macOS", .other, .other), ("destinations: [.mac, .iPhone]", .app, nil),
      ("destinations: [.iPad, .macCatalyst]", .app, nil), ("platform: .watchOS", .other, .watch),
      ("destinations: Set([.appleTv])", .other, .other), ("destinations: all", .app, nil),
    ] as [(String, SourceTarget.Kind, TargetPlatform?)])
  func tuist(platform: String, kind: SourceTarget.Kind, other: TargetPlatform?) {
    let text = """
      let p = Project(name: "K", targets: [.target(name: "Kite", \(platform), product: .app)])
      """
    let found = TuistProject.targets(in: Self.file(text, "Project.swift"))
    #expect(found.map(\.kind) == [kind] && found.map(\.otherPlatform) == [other])
  }

  @Test(
    "An app of the watch is its companion's: the one that it names, that embeds it, or whose identifier it begins with",
    arguments: [
      ("com.example.kite", [], "com.other.watch", true),
      ("com.example.other", ["Watch"], "com.example.kite.watch", false),
      (nil, ["Watch"], "com.other.watch", true), (nil, [], "com.example.kite.watch", true),
      (nil, [], "com.example.kitewatch", false), (nil, [], nil, false),
    ] as [(String?, [String], String?, Bool)])
  func companions(named: String?, embedded: [String], identifier: String?, isOne: Bool) {
    var app = ProjectTarget(name: "Kite")
    app.dependencies = embedded
    var watch = ProjectTarget(name: "Watch")
    (watch.id, watch.companion, watch.identifier) = ("Watch", named, identifier)
    #expect(!watch.isCompanion(of: app, identifier: "com.example.kite"))
    watch.run(on: .watch)
    #expect(watch.isCompanion(of: app, identifier: "com.example.kite") == isOne)
  }

  private static let project = """
    options: {bundleIdPrefix: com.example}
    targets:
      Kite: {type: application, platform: iOS, sources: [Kite], dependencies: [{target: Tail}]}
      Tail: {type: @, platform: watchOS, sources: [Tail]}
      Sail: {type: application, platform: macOS, sources: [Sail]}
    """

  @Test(
    "Apps of the watch and the Mac are no bundles; that of the watch stands in its companion's",
    arguments: ["application", "application.watchapp2"])
  func imported(type: String) throws {
    let made = #"let c = UNNotificationCategory(identifier: "X", intentIdentifiers: [])"#
    let folder = try TemporaryFolder([
      "Sky/project.yml": Self.project.replacingEach("@", by: type),
      "Sky/Kite/K.swift": "", "Sky/Tail/T.swift": made, "Sky/Sail/S.swift": made,
    ])
    let apps = try ImportedTree(folder("Sky")).apps
    try #require(apps.map(\.name) == ["Kite"])
    guard
      case .bytes(let json)? = apps[0].files.first(where: { $0.path == "Notifications.json" })?
        .content
    else {
      Issue.record("there is no Notifications.json")
      return
    }
    let text = String(decoding: json, as: UTF8.self).filter { !$0.isWhitespace }
    #expect(text == #"{"watch":{"hasApp":true}}"#)
    #expect(apps[0].counts.contains { $0.count == 1 && $0.kind == "watch app" })
  }

  @Test("A project of which no app is the phone's is refused at the first one's name")
  func foreign() throws {
    let folder = try TemporaryFolder([
      "Sky/project.yml": "targets:\n  Sail: {type: application, platform: macOS, sources: [Sail]}",
      "Sky/Sail/S.swift": "", "Sky/Sail/en.lproj/Localizable.strings": "",
    ])
    let error = #expect(throws: Diagnostic.self) { try ImportedTree(folder("Sky")) }
    #expect(error?.message == "\"Sail\" is no app for iOS; only those for iOS are imported")
    #expect(error?.place.line == 2)
  }
}
