import Files
import Sessions
import TerminalCore

/// The picture beside a page that chats show of it (`--image`).
struct PageImage {
  private let path: String
  private let isPNG: Bool
  private let invocation: Invocation

  /// Nil where none is asked for.
  ///
  /// - Throws: Where what is written is no page, or the name says of no
  ///   picture; nothing was played yet.
  init?(_ own: ExportOptions, isPage: Bool, _ invocation: Invocation) throws(UsageError) {
    guard let path = own.image else { return nil }
    guard isPage else { throw UsageError("--image is for a page; name it with -o PAGE.html") }
    let ending = PictureFormat.ending(of: path)
    guard ["svg", CommandSpec.pngFormat].contains(ending) else {
      throw UsageError("--image=\(path) is no picture; end its name with .png or .svg")
    }
    try invocation.checkOutput(path)
    (self.path, self.invocation) = (path, invocation)
    isPNG = ending == CommandSpec.pngFormat
  }

  /// Writes it.
  ///
  /// - Returns: What names it in the page: the way there from the page's folder.
  func deliver(_ story: Story, _ status: ExitStatus) throws -> PagePreview? {
    let folder = FilePath(invocation.outputPath ?? "page.html").folder
    let way = FilePath(path).relative(to: folder, in: invocation.environment.workingDirectory)
    guard let preview = PagePreview(way, of: story) else { return nil }
    let svg = preview.svg(PictureFormat.svg.standardTheme)
    try invocation.deliver(isPNG ? invocation.png(svg) : Array(svg.utf8), to: path, status)
    return preview
  }
}
