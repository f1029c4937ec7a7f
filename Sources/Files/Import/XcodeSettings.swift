import Notifications

/// The settings that a target of an `.xcodeproj` is built with.
struct XcodeSettings: Hashable {
  // Of those that have a setting the first counts.
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

  /// A setting as it is written for the phone; nil where there is none.
  subscript(key: String) -> String? { layers.firstNonNil { Self.setting(key, in: $0) } }

  // What is set for a phone's SDK alone goes before what is set for all.
  private static func setting(_ key: String, in layer: PropertyList) -> String? {
    ["[sdk=iphoneos*]", "[sdk=iphone*]", ""].firstNonNil { layer[key + $0]?.string }
  }

  /// A setting with others in the place of their names, `$(NAME)`, and what the modifiers for
  /// letters, identifiers and defaults make of them; the names of unknown ones stay, and so do those
  /// with other modifiers.
  func filled(_ key: String) -> String? {
    var left = Self.fillingLimit
    return filled(key, from: 0, &left)
  }

  private func filled(_ key: String, from start: Int, _ left: inout Int) -> String? {
    let index = layers[start...].firstIndex { Self.setting(key, in: $0) != nil }
    let set = index.flatMap { Self.setting(key, in: layers[$0]) }
    let given = set ?? (key == "TARGET_NAME" ? target : nil)
    guard let text = given else { return nil }
    return filled(text, named: key, from: (index ?? start) + 1, &left)
  }

  // `$(inherited)` is what the layers from one on say.
  private func filled(
    _ text: String, named key: String, from start: Int, _ left: inout Int
  ) -> String {
    guard left > 0, text.utf8.count < Self.byteLimit, BuildVariables.isAny(in: text) else {
      return text
    }
    left -= 1
    return BuildVariables.filled(text, knownAlone: true) { name in
      let isInherited = name == "inherited"
      if isInherited, start >= layers.count { return nil }
      let value = filled(isInherited ? key : name, from: isInherited ? start : 0, &left)
      return value.flatMap { $0.utf8.count < Self.byteLimit ? $0 : nil }
    }
  }

  /// A setting with others in the place of their names; nil where a name stays, for what Xcode fills
  /// in is not known, and where nothing is left.
  func literal(_ key: String) -> String? { filled(key).flatMap(literal(text:)) }

  /// A text with settings in the place of their names; nil as for a setting.
  func literal(text: String) -> String? {
    var left = Self.fillingLimit
    let filled = filled(text, named: "", from: layers.count, &left)
    return filled.isEmpty || BuildVariables.isAny(in: filled) ? nil : filled
  }

  /// Whether an `Info.plist` is made of them, with what another has beside it.
  var makesPropertyList: Bool {
    // XcodeGen writes the truth values of YAML as Xcode has them.
    ["YES", "TRUE", "ON"].contains(self["GENERATE_INFOPLIST_FILE"]?.uppercased() ?? "")
  }

  /// By `watchos watchsimulator` or the SDK; `auto` leaves it to the other one.
  var platform: TargetPlatform {
    let named = layers.flatMap { layer in
      ["SUPPORTED_PLATFORMS", "SDKROOT"].compactMap { layer[$0]?.string }
    }
    let first = named.first { $0 != "auto" }
    return TargetPlatform((first ?? "").split(separator: " ").map(String.init))
  }
}
