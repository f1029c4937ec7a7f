import Foundation
import TestSupport
import Testing

@Suite("The shape of the system")
struct ModuleTests {
  @Test("Modules import only what the table allows", arguments: Module.allCases)
  func importsFollowTheTable(module: Module) {
    for file in module.files {
      let strays = file.imports.subtracting(module.mayImport)
      #expect(strays.isEmpty, "\(file.path): \(module.rawValue) may not import \(strays.sorted())")
    }
  }

  @Test(
    "An import is seen whatever stands before it",
    arguments: ["", "private ", "fileprivate ", "@preconcurrency ", "@_spi(Tests) public "])
  func importsAreSeen(before: String) {
    let file = SwiftFile(path: "A.swift", text: "// Why.\n\(before)import Glibc\n")
    #expect(file.imports == ["Glibc"])
  }

  @Test("Every folder of Sources is a module of the table or holds C")
  func foldersAreModules() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: Checkout.path + "/Sources")
    let known = Set(Module.allCases.map(\.rawValue)).union(["C", "README.md"])
    #expect(Set(folders).subtracting(known).isEmpty)
  }

  @Test("Sources/README.md has a row for each module and none besides")
  func mapIsTrue() throws {
    let map = try String(
      contentsOfFile: Checkout.path + "/Sources/README.md", encoding: .utf8)
    let rows = map.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("| `") else { return nil }
      return line.dropFirst(3).split(separator: "`").first.map(String.init)
    }
    let modules = Module.allCases.filter { !$0.files.isEmpty }.map(\.rawValue)
    #expect(Set(rows) == Set(modules), "write the missing rows, delete the superfluous ones")
  }

  @Test("The map names every folder of a module, and none that is not there or in one of its row")
  func foldersOfMap() throws {
    let map = try String(contentsOfFile: Checkout.path + "/Sources/README.md", encoding: .utf8)
    let sections = map.components(separatedBy: "\n\n`")
    for module in Module.allCases {
      let section = sections.first { $0.hasPrefix("\(module.rawValue)`") } ?? ""
      let named = Self.folders(in: section)
      let paths = Set(try FileManager.default.subpathsOfDirectory(atPath: module.folder.path()))
      for row in section.components(separatedBy: "\n* ") {
        let strays = Self.folders(in: row).filter { folder in
          !([""] + Self.folders(in: row).map { $0 + "/" }).contains { paths.contains($0 + folder) }
        }
        #expect(strays.isEmpty, "\(module.rawValue) has no \(strays.sorted())")
      }
      // A family's folder is called like it.
      if section.contains("a folder a family") { continue }
      let folders = paths.filter { $0.contains("/") }.map { $0.components(separatedBy: "/")[0] }
      let missing = Set(folders).subtracting(named)
      #expect(missing.isEmpty, "say in Sources/README.md what is in \(missing.sorted())")
    }
  }

  private static func folders(in text: String) -> Set<String> {
    Set(text.matches(of: /`(\w+)\/`/).map { String($0.output.1) })
  }

  @Test("The map's “May import” says what the package lets a module import, and what is tested")
  func importsOfMap() throws {
    let map = try String(contentsOfFile: Checkout.path + "/Sources/README.md", encoding: .utf8)
    let package = try String(contentsOfFile: Checkout.path + "/Package.swift", encoding: .utf8)
    var rows: [String: [String]] = [:]
    for line in map.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows[cells[0].filter { $0 != "`" }] = cells[2].components(separatedBy: ", ")
    }
    let modules = Set(rows.keys)
    for (name, cell) in rows.sorted(by: { $0.key < $1.key }) where cell != ["everything"] {
      let inMap = closure(of: name) { rows[$0]?.filter(modules.contains) ?? [] }
      let inPackage = closure(of: name) {
        dependencies(of: $0, in: package).filter(modules.contains)
      }
      #expect(inMap == inPackage, "\(name): the map and Package.swift differ")
      let tested = Module(rawValue: name)?.mayImport.filter(modules.contains) ?? []
      #expect(inMap == Set(tested), "\(name): the map and the test of imports differ")
      #expect(cell == ["nothing"] || Set(cell).isSubset(of: modules), "\(name): \(cell)")
    }
  }

  @Test("What a target imports is among its own dependencies in the package")
  func importsAreDeclared() throws {
    let root = URL(filePath: Checkout.path)
    let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let tests = try FileManager.default.contentsOfDirectory(atPath: root.path() + "/Tests")
    let folders =
      Module.allCases.map { "Sources/\($0.rawValue)" }
      + tests.filter { $0.hasSuffix("Tests") }.map { "Tests/\($0)" }
    let modules = Set(Module.allCases.map(\.rawValue) + ["TestSupport"])
    for folder in folders.sorted() {
      let name = String(folder.split(separator: "/")[1])
      let imports = SwiftFile.all(in: root.appending(path: folder)).flatMap(\.imports)
      let missing = Set(imports).intersection(modules)
        .subtracting(dependencies(of: name, in: package) + [name])
      #expect(missing.isEmpty, "\(name) imports \(missing.sorted()); name them in Package.swift")
    }
  }

  private func closure(of name: String, _ direct: (String) -> [String]) -> Set<String> {
    direct(name).reduce(into: []) { $0.formUnion(closure(of: $1, direct).union([$1])) }
  }

  private func dependencies(of name: String, in package: String) -> [String] {
    let pattern = "arget\\(\\s*name: \"\(name)\"(?:, |,\\s*)dependencies: \\[([^\\]]*)\\]"
    guard let range = package.range(of: pattern, options: .regularExpression),
      let list = package[range].range(of: "[", options: [])
    else { return [] }
    return package[range][list.upperBound...].split(separator: "\"").map(String.init)
  }

  @Test("Nothing below the executable reads clock, environment, locale or chance")
  func nothingAmbient() {
    let ambient = [
      "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "Locale.current",
      "TimeZone.current", "getenv(", " environ.", "SystemRandomNumberGenerator", ".random(in:",
      "clock_gettime", "gettimeofday", "time(nil)", "time(&", "arc4random",
    ]
    for module in Module.allCases where module != .executable && module != .bench {
      for file in module.files {
        for word in ambient where file.uses(word) {
          Issue.record("\(file.path) uses \(word); take it as a value from the executable")
        }
      }
    }
  }

  @Test("Only a seeded number excuses a line that asks for chance")
  func seeded() {
    func line(_ code: String) -> SwiftFile { SwiftFile(path: "A.swift", text: code) }
    #expect(!line("Int.random(in: 0..<3, using: &dice)").uses(".random(in:"))
    #expect(line("Int.random(in: 0..<3)").uses(".random(in:"))
    #expect(line("names.sort(using: order, since: Date())").uses("Date()"))
  }

  @Test("No control of the table asks which surface has the keys: that surface answers")
  func controlsAskNoSurface() {
    let questions = [
      "model.focus ==", "model.focus !=", "inspector.tab ==", "showsList(", "isViewOpen(",
      "isViewFocused(", "phoneLayer(", "model.screen(",
    ]
    for file in Module.screens.files where file.path.contains("/Control+") {
      for question in questions where file.uses(question) {
        Issue.record("\(file.path) asks \(question); let a surface answer in binding(for:)")
      }
    }
  }

  @Test("Half of all files have 120 lines at most, nine in ten 300, and none has more than 450")
  func sizes() {
    let lengths = Module.allCases.flatMap(\.files).map { ($0.lines.count, $0.path) }.sorted {
      $0.0 < $1.0
    }
    let median = lengths[lengths.count / 2].0
    let ninth = lengths[lengths.count * 9 / 10].0
    print("files: \(lengths.count), median \(median) lines, nine in ten at most \(ninth)")
    for (count, path) in lengths.suffix(5).reversed() { print("  \(count) \(path)") }
    let longest = lengths.last?.0 ?? 0
    #expect(
      median <= 120 && ninth <= 300 && longest <= 450,
      "files have become long; look for the second concept in them")
  }
}

extension SwiftFile {
  // `.random(in: range, using: &generator)` is seeded; without a generator it is not.
  fileprivate func uses(_ word: String) -> Bool {
    // Few files have it anywhere, and then where is looked up.
    text.contains(word)
      && lines.contains { line in
        let code = line.split(separator: "//", maxSplits: 1).first ?? ""
        let isSeeded = word == ".random(in:" && code.contains("using:")
        return code.contains(word) && !isSeeded
      }
  }
}
