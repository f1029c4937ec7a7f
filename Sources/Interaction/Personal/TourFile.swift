import Files
import Screens

/// The progress in the tour, kept between sessions. Best effort: what cannot be kept is only
/// forgotten, and a file that cannot be read stays as it is.
package struct TourFile: Sendable {
  private let path: String

  /// - Parameter path: Nothing is made before something is remembered.
  package init(_ path: String) { self.path = path }

  /// What was remembered; nil where nothing was, or nothing that can be read.
  package var progress: TourProgress? {
    (try? SourceFile.smallText(path)).flatMap(TourProgress.init)
  }

  /// Remembers it instead of what was there.
  ///
  /// The file is replaced as a whole.
  func remember(_ progress: TourProgress) {
    guard (try? SourceFile.smallText(path)) != nil else { return }
    WholeWrite.replace(path, with: Array((progress.text + "\n").utf8))
  }
}
