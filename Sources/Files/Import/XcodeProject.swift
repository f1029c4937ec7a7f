/// Reads what an `.xcodeproj` says of its targets: the settings of their configurations.
enum XcodeProject {
  /// The targets, each once: those of a configuration that names an `Info.plist` or makes one.
  ///
  /// - Parameters:
  ///   - file: `project.pbxproj`.
  ///   - folder: Where the project lies, from the tree's folder; empty for there.
  static func targets(in file: SourceFile, at folder: String) -> [ProjectTarget] {
    let inFolder = { (path: String) in folder.isEmpty ? path : folder + "/" + path }
    var targets: [ProjectTarget] = []
    for settings in settings(in: String(decoding: file.bytes, as: UTF8.self)) {
      let path = settings["INFOPLIST_FILE"].map(withoutRoot)
      guard let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"],
        path != nil || makesOne(settings)
      else { continue }
      let name = path.map { FilePath(FilePath($0).folder).name } ?? identifier
      var target = ProjectTarget(name: literal(settings["PRODUCT_NAME"]) ?? name)
      target.identifier = literal(identifier)
      target.displayName = literal(settings["INFOPLIST_KEY_CFBundleDisplayName"])
      target.propertyList = path.map(inFolder)
      let isKnown = targets.contains {
        $0.propertyList == target.propertyList && $0.identifier == target.identifier
      }
      if !isKnown { targets.append(target) }
    }
    return targets
  }

  private static func makesOne(_ settings: [String: String]) -> Bool {
    settings["GENERATE_INFOPLIST_FILE"] == "YES" && settings["TEST_HOST"] == nil
      && settings["TEST_TARGET_NAME"] == nil
  }

  private static func withoutRoot(_ path: String) -> String {
    for root in ["$(SRCROOT)/", "$(PROJECT_DIR)/"] where path.hasPrefix(root) {
      return String(path.dropFirst(root.count))
    }
    return path
  }

  // What Xcode fills in is not known.
  private static func literal(_ text: String?) -> String? {
    text.flatMap { BuildVariables.isAny(in: $0) ? nil : $0 }
  }

  // `buildSettings = {` to `};`, a setting a line; lists are passed over.
  private static func settings(in text: String) -> [[String: String]] {
    var (all, current): ([[String: String]], [String: String]?) = ([], nil)
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop(while: \.isWhitespace)
      if words.hasPrefix("buildSettings = {") {
        current = [:]
      } else if words.hasPrefix("};"), let settings = current {
        all.append(settings)
        current = nil
      } else if current != nil, let (name, value) = setting(words) {
        current?[name] = value
      }
    }
    return all
  }

  private static func setting(_ line: Substring) -> (name: String, value: String)? {
    guard let equals = line.firstRange(of: " = "), line.last == ";" else { return nil }
    let value = line[equals.upperBound...].dropLast()
    let isQuoted = value.count > 1 && value.first == "\"" && value.last == "\""
    return (
      String(line[..<equals.lowerBound]), String(isQuoted ? value.dropFirst().dropLast() : value)
    )
  }
}
