import Foundation
import Testing

@testable import TerminalCore

@Suite("Themes")
struct PaletteTests {
  @Test(
    "Words have a contrast of 4.5 on every patch, lines of 3, edges of 1.5",
    arguments: [Palette.dark, .light], [Role.background, .surface, .surfaceSelected])
  func contrast(palette: Palette, patch: Role) {
    let patches: [Role] = [.background, .surface, .surfaceSelected]
    for role in Role.allCases where !patches.contains(role) {
      let ratio = contrast(palette[role], palette[patch])
      let least = role == .line ? 3.0 : role == .edge ? 1.5 : 4.5
      #expect(ratio >= least, "\(palette.name): \(role) on \(patch) has \(ratio)")
    }
  }

  @Test("Words that are turned round keep their contrast", arguments: [Palette.dark, .light])
  func reversed(palette: Palette) {
    let look = FileLook(Style(.text, on: .surfaceSelected, [.reverse]), in: palette)
    #expect(look.attributes.isEmpty)
    #expect(look.background != nil)
  }

  @Test("A card shows as a patch, or asks for a box")
  func surfaces() {
    #expect(
      Palette.builtIn.map(\.hasSurfaces) == [false, true, true, true, true, true, true, false])
    #expect(!Palette.dark.uncolored.hasSurfaces)
  }

  @Test(
    "With eight colors dim is the attribute, never a color, and every word is seen",
    arguments: Palette.builtIn.filter(\.isColored))
  func eightColors(palette: Palette) {
    let few = palette.withEightColors
    for role in [Role.dim, .line, .edge] {
      let look = few.resolved(Style(role))
      #expect(look.attributes == [.dim] && look.foreground == few[.text])
    }
    for role in Role.allCases {
      if case .ansi(let number) = few[role] { #expect(number < 8) }
      if case .rgb = few[role] { Issue.record("\(role) has more than eight colors") }
      if ![.background, .surface, .surfaceSelected].contains(role), few[role] != .standard {
        #expect(few[role] != few[.background], "\(role)")
      }
    }
    #expect(few.hasFewColors && !few.hasSurfaces && !palette.hasFewColors)
  }

  @Test("With eight colors black is not bold: xterm would draw it as a gray, fainter than the rest")
  func boldBlack() {
    let title = Style(.text, on: .surface, [.bold, .italic])
    let light = Palette.light.withEightColors.resolved(title)
    #expect(light.foreground == .ansi(0) && light.attributes == [.italic])
    #expect(Palette.dark.withEightColors.resolved(title).attributes == [.bold, .italic])
    #expect(Palette.light.resolved(title).attributes == [.bold, .italic])
  }

  @Test("Without a color of its own a role speaks by its attributes")
  func attributes() {
    #expect(Palette.mono.resolved(Style(.dim)).attributes == [.dim])
    #expect(Palette.mono.resolved(Style(.critical)).attributes == [.bold])
    #expect(Palette.terminal.resolved(Style(.critical)).attributes == [])
    let dim = Palette.terminal.resolved(Style(.dim, on: .surface, [.italic]))
    #expect(dim.attributes == [.dim, .italic])
    #expect(Palette.dark.resolved(Style(.dim)).attributes == [])
  }

  @Test("The terminal's theme never puts a color on a color")
  func noAccentOnAccent() {
    for patch in [Role.background, .surface, .surfaceSelected] {
      #expect(Palette.terminal[patch] == .standard)
    }
  }

  @Test("A theme is found by its name; a role's place is its place in the list")
  func names() {
    #expect(Palette.named("light") == .light)
    #expect(Palette.named("none") == nil)
    #expect(Role.allCases.map(\.index) == Array(Role.allCases.indices))
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    guard case .rgb(let red, let green, let blue) = color else { return 0 }
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
