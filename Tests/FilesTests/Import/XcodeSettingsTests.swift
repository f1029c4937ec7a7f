import Notifications
import Testing

@testable import Files

@Suite("The settings that targets of an .xcodeproj are built with")
struct XcodeSettingsTests {
  private func layer(_ members: [(String, String)]) -> PropertyList {
    let members = members.map { key, value in
      PropertyList.Member(key: key, value: PropertyList(.string(value), at: Place("p")))
    }
    return PropertyList(.dictionary(members), at: Place("p"))
  }

  @Test("The first that has one counts, and names of others are filled in")
  func filled() {
    let own = layer([("SUFFIX", ""), ("NAME", "$(TARGET_NAME)"), ("LOOP", "$(LOOP)$(LOOP)")])
    let base = layer([
      ("SUFFIX", ".dev"), ("BASE", "org.quay"), ("ID", "$(BASE).app$(SUFFIX)"),
      ("ODD", "$(BASE:base)"), ("PRODUCT_NAME", "My 1st $(NAME)"),
      ("LOWER", "$(PRODUCT_NAME:rfc1034identifier:lower)"), ("DEEP", "$(WIDE:lower)"),
      ("WIDE", "${INNER}/$(UNKNOWN)"), ("INNER", "$(BASE)"),
    ])
    let settings = XcodeSettings([own, base], ofTarget: "Quay")
    #expect(settings.literal("ID") == "org.quay.app" && settings["ID"] == "$(BASE).app$(SUFFIX)")
    #expect(settings.literal("NAME") == "Quay")
    #expect(settings.filled("WIDE") == "org.quay/$(UNKNOWN)" && settings.literal("WIDE") == nil)
    #expect(settings.literal("LOWER") == "my-1st-quay", "the name is filled in before")
    #expect(settings.literal("ODD") == nil && settings.filled("ODD") == "$(BASE:base)")
    #expect(settings.filled("DEEP") == "$(WIDE:lower)" && settings.literal("LOOP") == nil)
    #expect(settings.literal("NONE") == nil)
  }

  @Test("What is set for a phone goes before the rest, an empty value is none, and layers inherit")
  func layers() {
    let own = layer([
      ("ID", ""), ("ID[sdk=iphoneos*]", "org.quay.app"), ("NAME", "$(inherited) $(inherited)"),
      ("EMPTY", ""), ("ALONE", "$(inherited)"), ("OTHER", "$(GONE:default=Kai)"),
    ])
    let base = layer([("NAME", "$(EMPTY)$(inherited)"), ("ID", "org.quay.base")])
    let settings = XcodeSettings([own, base, layer([("NAME", "Quay")])], ofTarget: "Q")
    #expect(settings.literal("ID") == "org.quay.app" && settings.literal("EMPTY") == nil)
    #expect(settings.literal("NAME") == "Quay Quay" && settings.literal("ALONE") == nil)
    #expect(settings.literal("OTHER") == "Kai")
    #expect(settings.literal(text: "$(ID).$(TARGET_NAME)") == "org.quay.app.Q")
    #expect(settings.literal(text: "$(inherited)") == nil && settings.literal(text: "") == nil)
  }

