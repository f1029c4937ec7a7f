import Notifications

/// The Swift packages that lie in a tree below its own, as libraries that apps are linked with.
struct LocalPackages {
  // The targets and products of each, in the order of their paths.
  private let packages: [[ProjectTarget]]

  /// - Parameters:
  ///   - paths: Those of their manifests; what cannot be read has no libraries.
  ///   - root: The tree's folder.
  init(_ paths: [String], in root: String) {
    let enclosure = Enclosure(root)
    packages = paths.compactMap { path in
      let folder = FilePath(path.below(root)).folder
      // That of the tree itself is a project.
      guard folder != ".",
        let file = SourceFile.readIfThere(path, byteLimit: 1 << 24, within: enclosure)
      else { return nil }
      return SwiftPackage.libraries(in: file, at: folder)
    }
  }

  /// All of the packages that targets depend on, or that these do; a package that no project
  /// names is left to nearness.
  func libraries(for targets: [ProjectTarget]) -> [ProjectTarget] {
    var wanted = Set(targets.flatMap(\.dependencies))
    var (taken, waiting): ([[ProjectTarget]], [[ProjectTarget]]) = ([], packages)
    while let index = waiting.firstIndex(where: { package in
      package.contains { $0.id.map(wanted.contains) ?? false }
    }) {
      let package = waiting.remove(at: index)
      wanted.formUnion(package.flatMap(\.dependencies))
      taken.append(package)
    }
    return taken.flatMap(\.self)
  }
}

extension SwiftPackage {
  /// What the targets of projects and packages name a product by, among their dependencies.
  static func productID(_ name: String) -> String { "product \(name)" }

  /// The products and the targets that these are made of, and the tests.
  ///
  /// - Parameters:
  ///   - file: `Package.swift`.
  ///   - folder: Where it lies, from the tree's folder.
  static func libraries(in file: SourceFile, at folder: String) -> [ProjectTarget] {
    guard let package = package(in: file) else { return [] }
    let all = (package["targets"]?.elements ?? []).compactMap { PackageTarget($0, in: folder) }
    let modules = all.filter { !$0.isTest }.map { $0.library(of: folder) }
    var products = (package["products"]?.elements ?? []).compactMap { product($0, of: folder) }
    // Where the products are put together by code, the package's name stands for all of it.
    let names = [package["name"]?.text, FilePath(folder).name].compactMap(\.self)
    for name in names where !products.contains(where: { $0.id == productID(name) }) {
      var whole = ProjectTarget(name: name, kind: .library)
      whole.id = productID(name)
      whole.dependencies = modules.compactMap(\.id)
      products.append(whole)
    }
    return products + modules + nothings(of: all)
  }

  // `.library(name: "Kit", targets: ["Kit"])`.
  private static func product(_ call: CodeExpression, of folder: String) -> ProjectTarget? {
    guard case .call(let names, _) = call.value, names.last == "library",
      let name = call["name"]?.text
    else { return nil }
    var product = ProjectTarget(name: name, kind: .library)
    product.id = productID(name)
    product.dependencies = (call["targets"]?.elements ?? []).compactMap(\.text)
      .map { PackageTarget.id($0, of: folder) }
    return product
  }
}

extension PackageTarget {
  /// Tells a target from those of other packages.
  fileprivate static func id(_ name: String, of folder: String) -> String { "\(folder)#\(name)" }

  // What it depends on is a target of its package, or a product of another.
  fileprivate func library(of folder: String) -> ProjectTarget {
    var library = ProjectTarget(name: name, kind: .library)
    library.id = Self.id(name, of: folder)
    library.files = files
    library.dependencies = dependencies.flatMap {
      [Self.id($0, of: folder), SwiftPackage.productID($0)]
    }
    return library
  }
}
