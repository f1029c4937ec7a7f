import Notifications
import Testing

@testable import Files

@Suite("Trees of sources, read as their targets")
struct SourceTreeTests {
  private static func list(_ members: [String: String]) -> String {
    let texts = members.sorted { $0.key < $1.key }.map { key, value in
      "<key>\(key)</key>" + (value.hasPrefix("<") ? value : "<string>\(value)</string>")
    }
    return "<plist><dict>\(texts.joined())</dict></plist>"
  }

  private static func service(_ identifier: String) -> String {
    let point =
      "<key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.service</string>"
    return list(["CFBundleIdentifier": identifier, "NSExtension": "<dict>\(point)</dict>"])
  }

  @Test(
    "What a list is that of",
    arguments: [
      ("App/Info.plist", ["CFBundleIdentifier": "com.example.a"], SourceTarget.Kind.app),
      ("App/Info.plist", ["NSExtension": "<dict/>"], .extension),
      ("Kit/Info.plist", ["CFBundlePackageType": "FMWK"], .other),
      ("Words/Info.plist", ["CFBundlePackageType": "BNDL"], .other),
      ("AppTests/Info.plist", [:], .other), ("UITest/Deep/Info.plist", [:], .other),
      ("Bistro-Info.plist", ["CFBundleExecutable": "B"], .app),
      ("Google-Info.plist", ["API": "x"], nil),
    ] as [(String, [String: String], SourceTarget.Kind?)])
  func kinds(path: String, members: [String: String], kind: SourceTarget.Kind?) throws {
    let folder = try TemporaryFolder(["Trees/\(path)": Self.list(members)])
    #expect(SourceTarget(folder("Trees/\(path)"), in: folder("Trees"))?.kind == kind)
  }

  @Test(
    "A target is called what its list is called, else what its folder is",
    arguments: [
      ("Bistro/Info.plist", "Bistro"), ("Bistro/Resources/Info.plist", "Bistro"),
      ("Bistro/Supporting Files/Info.plist", "Bistro"), ("Lists/Bistro-Info.plist", "Bistro"),
      ("Bistro/Deep/Info.plist", "Deep"),
    ])
  func names(path: String, name: String) throws {
    let members = ["CFBundleExecutable": "B", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)"]
    let folder = try TemporaryFolder([path: Self.list(members)])
    let target = try #require(SourceTarget(folder(path), in: folder.path))
    #expect(target.name.name == name)
    #expect(target.identifier == nil, "what Xcode fills in is not known")
  }

  @Test("An extension belongs to the app whose identifier it begins with, else to the nearest")
  func owners() throws {
    let folder = try TemporaryFolder([
      "T/Tea/Info.plist": Self.list(["CFBundleIdentifier": "com.example.tea"]),
      "T/Teapot/Info.plist": Self.list(["CFBundleIdentifier": "com.example.teapot"]),
      "T/Teapot/Steep/Info.plist": Self.service("com.example.tea.steep"),
      "T/Teapot/Pour/Info.plist": Self.service("org.example.pour"),
      "T/Tea/late.apns": #"{"aps":{}}"#, "T/Teapot/Deep/in.apns": #"{"aps":{}}"#,
    ])
    let tree = try #require(SourceTree(folder("T")))
    #expect(tree.apps.map { folder.short($0.folder) } == ["T/Tea", "T/Teapot"])
    #expect(
      tree.apps.map { $0.payloadFiles.map { folder.short($0) } }
        == [["T/Tea/late.apns"], ["T/Teapot/Deep/in.apns"]])
    let apps = try tree.apps.map { try #require($0.read().value) }
    #expect(apps.map(\.bundleIdentifier) == ["com.example.tea", "com.example.teapot"])
    #expect(apps.map { $0.serviceExtension != nil } == [true, true])
    #expect(apps.map(\.serviceExtension?.name) == ["Steep", "Pour"])
    #expect(SourceTree.target(of: apps[1]).map { folder.short($0.target.folder) } == "T/Teapot")
    #expect(tree.note.message.hasPrefix("this source tree is read as 2 apps; "))
  }

  @Test(
    "Notes about what stands in are said once for the tree; what is wrong is said for each target")
  func notes() throws {
    let folder = try TemporaryFolder([
      "T/One/Info.plist": Self.list([:]), "T/Two/Info.plist": Self.list([:]),
      "T/Two/Notifications.json": #"{"icon": 7}"#, "T/T.xcodeproj/project.pbxproj": "",
    ])
    let tree = try #require(SourceTree(folder("T")))
    let readings = tree.apps.map { $0.read() }
    #expect(readings.map { $0.diagnostics.map(\.severity) } == [[], [.error]])
    #expect(readings[0].value?.bundleIdentifier == "com.example.one")
  }

  @Test(
    "A folder with at most one app, a bundle and a file are no trees",
    arguments: ["Plain", "A.app", "Words", "Plain/Info.plist", "none"])
  func noTree(path: String) throws {
    let folder = try TemporaryFolder([
      "Plain/Info.plist": Self.list([:]), "A.app/One/Info.plist": Self.list([:]),
      "A.app/Two/Info.plist": Self.list([:]), "Words/en.lproj/a.strings": "",
    ])
    #expect(SourceTree(folder(path)) == nil)
  }

