import TerminalCore
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What eyes make of pages")
struct PageContrastTests {
  private static let sheets = [
    PackageResources.matrix_css, PackageResources.sheet_css, PackageResources.story_css,
    PackageResources.tests_css,
  ].map { String(decoding: $0, as: UTF8.self) }

  /// How opaque words are made, without what is hidden and what cannot be pressed.
  private static let opacities = sheets.flatMap { sheet in
    sheet.matches(of: /([^{}]*)\{[^{}]*opacity: ([0-9.]+)/).compactMap { rule in
      rule.1.contains(":disabled") ? nil : Double(rule.2)
    }
  }.filter { $0 > 0 }

  @Test("Words that a page makes paler keep a contrast of 4.5", arguments: [Palette.dark, .light])
  func pale(palette: Palette) throws {
    let least = try #require(Self.opacities.min())
    let page = try #require(palette[.background].rgb)
    for role in Role.allCases
    where ![.line, .edge].contains(role) && !Contrast.patches.contains(role) {
      // The tints of apps stand on cards.
      let patches: [Role] = Role.tints.contains(role) ? [.surface] : [.surface, .background]
      for patch in patches {
        let ink = try #require(palette[role].rgb).over(page, opacity: least)
        let paper = try #require(palette[patch].rgb).over(page, opacity: least)
        let ratio = ink.contrast(with: paper)
        #expect(ratio >= 4.5, "\(palette.name): \(role) on \(patch) has \(ratio) at \(least)")
      }
    }
  }
}

extension RGB {
  /// What is seen of the color, as a browser mixes it with what lies below.
  fileprivate func over(_ page: RGB, opacity: Double) -> RGB {
    func mixed(_ part: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((opacity * Double(part) + (1 - opacity) * Double(below)).rounded())
    }
    return RGB(mixed(red, page.red), mixed(green, page.green), mixed(blue, page.blue))
  }
}
