import Notifications

/// Reads what Tuist's `Project.swift` says of its targets, as far as it stands there in literals.
enum TuistProject {
  /// The apps and their extensions, in the order of the file; tests and libraries are left out.
  static func targets(in file: SourceFile) -> [ProjectTarget] {
    let calls = CodeFile(file)?.calls { ["target", "Target"].contains($0) } ?? []
    return calls.compactMap { target($0.call) }
  }

  private static func target(_ call: CodeExpression) -> ProjectTarget? {
    guard let name = call["name"]?.text, case .name(let product)? = call["product"]?.value,
      let kind = product.last, ["app", "appExtension"].contains(kind)
    else { return nil }
    var target = ProjectTarget(name: name, isExtension: kind == "appExtension")
    target.identifier = call["bundleId"]?.text
    target.folder = call["sources"]?.folder
    guard let info = call["infoPlist"] else { return target }
    if let path = info.text ?? info["path"]?.text { target.propertyList = path }
    let members = info["with"] ?? info.firstArgument
    if case .dictionary(let properties)? = members?.value {
      target.properties = properties.compactMap(\.propertyMember)
    }
    return target
  }
}

/// Reads what a `Package.swift` calls itself: its folder is the app.
enum SwiftPackage {
  /// One app, named as the package is; none for a file that makes no package.
  static func targets(in file: SourceFile) -> [ProjectTarget] {
    let calls = CodeFile(file)?.calls { $0 == "Package" } ?? []
    return calls.compactMap { $0.call["name"]?.text }.prefix(1).map { ProjectTarget(name: $0) }
  }
}

extension CodeExpression {
  fileprivate var text: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }

  fileprivate var firstArgument: CodeExpression? {
    guard case .call(_, let arguments) = value else { return nil }
    return arguments.first?.value
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
    case .null, .name, .union, .other: nil
    }
  }
}

extension CodeExpression.Member {
  fileprivate var propertyMember: PropertyList.Member? {
    value.propertyList.map { PropertyList.Member(key: key, value: $0) }
  }
}
