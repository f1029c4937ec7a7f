// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Coversheet",
  targets: [
    .target(name: "TerminalCore"),
    .target(name: "Notifications"),
    .target(name: "Push", dependencies: ["Notifications"]),
    .target(name: "Localization", dependencies: ["Notifications"]),
    .target(name: "Delivery", dependencies: ["Notifications", "Localization", "Push"]),
    .testTarget(name: "DeliveryTests", dependencies: ["Delivery"]),
  ]
)
