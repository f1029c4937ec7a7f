import Notifications
import Testing

@testable import Files

@Suite("The projects of a tree")
struct ProjectTargetsTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; mainGroup = G; developmentRegion = de; };
    C = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = App/Info.plist;
      PRODUCT_BUNDLE_IDENTIFIER = org.quay.app; }; };
    N = { isa = XCConfigurationList; buildConfigurations = (C); };
    T = { isa = PBXNativeTarget; name = Quay; buildConfigurationList = N; buildPhases = ();
      productType = "com.apple.product-type.application"; }; }; }
    """

  @Test(
    "Xcode's project is found in any folder that is looked into, also in one with a dot in its name",
    arguments: ["", "Quay.iOS/", "ios/App/", "Apps/Quay.iOS/ios/App/"])
  func places(folder: String) throws {
    let tree = try TemporaryFolder([
      "T/\(folder)Quay.xcodeproj/project.pbxproj": Self.project,
      "T/\(folder)App/Info.plist": """
      <plist><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict></plist>
      """,
    ])
    let app = try #require(try ImportedTree(tree("T")).apps.first)
    #expect(app.name == "Quay" && app.diagnostics == [])
    let list = try app.propertyList
    #expect(list["CFBundleIdentifier"]?.string == "org.quay.app")
    #expect(list["CFBundleDevelopmentRegion"]?.string == "de")
    let apps = try #require(SourceTree(tree("T"))).apps
    #expect(apps.map { $0.read().value?.developmentRegion } == ["de"], "opened as it lies there")
  }

  @Test(
    "What a list names is filled in with the settings that the target is built with",
    arguments: [
      (#"PRODUCT_BUNDLE_IDENTIFIER = "$(BASE).app"; LABEL = Kai; "#, "org.quay.app", "Kai"),
      (
        #"PRODUCT_BUNDLE_IDENTIFIER = ""; "PRODUCT_BUNDLE_IDENTIFIER[sdk=iphoneos*]" = org.q; "#,
        "org.q", "Am Kai"
      ),
      ("PRODUCT_BUNDLE_IDENTIFIER = \"\"; ", "com.example.quay", "Am Kai"),
    ])
  func filled(settings: String, identifier: String, name: String) throws {
    let tree = try TemporaryFolder([
      "T/Quay.xcodeproj/project.pbxproj": Self.project.replacing(
        "PRODUCT_BUNDLE_IDENTIFIER = org.quay.app; ", with: settings + "BASE = org.quay; "),
      "T/App/Info.plist": """
      <plist><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleDisplayName</key><string>$(LABEL:default=Am Kai)</string></dict></plist>
      """,
    ])
    let list = try #require(try ImportedTree(tree("T")).apps.first).propertyList
    #expect(list["CFBundleIdentifier"]?.string == identifier)
    #expect(list["CFBundleDisplayName"]?.string == name)
  }

  @Test("What was fetched is no project of the tree's", arguments: ["Pods", "node_modules/lib"])
  func fetched(folder: String) throws {
    let tree = try TemporaryFolder([
      "T/\(folder)/Quay.xcodeproj/project.pbxproj": Self.project, "T/a.apns": #"{"aps":{}}"#,
    ])
    #expect(ProjectTargets(in: tree("T"), SourceWalk(tree("T"))).all == [])
  }
}

extension ImportedApp {
  /// The `Info.plist` that was made for it.
  ///
  /// - Throws: Where none was.
  var propertyList: PropertyList {
    get throws {
      guard case .bytes(let bytes)? = files.first(where: { $0.path == "Info.plist" })?.content
      else { throw Diagnostic(Place("Info.plist"), .error, "it was not made") }
      return try #require(PropertyList.read(bytes, path: "Info.plist").value)
    }
  }
}
