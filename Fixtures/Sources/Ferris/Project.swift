import ProjectDescription

let project = Project(
  name: "Ferris",
  targets: [
    .target(
      name: "Ferris", destinations: .iOS, product: .app, bundleId: "com.example.ferris",
      infoPlist: .extendingDefault(with: ["CFBundleDisplayName": "Ferris Wheel"]),
      sources: ["App/Sources/**"], resources: ["App/Resources/**"],
      dependencies: [.target(name: "Enricher")]),
    .target(
      name: "Enricher", destinations: .iOS, product: .appExtension,
      bundleId: "com.example.ferris.enricher",
      infoPlist: .extendingDefault(with: [
        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.usernotifications.service"]
      ]), sources: ["Enricher/Sources/**"]),
    .target(
      name: "FerrisTests", destinations: .iOS, product: .unitTests,
      bundleId: "com.example.ferris.tests", sources: ["App/Tests/**"]),
  ])
