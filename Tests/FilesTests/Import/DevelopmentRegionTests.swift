import Notifications
import Testing

@testable import Files

@Suite("The language that a project is written in")
struct DevelopmentRegionTests {
  private static let xcode = """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; mainGroup = G; developmentRegion = de; };
    C = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Kite/Info.plist;
      PRODUCT_BUNDLE_IDENTIFIER = com.example.kite; }; };
    N = { isa = XCConfigurationList; buildConfigurations = (C); };
    T = { isa = PBXNativeTarget; name = Kite; buildConfigurationList = N; buildPhases = ();
      productType = "com.apple.product-type.application"; }; }; }
    """

  private static let xcodeGen = """
    options:
      developmentLanguage: de
    targets:
      Kite:
        type: application
        sources: Kite
        info:
          path: Kite/Info.plist
    """

  private static let tuist = """
    let project = Project(name: "Kites", options: .options(developmentRegion: "de"), targets: [
      .target(name: "Kite", product: .app, bundleId: "com.example.kite",
        infoPlist: "Kite/Info.plist", sources: "Kite/**"),
    ])
    """

  private static let projects = [
    ("Kite.xcodeproj/project.pbxproj", xcode), ("project.yml", xcodeGen), ("Project.swift", tuist),
  ]

  private static let variable =
    "<key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>"

  private func tree(_ path: String, _ project: String, _ region: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Kites/\(path)": project,
      "Kites/Kite/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.kite</string>\(region)</dict></plist>",
      "Kites/Kite/Localizable.xcstrings": #"{"sourceLanguage":"fr","strings":{}}"#,
    ])
  }

  @Test(
    "What is imported has it where Xcode would fill it in, and where nothing else is written",
    arguments: projects, ["", variable])
  func imported(project: (path: String, text: String), region: String) throws {
    let folder = try tree(project.path, project.text, region)
    let app = try #require(try ImportedTree(folder("Kites")).apps.first)
    guard case .bytes(let bytes)? = app.files.first(where: { $0.path == "Info.plist" })?.content
    else {
      Issue.record("there is no Info.plist")
      return
    }
    let list = try #require(PropertyList.read(bytes, path: "i").value)
    #expect(list["CFBundleDevelopmentRegion"]?.string == "de")
  }

  @Test("A tree is read with it, before a catalog's", arguments: projects, ["", variable])
  func read(project: (path: String, text: String), region: String) throws {
    let folder = try tree(project.path, project.text, region)
    let tree = try #require(SourceTree(folder("Kites")))
    #expect(tree.apps.map { $0.read().value?.developmentRegion } == ["de"])
  }

  @Test("What a list says itself goes before it")
  func written() throws {
    let own = Self.variable.replacing("$(DEVELOPMENT_LANGUAGE)", with: "pl")
    let folder = try tree("project.yml", Self.xcodeGen, own)
    let tree = try #require(SourceTree(folder("Kites")))
    #expect(tree.apps.map { $0.read().value?.developmentRegion } == ["pl"])
  }

  @Test("Where no project says it, the catalog's language is")
  func unsaid() throws {
    let folder = try tree("project.yml", "targets: {}", Self.variable)
    let tree = try #require(SourceTree(folder("Kites")))
    #expect(ProjectTargets.developmentRegion(in: folder("Kites")) == nil)
    #expect(tree.apps.map { $0.read().value?.developmentRegion } == ["fr"])
  }
}