  // Where the identifier of the app stands: in the target’s own settings, in those of its
  // .xcconfig, of the project or of the project’s .xcconfig.
  private static func project(target: String, shared: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      A = { isa = PBXNativeTarget; buildConfigurationList = LA; buildPhases = ();
        fileSystemSynchronizedGroups = (GA); name = Quay;
        productType = "com.apple.product-type.application"; };
      E = { isa = PBXNativeTarget; buildConfigurationList = LE; buildPhases = ();
        fileSystemSynchronizedGroups = (GE); name = QuayPush;
        productType = "com.apple.product-type.app-extension"; };
      F = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      GA = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X); path = Quay;
        sourceTree = "<group>"; };
      GE = { isa = PBXFileSystemSynchronizedRootGroup; path = QuayPush; sourceTree = "<group>"; };
      GC = { isa = PBXGroup; children = (F); path = Config; sourceTree = "<group>"; };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        membershipExceptions = (Info.plist, Old.swift); target = A; };
      G = { isa = PBXGroup; children = (GC, GA, GE); sourceTree = "<group>"; };
      LP = { isa = XCConfigurationList; buildConfigurations = (CP); };
      LA = { isa = XCConfigurationList; buildConfigurations = (CA); };
      LE = { isa = XCConfigurationList; buildConfigurations = (CE); };
      CP = { isa = XCBuildConfiguration; name = Release; \(shared) };
      CA = { isa = XCBuildConfiguration; name = Release; \(target) };
      CE = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = QuayPush/Info.plist;
        PRODUCT_BUNDLE_IDENTIFIER = org.quay.app; }; };
      P = { isa = PBXProject; buildConfigurationList = LP; developmentRegion = de; mainGroup = G;
        targets = (A, E); };
    }; }
    """
  }

  private static let own =
    "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = \"$(SRCROOT)/$(TARGET_NAME)/Info.plist\"; "
    + "INFOPLIST_KEY_CFBundleDisplayName = \"Quay \\U2713\"; PRODUCT_NAME = \"$(TARGET_NAME)\";"
  private static let identifier = "PRODUCT_BUNDLE_IDENTIFIER = org.quay.app;"
  private static let base = "baseConfigurationReference = F;"
  private static let anchored =
    "baseConfigurationReferenceAnchor = GC; "
    + "baseConfigurationReferenceRelativePath = Base.xcconfig;"

  private func tree(target: String, shared: String) throws -> TemporaryFolder {
    let service =
      "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.usernotifications.service</string></dict></dict></plist>"
    return try TemporaryFolder([
      "T/Quay.xcodeproj/project.pbxproj": Self.project(target: target, shared: shared),
      "T/Config/Base.xcconfig": "BASE = org.quay // all\nPRODUCT_BUNDLE_IDENTIFIER = $(BASE).app\n",
      "T/Quay/Info.plist": """
      <plist><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict></plist>
      """,
      "T/Quay/Old.swift": #"let c = UNNotificationCategory(identifier: "OLD")"#,
      "T/Quay/New.swift": #"let c = UNNotificationCategory(identifier: "NEW")"#,
      "T/QuayPush/Info.plist": service,
    ])
  }

  private func list(_ path: String, of app: ImportedApp) throws -> PropertyList {
    guard case .bytes(let bytes)? = app.files.first(where: { $0.path == path })?.content else {
      throw Diagnostic(Place(path), .error, "it was not made")
    }
    return try #require(PropertyList.read(bytes, path: path).value)
  }

  @Test(
    "An app is its project’s wherever that says its identifier, or nowhere, which is said",
    arguments: [
      ("buildSettings = { \(own) \(identifier) };", "buildSettings = { };", true),
      ("buildSettings = { \(own) }; \(base)", "buildSettings = { };", true),
      ("buildSettings = { \(own) }; \(anchored)", "buildSettings = { };", true),
      ("buildSettings = { \(own) };", "buildSettings = { \(identifier) };", true),
      ("buildSettings = { \(own) };", "buildSettings = { }; \(base)", true),
      ("buildSettings = { \(own) };", "buildSettings = { };", false),
      // What cannot be read may say another one.
      (
        "buildSettings = { \(own) }; baseConfigurationReference = Z;",
        "buildSettings = { \(identifier) };", false
      ),
    ])
  func imported(target: String, shared: String, isKnown: Bool) throws {
    let folder = try tree(target: target, shared: shared)
    let apps = try ImportedTree(folder("T")).apps
    try #require(apps.map(\.name) == ["Quay"])
    let info = try list("Info.plist", of: apps[0])
    let identifier = isKnown ? "org.quay.app" : "com.example.quay"
    #expect(info["CFBundleIdentifier"]?.string == identifier)
    #expect(info["CFBundleName"]?.string == "Quay")
    #expect(info["CFBundleDisplayName"]?.string == "Quay ✓")
    #expect(info["CFBundleDevelopmentRegion"]?.string == "de")
    let note = "no bundle identifier is written here; com.example.quay stands in"
    #expect(apps[0].diagnostics.map(\.message).contains(note) == !isKnown)
    #expect(apps[0].counts.contains { $0.count == 1 && $0.kind == "category" })
  }

  @Test("Y43: an extension has the identifier that its project gives it")
  func extensionIdentifier() throws {
    let folder = try tree(
      target: "buildSettings = { \(Self.own) \(Self.identifier) };", shared: "buildSettings = { };")
    let apps = try ImportedTree(folder("T")).apps
    let app = try #require(apps.first)
    let info = try list("PlugIns/QuayPush.appex/Info.plist", of: app)
    #expect(info["CFBundleIdentifier"]?.string == "org.quay.app")
    #expect(info["NSExtension"] != nil)
  }
}
