import Foundation

/// The table of limits in SECURITY.md.
package enum SecurityPage {
  /// How much the page says that there may be of something.
  ///
  /// - Parameter what: As the first column has it.
  /// - Returns: The second column; nil where no row is about that.
  /// - Throws: Where the page cannot be read.
  package static func most(of what: String) throws -> String? {
    let page = try String(contentsOfFile: Checkout.path + "/SECURITY.md", encoding: .utf8)
    let row = page.split(separator: "\n").first { $0.hasPrefix("| \(what) | ") }
    return row?.components(separatedBy: " | ")[1]
  }
}
