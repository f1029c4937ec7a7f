// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Coversheet",
  targets: [
    .target(name: "TerminalCore"),
    .target(name: "Notifications"),
  ]
)
