import Glibc
import TerminalCore

extension RGB {
  /// How bright it is to the eye, 0 to 1 (WCAG's relative luminance).
  var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Black or white, whichever is read better on it: both are at WCAG's luminance of 0.179.
  var readableExtreme: RGB { luminance < 0.179 ? RGB(255, 255, 255) : RGB(0, 0, 0) }

  /// The contrast with another color, 1 to 21 (WCAG).
  package func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
