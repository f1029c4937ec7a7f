import Notifications
import Testing

@testable import Files

@Suite("What an .xcconfig file sets")
struct XcodeConfigurationFileTests {
  /// What is set by the file `Config/App.xcconfig` among others.
  private func settings(_ files: [String: String]) -> PropertyList? {
    XcodeConfigurationFile.settings(at: "Config/App.xcconfig") { path in
      files[path].map { SourceFile(path: path, bytes: Array($0.utf8)) }
    }
  }

  @Test("A name and its value a line, without comments; the last one of several counts")
  func lines() {
    let text = """
      // A = no
      A = one // two
      B=$(A).b\r
      C =
      D[sdk=iphoneos*] = phone
        E = first
      E = a = b
      no setting
      """
    let list = settings(["Config/App.xcconfig": text])
    #expect(list?["A"]?.string == "one" && list?["B"]?.string == "$(A).b")
    #expect(list?["C"]?.string == "" && list?["D"] == nil)
    #expect(list?["D[sdk=iphoneos*]"]?.string == "phone")
    #expect(list?["E"]?.string == "a = b" && list?["no setting"] == nil)
  }

  @Test("What it includes is set where it stands; a file is read once, and need not be there")
  func includes() {
    let list = settings([
      "Config/App.xcconfig":
        "A = own\nB = own\n#include \"../Base.xcconfig\"\n#include? \"Gone.xcconfig\"\nB = last",
      "Base.xcconfig": "A = base\nB = base\n#include \"Config/App.xcconfig\"",
    ])
    #expect(list?["A"]?.string == "base" && list?["B"]?.string == "last")
    #expect(settings([:]) == nil)
  }

  @Test("Files that include others without end come to an end")
  func endless() {
    var count = 0
    _ = XcodeConfigurationFile.settings(at: "a") { path in
      count += 1
      let text = "#include \"\(path)a\"\n#include \"\(path)b\""
      return SourceFile(path: path, bytes: Array(text.utf8))
    }
    #expect(count <= 100)
  }
}
