import Notifications
import Testing

@testable import Files

@Suite("What projects say of the files of their targets")
struct MembershipTests {
  private static func file(_ text: String, _ path: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private static let xcodeGen = """
    targets:
      Bakery:
        type: application
        sources:
          - path: Shops
            excludes: ["Butcher*.swift", "Old/**"]
          - Shared
        resources: [Sounds/bell.wav]
        entitlements:
          path: Bakery.entitlements
      Butcher:
        type: application
        sources:
          - path: Shops
            includes: ["Butcher*.swift"]
          - path: Shared
      Checks:
        type: bundle.unit-test
        sources: [Checks]
      Library:
        type: framework
        sources: [Library]
    """

  private static let tuist = """
    let project = Project(name: "Shops", targets: [
      .target(
        name: "Bakery", product: .app, bundleId: "com.example.bakery",
        sources: [.glob("Shops/**", excluding: ["Shops/Butcher*.swift", "Shops/Old/**"]), "Shared/**"],
        resources: ["Sounds/bell.wav"], entitlements: "Bakery.entitlements"),
      .target(
        name: "Butcher", product: .app, bundleId: "com.example.butcher",
        sources: .sourceFilesList(globs: ["Shops/Butcher*.swift", "Shared/**"])),
      .target(name: "Checks", product: .unitTests, bundleId: "c", sources: ["Checks/**"]),
      .target(name: "Library", product: .framework, bundleId: "l", sources: ["Library/**"]),
    ])
    """

  private static let package = """
    let package = Package(name: "Shops", targets: [
      .executableTarget(
        name: "Bakery", dependencies: ["Shared"], path: "Shops",
        exclude: ["Butcher.swift", "Old"], resources: [.process("../Sounds/bell.wav")]),
      .executableTarget(
        name: "Butcher", dependencies: [.target(name: "Shared")], path: "Shops",
        sources: ["Butcher.swift"]),
      .target(name: "Shared", path: "Shared"),
      .testTarget(name: "Checks", path: "Checks"),
    ])
    """

  private static func targets(_ kind: String) -> [ProjectTarget] {
    switch kind {
    case "XcodeGen": XcodeGenProject.targets(in: file(xcodeGen, "project.yml")).value ?? []
    case "Tuist": TuistProject.targets(in: file(tuist, "Project.swift"))
    default: SwiftPackage.targets(in: file(package, "Package.swift"))
    }
  }

  @Test(
    "Two apps of one folder: what each has, and what tests have",
    arguments: ["XcodeGen", "Tuist", "Swift package"])
  func membership(_ kind: String) throws {
    let targets = Self.targets(kind)
    let apps = targets.filter { $0.kind == .app }
    try #require(apps.map(\.name) == ["Bakery", "Butcher"])
    let (bakery, butcher) = (try #require(apps[0].files), try #require(apps[1].files))
    for (path, isBakery, isButcher) in [
      ("Shops/Bread.swift", true, false), ("Shops/Inner/Cake.swift", true, false),
      ("Shops/Butcher.swift", false, true), ("Shops/Old/Bread.swift", false, false),
      ("Shared/Till.swift", true, true), ("Elsewhere/Bread.swift", false, false),
      ("Checks/Checks.swift", false, false), ("Library/Library.swift", false, false),
    ] {
      #expect(bakery.contains(path) == isBakery, "Bakery: \(path)")
      #expect(butcher.contains(path) == isButcher, "Butcher: \(path)")
    }
    let tests = targets.filter { $0.kind == .other }.compactMap(\.files)
    #expect(tests.contains { $0.contains("Checks/Checks.swift") })
    #expect(!tests.contains { $0.contains("Shops/Butcher.swift") })
    if kind != "Swift package" {
      #expect(bakery.contains("Sounds/bell.wav") && bakery.contains("Bakery.entitlements"))
      #expect(!butcher.contains("Sounds/bell.wav"))
    }
  }

  @Test(
    "A Swift package with one executable is one app; what its targets leave out is nothing of it")
  func onePackage() throws {
    let targets = SwiftPackage.targets(
      in: Self.file(
        """
        let package = Package(name: "Lantern", targets: [
          .executableTarget(name: "Lantern", exclude: ["Old.swift"]),
          .target(name: "Wick", path: "Wick", sources: ["Code"]),
          .testTarget(name: "LanternTests"),
        ])
        """, "Package.swift"))
    #expect(targets.filter { $0.kind == .app }.map(\.name) == ["Lantern"])
    #expect(targets[0].files == nil)
    let leftOut = targets.compactMap { $0.kind == .other ? $0.files : nil }
    for (path, isOut) in [
      ("Sources/Lantern/Old.swift", true), ("Sources/Lantern/New.swift", false),
      ("Wick/Notes/Wick.swift", true), ("Wick/Code/Wick.swift", false),
      ("Tests/LanternTests/A.swift", true), ("Package.swift", false),
    ] {
      #expect(leftOut.contains { $0.contains(path) } == isOut, "\(path)")
    }
  }

  private static func project(_ objects: String) -> String {
    "// !$*UTF8*$!\n{ objects = { P = { isa = PBXProject; mainGroup = G; };\n\(objects)\n}; }"
  }

  @Test(
    "A project of Xcode's: where files lie that groups, the project’s folder and links to above name"
  )
  func places() throws {
    let text = Self.project(
      """
      G = { isa = PBXGroup; children = (H, I, J); sourceTree = "<group>"; };
      H = { isa = PBXGroup; children = (K, L, M, V); path = "Two \\"Words\\""; sourceTree = "<group>"; };
      I = { isa = PBXFileReference; path = ../Above/I.swift; sourceTree = "<group>"; };
      J = { isa = PBXFileReference; path = "usr/lib/J.tbd"; sourceTree = SDKROOT; };
      K = { isa = PBXFileReference; path = K.swift; sourceTree = "<group>"; };
      L = { isa = PBXFileReference; path = Own/L.swift; sourceTree = SOURCE_ROOT; };
      M = { isa = PBXFileReference; lastKnownFileType = folder; path = Sounds; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = (W, ); name = V.strings; sourceTree = "<group>"; };
      W = { isa = PBXFileReference; name = en; path = en.lproj/V.strings; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = K; }; B2 = { isa = PBXBuildFile; fileRef = L; };
      B3 = { isa = PBXBuildFile; fileRef = M; }; B4 = { isa = PBXBuildFile; fileRef = V; };
      B5 = { isa = PBXBuildFile; fileRef = I; }; B6 = { isa = PBXBuildFile; fileRef = J; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B5, B6); };
      R = { isa = PBXResourcesBuildPhase; files = (B3, B4); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/A/Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = com.example.a;
        CODE_SIGN_ENTITLEMENTS = A/A.entitlements; }; };
      N = { isa = XCConfigurationList; buildConfigurations = (C); };
      T = { isa = PBXNativeTarget; name = A; buildConfigurationList = N; buildPhases = (S, R);
        productType = "com.apple.product-type.application"; };
      """)
    let targets =
      XcodeProject.reading(of: Self.file(text, "project.pbxproj"), at: "App").value ?? []
    let target = try #require(targets.first)
    #expect(target.name == "A" && target.propertyList == "App/A/Info.plist")
    let folder = "App/Two \"Words\""
    #expect(
      target.files?.paths == [
        "\(folder)/K.swift", "App/Own/L.swift", "Above/I.swift", "\(folder)/en.lproj/V.strings",
        "App/A/A.entitlements",
      ])
    #expect(target.files?.contains("\(folder)/Sounds/deep/a.wav") == true)
  }

  @Test("Words that a folder of Xcode 16's excepts in all languages")
  func localizedException() throws {
    let text = Self.project(
      """
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = App; sourceTree = "<group>"; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Info.plist, "/Localized: Words/Old.strings"); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.a; }; };
      N = { isa = XCConfigurationList; buildConfigurations = (C); };
      T = { isa = PBXNativeTarget; name = A; buildConfigurationList = N; buildPhases = ();
        fileSystemSynchronizedGroups = (F); productType = "com.apple.product-type.application"; };
      """)
    let targets = XcodeProject.reading(of: Self.file(text, "project.pbxproj"), at: "").value ?? []
    let files = try #require(targets.first?.files)
    #expect(files.contains("App/A.swift") && !files.contains("App/Info.plist"))
    #expect(files.contains("App/Words/en.lproj/New.strings"))
    #expect(!files.contains("App/Words/de.lproj/Old.strings"))
  }

  @Test(
    "What is no project says nothing, however it goes on",
    arguments: [
      "", "{", "{ objects = (", "{ objects = { A = { isa = \"PBX", "{ a = b }", "(((((",
      "{ a = <00",
      "{ objects = { P = { isa = PBXProject; mainGroup = P; children = (P); }; }; }", "/* ",
      "{ = ; }",
    ])
  func hostile(_ text: String) {
    #expect(XcodeProject.reading(of: Self.file(text, "project.pbxproj"), at: "").value == [])
    let deep = "{ objects = " + String(repeating: "(", count: 100_000)
    #expect(StringsScanner.propertyList(Self.file(deep + text, "project.pbxproj")).value == nil)
  }

  @Test("What stands behind data over several lines has its own line")
  func dataOverLines() {
    let text = "{ a = <00\n01\n02>;\nb = c; }"
    let list = StringsScanner.propertyList(Self.file(text, "project.pbxproj")).value
    #expect(list?["b"]?.place.line == 4)
  }

  @Test("Of lists in one another 64 are read, with what is in the innermost")
  func levels() {
    for (count, wanted) in [(64, []), (65, ["values are nested more than 64 deep"])] {
      for (start, end) in [("(", ")"), ("{ a = ", "; }")] {
        let text =
          String(repeating: start, count: count) + "b" + String(repeating: end, count: count)
        let reading = StringsScanner.propertyList(Self.file(text, "project.pbxproj"))
        #expect(reading.diagnostics.map(\.message) == wanted, "\(count) of \(start)")
      }
    }
  }

  @Test(
    "What makes a file no project of Xcode’s is told at its place",
    arguments: [
      ("{\n<<<<<<< HEAD\nobjects = {}; }", 2), ("{ objects = {\n", 2), ("hello", 1),
      ("\n{ objects = (); }", 2), ("<?xml version=\"1.0\"?>\n<plist><dict>", 2),
    ])
  func mistakes(text: String, line: Int) {
    let reading = XcodeProject.reading(of: Self.file(text, "project.pbxproj"), at: "")
    #expect(reading.value?.isEmpty == true && reading.diagnostics.map(\.severity) == [.warning])
    #expect(reading.diagnostics.first?.place.line == Int32(line), "\(reading.diagnostics)")
  }

  @Test("Groups in groups without end are no way to go deep without end")
  func deepGroups() {
    let groups = (0..<20_000).map {
      "G\($0) = { isa = PBXGroup; path = a; children = (G\($0 + 1)); sourceTree = \"<group>\"; };"
    }
    let text =
      "// !$*UTF8*$!\n{ objects = { P = { isa = PBXProject; mainGroup = G0; };\n"
      + groups.joined(separator: "\n") + "\n}; }"
    #expect(XcodeProject.reading(of: Self.file(text, "project.pbxproj"), at: "").value == [])
  }

  @Test("A framework’s files are those of the apps that are linked with it, also through another")
  func frameworks() throws {
    let text = """
      targets:
        Bakery: {type: application, sources: [Bakery], dependencies: [{target: Till}]}
        Butcher: {type: application, sources: [Butcher]}
        Till: {type: framework, sources: [Till], dependencies: [{target: Coins}, {target: Till}]}
        Coins: {type: library.static, sources: [Coins], dependencies: [{target: Till}]}
        Unused: {type: framework, sources: [Unused]}
      """
    let targets = (XcodeGenProject.targets(in: Self.file(text, "project.yml")).value ?? []).linked
    let (bakery, butcher) = (try #require(targets[0].files), try #require(targets[1].files))
    for (path, isBakery) in [
      ("Till/a.swift", true), ("Coins/a.swift", true), ("Unused/a.swift", false),
      ("Bakery/a.swift", true), ("Butcher/a.swift", false),
    ] {
      #expect(bakery.contains(path) == isBakery, "Bakery: \(path)")
      #expect(butcher.contains(path) == (path == "Butcher/a.swift"), "Butcher: \(path)")
    }
    let owners = FileOwners(
      targets.prefix(2).map(\.files),
      besides: targets.compactMap { $0.kind == .other ? $0.files : nil })
    #expect(owners.owners(of: "Till/a.swift") == [0], "and no project is silent about it")
    #expect(owners.owners(of: "Unused/a.swift") == [])
  }
}