  @Test(
    "What XcodeGen and Tuist make a project of counts as one, so that words in folders are the app's",
    arguments: ["Mail.xcodeproj/project.pbxproj", "project.yml", "Project.swift"])
  func madeProjects(project: String) throws {
    let folder = try TemporaryFolder([
      "T/\(project)": "",
      "T/Mail/Info.plist": Self.list(["CFBundleIdentifier": "com.example.mail"]),
      "T/Mail/Resources/Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{}}"#,
    ])
    let tree = try #require(SourceTree(folder("T")))
    #expect(tree.apps.map { folder.short($0.folder) } == ["T/Mail"])
    let app = try #require(tree.apps.first?.read().value)
    #expect(app.wordFolders.map { folder.short($0) } == ["T/Mail/Resources"])
    #expect(
      SourceTree.root(around: folder("T/Mail/Resources/Localizable.xcstrings")) == folder("T"))
    #expect(FolderOutline(folder("T"))?.hasProject == true)
  }

  @Test(
    "V1, Y18: an extension that XcodeGen or Tuist makes the list of is the app's, made already or not",
    arguments: [
      (
        "project.yml",
        """
        targets:
          Enricher:
            type: app-extension
            sources: [Enricher/Sources]
            info: {path: Enricher/Info.plist, properties: {NSExtension: {POINT}}}
          Widget:
            type: app-extension
            info: {path: Widget/Info.plist, properties: {NSExtension: {WIDGET}}}
        """, "Enricher/Info.plist"
      ),
      (
        "Project.swift",
        """
        let project = Project(name: "Ferris", targets: [
          .target(name: "Enricher", product: .appExtension, bundleId: "com.example.ferris.enricher",
            infoPlist: .extendingDefault(with: ["NSExtension": [POINT]]),
            sources: ["Enricher/Sources/**"], resources: ["App/**"]),
          .target(name: "Widget", product: .appExtension, bundleId: "com.example.ferris.widget",
            infoPlist: .extendingDefault(with: ["NSExtension": [WIDGET]])),
        ])
        """, "Derived/InfoPlists/Enricher-Info.plist"
      ),
    ])
  func unmadeExtensions(project: String, text: String, list: String) throws {
    let point = #""NSExtensionPointIdentifier": "com.apple."#
    let files = [
      "T/App/Info.plist": Self.list(["CFBundleIdentifier": "com.example.ferris"]),
      "T/App/bell.wav": "",
      "T/\(project)":
        text.replacing("POINT", with: point + #"usernotifications.service""#)
        .replacing("WIDGET", with: point + #"widgetkit-extension""#),
    ]
    let lists: [[String: String]] = [
      [:], ["T/\(list)": Self.service("com.example.ferris.enricher")],
    ]
    for made in lists {
      let folder = try TemporaryFolder(files.merging(made) { first, _ in first })
      let apps = try #require(SourceTree(folder("T"))).apps.map { $0.read() }
      #expect(apps.flatMap(\.diagnostics) == [])
      #expect(apps.map { $0.value?.serviceExtension != nil } == [true])
      #expect(
        apps.map { $0.value?.sounds } == [["bell.wav"]], "whose files are whose stays as it was")
      guard made.isEmpty else { continue }
      #expect(apps.map(\.value?.serviceExtension?.name) == ["Enricher"])
      #expect(
        apps.map { $0.value?.serviceExtension?.place?.path.hasSuffix(project) } == [true])
    }
  }

  @Test("The project that a file is part of lies at most six folders above it")
  func roots() throws {
    let folder = try TemporaryFolder([
      "P/P.xcodeproj/x": "", "P/a/b/c/d/e/late.apns": "{}", "P/a/b/c/d/e/f/late.apns": "{}",
      "Q/late.apns": "{}",
    ])
    #expect(SourceTree.root(around: folder("P/a/b/c/d/e/late.apns")) == folder("P"))
    #expect(SourceTree.root(around: folder("P/a/b/c/d/e/f/late.apns")) == nil)
    #expect(SourceTree.root(around: folder("Q/late.apns")) == nil)
    #expect(SourceTree.root(around: "late.apns") == nil)
    #expect(SourceTree.isProject("P.xcworkspace") && !SourceTree.isProject("xcodeproj"))
  }

  @Test("A project in a folder of the tree counts its paths from its own folder")
  func innerProject() throws {
    let text = """
      { objects = {
        T = { isa = PBXNativeTarget; name = Tea; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.example.tea; INFOPLIST_FILE = "$(SRCROOT)/Tea/Info.plist"; }; };
      }; }
      """
    let folder = try TemporaryFolder([
      "W/Inner/Tea.xcodeproj/project.pbxproj": text, "W/Inner/Tea/Info.plist": Self.list([:]),
    ])
    let targets = ProjectTargets(in: folder("W"), SourceWalk(folder("W"))).all
    #expect(targets.map(\.propertyList) == ["Inner/Tea/Info.plist"])
    let inner = ProjectTargets(in: folder("W/Inner"), SourceWalk(folder("W/Inner"))).all
    #expect(inner.map(\.propertyList) == ["Tea/Info.plist"])
    let declared = DeclaredTargets(folder("W"), SourceWalk(folder("W")))
    #expect(declared.targets.map(\.identifier) == ["com.example.tea"])
    #expect(declared.targets.map(\.name.name) == ["Tea"])
  }
}
