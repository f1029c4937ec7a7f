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
    .target(name: "Sessions", dependencies: ["Delivery", "Notifications"]),
    .target(
      name: "TestSupport", dependencies: ["Delivery", "Notifications", "Push"],
      path: "Tests/TestSupport", exclude: []),
    .testTarget(name: "DeliveryTests", dependencies: ["Delivery", "TestSupport"]),
    .testTarget(name: "SessionsTests", dependencies: ["Sessions", "TestSupport"]),
  ]
)
