import Notifications

/// Reads what Tuist's `Project.swift` says of its targets, as far as it stands there in literals.
package enum TuistProject {
  /// The apps, their extensions, tests and what these are linked with, in the order of the file.
  package static func targets(in file: SourceFile) -> [ProjectTarget] {
    let code = CodeFile(file)
    let calls = code?.calls { ["target", "Target"].contains($0) } ?? []
    let options = code?.calls { $0 == "options" } ?? []
    let region = options.firstNonNil { $0.call["developmentRegion"]?.text }
    let project = code?.calls { $0 == "Project" }.first?.call
    return calls.compactMap { target($0.call, in: project) }.map { target in
      var target = target
      target.developmentRegion = region
      return target
    }
  }

  private static func target(
    _ call: CodeExpression, in project: CodeExpression?
  ) -> ProjectTarget? {
    guard let name = call["name"]?.text, case .name(let product)? = call["product"]?.value,
      let kind = product.last.flatMap(kind)
    else { return nil }
    var target = ProjectTarget(name: name, kind: kind)
    target.id = name
    target.place = call["name"]?.place
    target.dependencies = (call["dependencies"]?.elements ?? []).compactMap(dependency)
    target.files = files(call)
    // `.settings(base: […])`
    let layers = [call, project].compactMap { $0?["settings"] }.map {
      PropertyList(.dictionary(members($0)), at: $0.place)
    }
    target.settings = XcodeSettings(layers, ofTarget: name)
    target.identifier = call["bundleId"]?.text.flatMap(target.settings.literal(text:))
    target.folder = call["sources"]?.folder
    target.entitlements = call["entitlements"].map(members) ?? []
    if product.last == "watch2App" { target.otherPlatform = .watch }
    if let info = call["infoPlist"] {
      if let path = info.text ?? info["path"]?.text { target.propertyList = path }
      target.properties = members(info)
    }
    let list = PropertyList(.dictionary(target.properties), at: Place(""))
    target.companion = list["WKCompanionAppBundleIdentifier"]?.string
      .flatMap(target.settings.literal(text:))
    target.run(on: TargetPlatform((call["destinations"] ?? call["platform"])?.platforms ?? []))
    return target
  }

  // `.extendingDefault(with: […])` and `.dictionary([…])`; none where code makes them.
  private static func members(_ list: CodeExpression) -> [PropertyList.Member] {
    guard case .dictionary(let members)? = (list["with"] ?? list.firstArgument)?.value else {
      return []
    }
    return members.compactMap(\.propertyMember)
  }

  // `.target(name: "Ferry")`; `.package(product: "Kit")` and `.external(name: "Kit")`
  // name a package's product.
  private static func dependency(_ call: CodeExpression) -> String? {
    guard case .call(let names, _) = call.value else { return nil }
    switch names.last {
    case "package": return call["product"]?.text.map(SwiftPackage.productID)
    case "external": return call["name"]?.text.map(SwiftPackage.productID)
    default: return call["name"]?.text
    }
  }

  private static func kind(_ product: String) -> SourceTarget.Kind? {
    switch product {
    case "app", "appClip": .app
    case "appExtension": .extension
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
    default: .other
    }
  }

  private static func files(_ call: CodeExpression) -> TargetFiles? {
    let given = ["sources", "resources", "buildableFolders", "entitlements"].compactMap { call[$0] }
    var files = TargetFiles()
    for expression in given { add(expression, to: &files) }
    return files.included.isEmpty ? nil : files
  }

  // Patterns, lists of them, and calls that name them: `.glob("App/**",
  // excluding: ["App/Old/**"])`.
  private static func add(_ expression: CodeExpression, to files: inout TargetFiles) {
    switch expression.value {
    case .text(let pattern): files.included.append(PathPattern(pattern, in: ""))
    case .list(let elements): for element in elements { add(element, to: &files) }
    case .call(_, let arguments):
      for argument in arguments {
        guard let label = argument.label, label.hasPrefix("exclud") else {
          add(argument.value, to: &files)
          continue
        }
        var excluded = TargetFiles()
        add(argument.value, to: &excluded)
        files.excluded += excluded.included
      }
    case .number, .bool, .null, .name, .element, .dictionary, .union, .other: break
    }
  }
}

extension CodeExpression {
  // `.iOS`, `[.iPhone, .appleWatch]`; what code makes may be the phone.
  fileprivate var platforms: [String] {
    switch value {
    case .name(let names): names.suffix(1)
    case .list(let elements), .union(let elements): elements.flatMap(\.platforms)
    case .call(_, let arguments): arguments.first.map(\.value.platforms) ?? ["unknown"]
    case .text, .number, .bool, .null, .element, .dictionary, .other: ["unknown"]
    }
  }

  // `"Ferry/Sources/**"`, or a list that begins with it: the folder before the pattern.
  fileprivate var folder: String? {
    if case .list(let elements) = value { return elements.first?.folder }
    let parts = text?.split(separator: "/").prefix { !$0.contains("*") }
    return parts.map { $0.joined(separator: "/") }
  }

  fileprivate var propertyList: PropertyList? {
    switch value {
    case .text(let text): PropertyList(.string(text), at: place)
    case .bool(let bool): PropertyList(.bool(bool), at: place)
    case .number(let digits):
      (Int64(digits).map(PropertyList.Value.integer) ?? Double(digits).map(PropertyList.Value.real))
        .map { PropertyList($0, at: place) }
    case .list(let elements): PropertyList(.array(elements.compactMap(\.propertyList)), at: place)
    case .dictionary(let members):
      PropertyList(.dictionary(members.compactMap(\.propertyMember)), at: place)
    // `.string("…")` and the like.
    case .call: firstArgument?.propertyList
    case .null, .name, .element, .union, .other: nil
    }
  }
}

extension CodeExpression.Member {
  fileprivate var propertyMember: PropertyList.Member? {
    value.propertyList.map { PropertyList.Member(key: key, value: $0) }
  }
}
