import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What is said of a link that leads out of an app")
struct StrayLinkTests {
  @Test("§2: each link is told once, at its own place, though all lead to one file")
  func once() throws {
    let icons = "CFBundleIcons</key><dict><key>CFBundlePrimaryIcon</key><dict>"
    let plist = """
      <plist><dict><key>CFBundleIdentifier</key><string>com.example.tea</string>
      <key>\(icons)<key>CFBundleIconFiles</key><array><string>Icon60x60</string></array></dict>
      </dict></dict></plist>
      """
    let folder = try ScratchFolder(["out/f": "secret", "S.app/Info.plist": plist])
    let links = ["Icon60x60@2x.png", "Words.xcstrings", "ping.caf"]
    for name in links { try folder.link("S.app/" + name, to: "../out/f") }
    for path in ["S.app", ""] {
      let check = try Check([folder(path)], locations: DataLocations(dataFolder: nil))
      let told = check.findings.filter { $0.message.contains("leads out of") }
      #expect(told.map { FilePath($0.place.path).name } == links, "\(told)")
      #expect(told.map(\.severity) == [.warning, .error, .warning], "\(told)")
    }
  }
}
