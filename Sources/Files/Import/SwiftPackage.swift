import Notifications

/// Reads what a `Package.swift` calls itself and its targets, as far as it
/// stands there in literals.
package enum SwiftPackage {
  /// One app, named as the package is, with all in its folder; of a package with several
  /// executables each of them, with its files and those of the targets that it is made of. And its
  /// tests, with what targets leave out.
  package static func targets(in file: SourceFile) -> [ProjectTarget] {
    guard let package = package(in: file), let name = package["name"]?.text,
      let place = package["name"]?.place
    else { return [] }
    let all = (package["targets"]?.elements ?? []).compactMap { PackageTarget($0) }
    let executables = all.filter(\.isExecutable)
    guard executables.count > 1 else {
      var app = whole(name, at: place)
      // Swift Playgrounds: `.iOSApplication(name: "Play", …, bundleIdentifier: "com.example.play")`.
      app.identifier = package["products"]?.elements.firstNonNil { $0["bundleIdentifier"]?.text }
      return [app] + nothings(of: all)
    }
    return executables.map { app($0, of: all) } + nothings(of: all)
  }

  /// The call that describes it; nil where there is none.
  static func package(in file: SourceFile) -> CodeExpression? {
    CodeFile(file)?.calls { $0 == "Package" }.first?.call
  }

  /// The tests, and what targets leave out.
  static func nothings(of all: [PackageTarget]) -> [ProjectTarget] {
    all.flatMap { target in
      (target.isTest ? [target.files] : target.leftOut(besides: all)).map { files in
        ProjectTarget(name: target.name, kind: .other, files: files)
      }
    }
  }

  private static func whole(_ name: String, at place: Place) -> ProjectTarget {
    var target = ProjectTarget(name: name)
    target.place = place
    return target
  }

  private static func app(_ target: PackageTarget, of all: [PackageTarget]) -> ProjectTarget {
    var app = ProjectTarget(name: target.name, isBare: true)
    app.id = target.name
    app.place = target.place
    app.folder = target.folder
    var files = target.files
    let parts = target.parts(among: all)
    app.dependencies = ([target] + parts).flatMap(\.dependencies).map(productID)
    for other in parts {
      files.included += other.files.included
      files.excluded += other.files.excluded
    }
    app.files = files
    return app
  }
}

/// A target of a Swift package.
struct PackageTarget {
  /// As the manifest has it.
  let name: String
  /// Where its name stands.
  let place: Place
  /// Whether it can be run by itself, as apps can.
  let isExecutable: Bool
  /// Whether it only tests others.
  let isTest: Bool
  /// Where its files are; the manifest's folder and its own name where nothing is said.
  let folder: String
  /// Those of that folder that belong to it.
  let files: TargetFiles
  private let hasSources: Bool
  /// The names of targets and products.
  let dependencies: [String]

  /// `.target(name: "Shared", path: "Code", exclude: ["Old"], sources: ["New"])`.
  ///
  /// - Parameter base: Where the package lies, from the tree's folder; empty for there.
  init?(_ call: CodeExpression, in base: String = "") {
    guard case .call(let names, _) = call.value, let kind = names.last,
      ["target", "executableTarget", "testTarget"].contains(kind), let name = call["name"]?.text,
      let place = call["name"]?.place
    else { return nil }
    (self.name, self.place) = (name, place)
    isExecutable = kind == "executableTarget"
    isTest = kind == "testTarget"
    let own = call["path"]?.text ?? (isTest ? "Tests/" : "Sources/") + name
    let folder = base.isEmpty ? own : XcodeObjects.joined(base, own)
    self.folder = folder
    var files = TargetFiles()
    hasSources = call["sources"] != nil
    let sources = call["sources"]?.elements.compactMap(\.text) ?? [""]
    let resources = (call["resources"]?.elements ?? []).compactMap(\.firstArgument?.text)
    files.included = (sources + resources).map { PathPattern($0, in: folder) }
    let excluded = call["exclude"]?.elements.compactMap(\.text) ?? []
    files.excluded = excluded.map { PathPattern($0, in: folder) }
    self.files = files
    // `"Shared"`, `.target(name: "Shared")`, `.byName(name: "Shared")`.
    dependencies = (call["dependencies"]?.elements ?? []).compactMap { $0.text ?? $0["name"]?.text }
  }

  /// What lies in its folder and is no part of it, nor of another.
  func leftOut(besides all: [PackageTarget]) -> [TargetFiles] {
    let others = all.filter { $0.name != name }.flatMap(\.files.included)
    let unlisted =
      hasSources
      ? [TargetFiles(included: [PathPattern("", in: folder)], excluded: files.included + others)]
      : []
    return unlisted
      + (files.excluded.isEmpty ? [] : [TargetFiles(included: files.excluded, excluded: others)])
  }

  /// The targets that it depends on, and those that they do, each once.
  func parts(among all: [PackageTarget]) -> [PackageTarget] {
    let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    var (found, seen, waiting): ([PackageTarget], Set<String>, [String]) = (
      [], [name], dependencies
    )
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let target = byName[name] else { continue }
      found.append(target)
      waiting += target.dependencies
    }
    return found
  }
}
