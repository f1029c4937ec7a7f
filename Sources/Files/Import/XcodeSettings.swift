import Notifications

/// The settings that a target of an `.xcodeproj` is built with.
struct XcodeSettings {
  private let layers: [PropertyList]
  private let target: String?

  // Far more than people have, and a hostile file names itself without end.
  private static let depthLimit = 4
  private static let byteLimit = 1000

  /// - Parameters:
  ///   - layers: The target's own, those of its `.xcconfig`, those of its project and so on: of one
  ///     that several have the first counts.
  ///   - target: What the target is called; nil where nothing says it.
  init(_ layers: [PropertyList], ofTarget target: String?) {
    (self.layers, self.target) = (layers, target)
  }

  /// A setting as it is written; nil where there is none.
  subscript(key: String) -> String? { layers.firstNonNil { $0[key]?.string } }

  /// A setting with others in the place of their names, `$(NAME)`; the names of unknown ones stay.
  func filled(_ key: String) -> String? {
    guard var text = self[key] else { return nil }
    for _ in 0..<Self.depthLimit where Self.canBeFilled(text) {
      text = BuildVariables.filled(text) { name in
        let value = self[name] ?? (name == "TARGET_NAME" ? target : nil)
        return value.flatMap { $0.utf8.count < Self.byteLimit ? $0 : nil }
      }
    }
    return text
  }

  // What modifiers make of a value, `$(NAME:lower)`, is not known.
  private static func canBeFilled(_ text: String) -> Bool {
    text.utf8.count < byteLimit && BuildVariables.isAny(in: text)
      && !text.utf8.contains(UInt8(ascii: ":"))
  }

  /// The same; nil where a name stays, for what Xcode fills in is not known.
  func literal(_ key: String) -> String? {
    filled(key).flatMap { BuildVariables.isAny(in: $0) ? nil : $0 }
  }

  /// Whether an `Info.plist` is made of them, with what another has beside it.
  var makesPropertyList: Bool { self["GENERATE_INFOPLIST_FILE"] == "YES" }

  /// By `watchos watchsimulator` or the SDK; `auto` leaves it to the other one.
  var platform: TargetPlatform {
    let named = layers.flatMap { layer in
      ["SUPPORTED_PLATFORMS", "SDKROOT"].compactMap { layer[$0]?.string }
    }
    let first = named.first { $0 != "auto" }
    return TargetPlatform((first ?? "").split(separator: " ").map(String.init))
  }
}
