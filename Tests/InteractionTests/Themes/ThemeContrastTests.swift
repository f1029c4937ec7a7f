import Glibc
import TerminalCore
import Testing

@testable import Interaction

@Suite("What eyes make of the themes")
struct ThemeContrastTests {
  private static let own = Palette.builtIn.filter { $0.isColored && $0 != .terminal }

  @Test(
    "Words have 4.5 to 1 on every patch, lines 3, edges 1.5; in high contrast 7, 4.5 and 3",
    arguments: own)
  func contrast(palette: Palette) {
    let isHigh = palette.name.hasPrefix("high-contrast")
    let findings = Contrast(palette).tooLow(
      words: isHigh ? 7 : 4.5, lines: isHigh ? 4.5 : 3, edges: isHigh ? 3 : 1.5)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test("The tints of apps differ from each other and from each patch", arguments: own)
  func tints(palette: Palette) {
    for (index, one) in Role.tints.enumerated() {
      for other in Role.tints[(index + 1)...] {
        let distance = Eye.every.distance(palette[one], palette[other])
        #expect(distance >= 20, "\(palette.name): \(one) and \(other) are \(distance) apart")
      }
    }
  }

  @Test(
    "The four marks can be told apart in the themes made for it",
    arguments: [
      (Palette.redGreenSafe, [Eye.every, .protan, .deutan]),
      (Palette.blueYellowSafe, [Eye.every, .tritan]),
    ])
  func safety(palette: Palette, eyes: [Eye]) {
    let marks: [Role] = [.critical, .quiet, .success, .warning]
    for eye in eyes {
      for (index, one) in marks.enumerated() {
        for other in marks[(index + 1)...] {
          let distance = eye.distance(palette[one], palette[other])
          #expect(
            distance >= 25, "\(palette.name), \(eye): \(one) and \(other) are \(distance) apart")
        }
      }
    }
  }

  @Test("The measure finds what it is for: in the dark theme red and green come together")
  func control() {
    let distance = Eye.deutan.distance(
      .rgb(red: 200, green: 90, blue: 90), .rgb(red: 130, green: 130, blue: 90))
    #expect(distance < 25)
  }
}

/// How colors look to eyes, fully without one kind of cone (Machado, Oliveira and Fernandes 2009).
enum Eye: CaseIterable {
  case every, protan, deutan, tritan

  private var matrix: [[Double]] {
    switch self {
    case .every: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// How far apart two colors look, in CIE L*a*b*; about 2 is the least that is seen at all.
  func distance(_ one: Color, _ other: Color) -> Double {
    guard let one = one.rgb, let other = other.rgb else { return 0 }
    return zip(lab(one), lab(other)).reduce(0) { $0 + pow($1.0 - $1.1, 2) }.squareRoot()
  }

  private func lab(_ color: RGB) -> [Double] {
    let light = [color.red, color.green, color.blue].map { part -> Double in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let seen = matrix.map { row in min(1, max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })) }
    let x = (0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505
    let y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    let z = (0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089
    let (fx, fy, fz) = (bend(x), bend(y), bend(z))
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
  }

  private func bend(_ value: Double) -> Double {
    value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
  }
}
