import Notifications

/// The settings that a target of an `.xcodeproj` is built with.
struct XcodeSettings {
  private let layers: [PropertyList]
  private let target: String?

  // Far more than people have, and a hostile file names itself without end.
  private static let fillingLimit = 32
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

  /// A setting with others in the place of their names, `$(NAME)`, and what the modifiers for
  /// letters and identifiers make of them; the names of unknown ones stay, and so do those with
  /// other modifiers.
  func filled(_ key: String) -> String? {
    var left = Self.fillingLimit
    return filled(key, &left)
  }

  private func filled(_ key: String, _ left: inout Int) -> String? {
    let given = self[key] ?? (key == "TARGET_NAME" ? target : nil)
    guard let text = given, left > 0, text.utf8.count < Self.byteLimit,
      BuildVariables.isAny(in: text)
    else { return given }
    left -= 1
    return BuildVariables.filled(text, knownAlone: true) { name in
      filled(name, &left).flatMap { $0.utf8.count < Self.byteLimit ? $0 : nil }
    }
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
