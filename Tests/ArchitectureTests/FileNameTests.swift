import Testing

@Suite("Names of files")
struct FileNameTests {
  @Test(
    "A file Type+Purpose.swift that only extends extends that type, so that it is found by its name",
    arguments: Module.allCases)
  func extensions(module: Module) {
    for file in module.files where file.onlyExtends {
      guard let name = file.extendedName, !file.extends(name) else { continue }
      Issue.record("\(file.path) extends no \(name), but \(file.extendedTypes)")
    }
  }

  @Test(
    "A type that files Type+Purpose.swift extend is declared in Type.swift, where its module has it",
    arguments: Module.allCases)
  func homes(module: Module) {
    let declared = Set(module.files.flatMap(\.declaredTypes))
    let names = Set(module.files.map(\.name))
    for file in module.files {
      guard let name = file.extendedName, declared.contains(name), !names.contains("\(name).swift")
      else { continue }
      Issue.record("\(file.path): \(name) is declared in a file of another name")
    }
  }

  @Test("What a file declares is read behind access and attributes, without parameters")
  func declarations() {
    let text = "package struct Row<Cell>: Sendable {\n}\nfinal class Box {\n}\nextension List {\n}"
    #expect(SwiftFile(path: "A.swift", text: text).declaredTypes == ["Row", "Box"])
  }

  @Test("A type is found by its own name, by what it lies in, and as the element of a sequence")
  func spellings() {
    #expect(SwiftFile(path: "Row+Cells.swift", text: "extension [Row] {\n}").extends("Row"))
    #expect(SwiftFile(path: "A+B.swift", text: "package extension List.Row {\n}").extends("Row"))
    #expect(SwiftFile(path: "A+B.swift", text: "extension List.Row {\n}").extends("List"))
    #expect(SwiftFile(path: "A+B.swift", text: "extension List.Row {\n}").extends("ListRow"))
    #expect(SwiftFile(path: "A+B.swift", text: "extension Sequence<UInt8> {\n}").extends("Bytes"))
    #expect(!SwiftFile(path: "A+B.swift", text: "extension Rows {\n}").extends("Row"))
    #expect(!SwiftFile(path: "A+B.swift", text: "struct Row {\n}").onlyExtends)
  }
}

extension SwiftFile {
  /// The type that a name such as `Row+Cells.swift` promises; nil for a file that
  /// is named after a concept.
  fileprivate var extendedName: String? {
    name.contains("+") ? name.split(separator: "+").first.map(String.init) : nil
  }

  fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  fileprivate var onlyExtends: Bool { declaredTypes.isEmpty }

  /// The types that it declares at the margin, without their parameters.
  fileprivate var declaredTypes: [String] {
    let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol"]
    return declarations.filter { kinds.contains($0.kind) }.map { declaration in
      String(declaration.name.prefix { $0 != "<" && $0 != ":" })
    }
  }

  /// What it extends, as it is written there, such as `[Row]` or `Sequence<UInt8>`.
  fileprivate var extendedTypes: [Substring] {
    declarations.filter { $0.kind == "extension" }.map { $0.name.split(separator: ":")[0] }
  }

  fileprivate func extends(_ name: String) -> Bool {
    extendedTypes.contains { written in
      (written.hasPrefix("[") && name == "Array")
        || written.split { "[]<>?".contains($0) }.contains { $0.goes(by: name) }
    }
  }

  // What a line at the margin declares, as its first two words behind attributes and access.
  private var declarations: [(kind: Substring, name: Substring)] {
    let before: Set<Substring> = [
      "package", "public", "private", "fileprivate", "final", "indirect",
    ]
    return lines.compactMap { line in
      guard line.first?.isWhitespace == false else { return nil }
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || before.contains($0) }
      return words.count < 2 ? nil : (words[words.startIndex], words[words.startIndex + 1])
    }
  }
}

extension Substring {
  /// Whether a type, as it is written, goes by a name: its own, or that of one in which it lies, or
  /// both in one word. Bytes are called so.
  fileprivate func goes(by name: String) -> Bool {
    let parts = split(separator: ".")
    return parts.contains(name[...]) || parts.joined() == name
      || (self == "UInt8" && name == "Bytes")
  }
}
