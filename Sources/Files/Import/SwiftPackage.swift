import Notifications

/// Reads what a `Package.swift` calls itself and its targets, as far as it stands there in literals.
package enum SwiftPackage {
  /// One app, named as the package is, with all in its folder; of a package with several executables each of them,
  /// with its files and those of the targets that it is made of. And its tests, with what targets leave out.
  package static func targets(in file: SourceFile) -> [ProjectTarget] {
    let code = CodeFile(file)
    guard let package = code?.calls(where: { $0 == "Package" }).first?.call,
      let name = package["name"]?.text, let place = package["name"]?.place
    else { return [] }
    let all = (package["targets"]?.elements ?? []).compactMap(PackageTarget.init)
    let tests = all.flatMap { target in
      (target.isTest ? [target.files] : target.leftOut(besides: all)).map { files in
        ProjectTarget(name: target.name, kind: .other, files: files)
      }
    }
    let executables = all.filter(\.isExecutable)
    guard executables.count > 1 else { return [whole(name, at: place)] + tests }
    return executables.map { app($0, of: all) } + tests
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
    for other in target.parts(among: all) {
      files.included += other.files.included
      files.excluded += other.files.excluded
    }
    app.files = files
    return app
  }
}

/// A target of a Swift package.
private struct PackageTarget {
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
  private let dependencies: [String]

  // `.target(name: "Shared", path: "Code", exclude: ["Old"], sources: ["New"])`.
  init?(_ call: CodeExpression) {
    guard case .call(let names, _) = call.value, let kind = names.last,
      ["target", "executableTarget", "testTarget"].contains(kind), let name = call["name"]?.text,
      let place = call["name"]?.place
    else { return nil }
    (self.name, self.place) = (name, place)
    isExecutable = kind == "executableTarget"
    isTest = kind == "testTarget"
    let folder = call["path"]?.text ?? (isTest ? "Tests/" : "Sources/") + name
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
