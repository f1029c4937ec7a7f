/// What a target is built for.
enum TargetPlatform {
  /// The phone and the tablet, and whatever nothing is said of.
  case phone
  case watch
  /// The Mac, the television and others: what is built for them alone is nothing of a phone's.
  case other

  /// By the names that projects have for platforms, SDKs and destinations: `watchOS`,
  /// `iphoneos`, `appleWatch`.
  ///
  /// - Parameter names: All that it is built for, in any order. None, or one that is
  ///   not known, may be the phone.
  init(_ names: [String]) {
    let all = names.map { Self.named($0.lowercased()) }
    self = all.contains(.phone) ? .phone : all.contains(.watch) ? .watch : all.first ?? .phone
  }

  // Apps of the phone may run on the Mac and in the glasses.
  private static func named(_ name: String) -> TargetPlatform {
    if ["maccatalyst", "macwithipaddesign", "applevisionwithipaddesign"].contains(name) {
      return .phone
    }
    if name.hasPrefix("watch") || name == "applewatch" { return .watch }
    let others = ["mac", "tv", "appletv", "vision", "applevision", "xr", "driverkit"]
    return others.contains(where: name.hasPrefix) ? .other : .phone
  }
}

extension ProjectTarget {
  /// Makes it nothing of a phone's app where it is built for something else; what an app
  /// is built for stays known.
  mutating func run(on platform: TargetPlatform) {
    guard platform != .phone, kind == .app || kind == .extension else { return }
    if kind == .app { otherPlatform = platform }
    kind = .other
  }

  /// Whether an app of the watch is an app's of the phone, by what either says of the
  /// other, or by its identifier.
  func isCompanion(of app: ProjectTarget?, identifier: String) -> Bool {
    guard otherPlatform == .watch else { return false }
    if let companion { return companion == identifier }
    if let id, app?.dependencies.contains(id) == true { return true }
    return self.identifier?.hasPrefix(identifier + ".") == true
  }
}
