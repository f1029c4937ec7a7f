import Testing

@testable import Files

@Suite("The folder that what is named in it has to lie in")
struct EnclosureTests {
  @Test(
    "Names that stay inside are taken, those that lead out are not",
    arguments: [
      ("beach.png", nil, true), ("in/beach.png", nil, true), ("./in/../beach.png", nil, true),
      ("", nil, true), ("../beach.png", "PlugIns/Y.appex", true), ("in/..", nil, true),
      ("../../beach.png", "PlugIns/Y.appex", true), ("../../../a", "PlugIns/Y.appex", false),
      ("..", nil, false), ("../X.app/beach.png", nil, false), ("in/../../beach.png", nil, false),
      ("/beach.png", nil, false), ("/", nil, false), ("..a/b", nil, true), ("a/..b", nil, true),
      ("../\u{301}a", nil, false), ("in/\u{301}a", nil, true),
    ] as [(String, String?, Bool)])
  func names(name: String, base: String?, isInside: Bool) throws {
    let folder = try TemporaryFolder(["X.app/in/beach.png": ""])
    let bundle = Enclosure(folder("X.app"))
    let refusal = bundle.refusal(ofName: name, from: base.map { folder("X.app/" + $0) })
    #expect((refusal == nil) == isInside, "\(refusal ?? "taken")")
  }
}

@Suite("Whose files are, among many")
struct FileOwnersTests {
  @Test(
    "A file is compared with those alone whose patterns begin as it does, however many there are")
  func comparisons() {
    for count in [10, 1000] {
      let targets = (0..<count).map { number in
        TargetFiles(
          paths: ["Shared/\(number).swift"], included: [PathPattern("**", in: "Targets/T\(number)")]
        )
      }
      let owners = FileOwners(targets, besides: [])
      #expect(owners.owners(of: "Targets/T7/Code/a.swift") == [7])
      #expect(owners.owners(of: "Shared/3.swift") == [3])
      #expect(owners.owners(of: "Other/a.swift") == nil)
      #expect(owners.possibleOwners(of: "Targets/T7/Code/a.swift") == [7])
      #expect(owners.possibleOwners(of: "Other/a.swift") == [])
    }
  }

  @Test("What a target leaves out is nobody’s, what another leaves out may be anybody’s")
  func leftOut() {
    let app = TargetFiles(
      included: [PathPattern("", in: "App")], excluded: [PathPattern("Old", in: "App")])
    let tests = TargetFiles(
      included: [PathPattern("", in: "Kit")], excluded: [PathPattern("Code", in: "Kit")])
    let owners = FileOwners([app, nil], besides: [tests])
    #expect(owners.owners(of: "App/New/a") == [0] && owners.owners(of: "App/Old/a") == [])
    #expect(owners.owners(of: "Kit/Notes/a") == [] && owners.owners(of: "Kit/Code/a") == nil)
  }
}
