import Files
import Screens

/// The progress in the tour, kept between sessions. Best effort: what cannot be kept is only
/// forgotten.
package struct TourFile: Sendable {
  private let path: String

  /// - Parameter path: Nothing is made before something is remembered.
  package init(_ path: String) { self.path = path }

  /// What was remembered; nil where nothing was, or nothing that can be read.
  package var progress: TourProgress? { SourceFile.smallText(path).flatMap(TourProgress.init) }

  /// Remembers it instead of what was there.
  ///
  /// The file is replaced as a whole.
  func remember(_ progress: TourProgress) {
    WholeWrite.replace(path, with: Array((progress.text + "\n").utf8))
  }
}
