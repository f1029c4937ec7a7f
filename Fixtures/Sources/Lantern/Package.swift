// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Lantern", defaultLocalization: "en",
  targets: [.executableTarget(name: "Lantern", resources: [.process("Resources")])])
