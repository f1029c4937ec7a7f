import Notifications
import Testing

@testable import Files

@Suite("Swift packages that apps of a tree are linked with")
struct LocalPackageTests {
  private static let kit = """
    let package = Package(
      name: "Kit", products: [
        .library(name: "Kit", targets: ["Core"]), .library(name: "Tools", targets: ["Tools"]),
      ],
      dependencies: [.package(path: "../Base")],
      targets: [
        .target(name: "Core", dependencies: [.product(name: "Base", package: "Base")]),
        .target(name: "Tools", path: "Tools", exclude: ["Old"]), .testTarget(name: "CoreTests"),
      ])
    """

  private static let base = """
    let package = Package(name: "Base", products: products, targets: [.target(name: "Ground")])
    """

  private static let code: [String: String] = [
    "T/Kit/Package.swift": kit, "T/Base/Package.swift": base,
    "T/Kit/Sources/Core/a.swift": "CORE", "T/Kit/Tools/a.swift": "TOOLS",
    "T/Kit/Tools/Old/a.swift": "OLD", "T/Base/Sources/Ground/a.swift": "GROUND",
    "T/One/a.swift": "ONE", "T/Two/a.swift": "TWO",
  ].mapValues { text in
    text.hasPrefix("let")
      ? text : "let c = UNNotificationCategory(identifier: \"\(text)\", intentIdentifiers: [])"
  }

  private static let xcodeGen = """
    packages: {Kit: {path: Kit}}
    targets:
      One: {type: application, sources: [One], dependencies: [{package: Kit}]}
      Two: {type: application, sources: [Two], dependencies: [{package: Kit, product: Tools}]}
    options: {bundleIdPrefix: com.example}
    """

  private static let tuist = """
    let project = Project(name: "T", targets: [
      .target(name: "One", product: .app, bundleId: "com.example.one", sources: "One/**",
        dependencies: [.external(name: "Kit")]),
      .target(name: "Two", product: .app, bundleId: "com.example.two", sources: "Two/**",
        dependencies: [.package(product: "Tools")]),
    ])
    """

  private static let xcode = """
    // !$*UTF8*$!
    { objects = { P = { isa = PBXProject; mainGroup = G; packageReferences = (R); };
    R = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
    G = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = One/a.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = Two/a.swift; sourceTree = "<group>"; };
    B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; productRef = D2; };
    S1 = { isa = PBXSourcesBuildPhase; files = (B1); };
    S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
    W2 = { isa = PBXFrameworksBuildPhase; files = (B3); };
    D1 = { isa = XCSwiftPackageProductDependency; productName = Kit; };
    D2 = { isa = XCSwiftPackageProductDependency; productName = Tools; };
    C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.one; }; };
    C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.two; }; };
    N1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
    N2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
    T1 = { isa = PBXNativeTarget; name = One; buildConfigurationList = N1; buildPhases = (S1);
      packageProductDependencies = (D1); productType = "com.apple.product-type.application"; };
    T2 = { isa = PBXNativeTarget; name = Two; buildConfigurationList = N2; buildPhases = (S2, W2);
      productType = "com.apple.product-type.application"; };
    }; }
    """

  private func categories(_ files: [String: String]) throws -> [String: [String]] {
    let folder = try TemporaryFolder(files)
    let tree = try ImportedTree(folder("T"))
    #expect(tree.notes.isEmpty, "\(tree.notes)")
    return Dictionary(
      uniqueKeysWithValues: tree.apps.map { app in
        let file = app.files.first { $0.path == "Notifications.json" }
        guard case .bytes(let json)? = file?.content else { return (app.name, []) }
        let root = JSONDocument.read(json, path: "n", grammar: .ours).root?.value
        let all = root?["categories"]?.array ?? []
        return (app.name, all.compactMap { $0["identifier"]?.string }.sorted())
      })
  }

  @Test(
    "What is in a package is the apps' that a project links with it, product by product",
    arguments: [
      ("T/project.yml", xcodeGen), ("T/Project.swift", tuist),
      ("T/T.xcodeproj/project.pbxproj", xcode),
    ])
  func linked(path: String, project: String) throws {
    let found = try categories(Self.code.merging([path: project]) { $1 })
    #expect(found == ["One": ["CORE", "GROUND", "ONE"], "Two": ["TOOLS", "TWO"]])
  }

  @Test("Executables of a package have what the packages below it have that they are linked with")
  func package() throws {
    let root = """
      let package = Package(name: "T", dependencies: [.package(path: "Kit")], targets: [
        .executableTarget(
          name: "One", dependencies: [.product(name: "Kit", package: "Kit")], path: "One"),
        .executableTarget(
          name: "Two", dependencies: [.product(name: "Tools", package: "Kit")], path: "Two"),
      ])
      """
    let found = try categories(Self.code.merging(["T/Package.swift": root]) { $1 })
    #expect(found == ["One": ["CORE", "GROUND", "ONE"], "Two": ["TOOLS", "TWO"]])
  }

  @Test("A package that no project names is left to nearness, which is said")
  func unnamed() throws {
    let project = """
      targets:
        One: {type: application, sources: [One], dependencies: [{package: Other}]}
        Two: {type: application, sources: [Two]}
      options: {bundleIdPrefix: com.example}
      """
    let folder = try TemporaryFolder(Self.code.merging(["T/project.yml": project]) { $1 })
    let tree = try ImportedTree(folder("T"))
    #expect(tree.notes.contains { $0.message.hasPrefix("no project says whose") })
  }
}
