import Files
import Glibc
import Notifications

/// A picture as a PNG file: the SVG as a converter of the machine draws it, since letters need its fonts.
struct PNGPicture {
  /// The bytes of the file.
  let bytes: [UInt8]

  /// Draws an SVG.
  ///
  /// - Throws: `UsageError` where the machine has no converter, a diagnostic where one fails.
  init(_ svg: String) throws {
    var template = Array("/tmp/coversheet-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw UsageError("no temporary folder can be made in /tmp")
    }
    let folder = FilePath(
      String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    let (source, target) = (folder.appending("picture.svg"), folder.appending("picture.png"))
    defer {
      unlink(source)
      unlink(target)
      rmdir(folder.text)
    }
    try OutputFile.write(svg, to: source)
    guard let status = Self.convert(source, target) else { throw UsageError(Self.noConverter) }
    guard status == 0, let file = try? SourceFile.read(target) else {
      throw UsageError("the converter ended with \(status); --format=svg needs none")
    }
    bytes = file.bytes
  }

  private static let noConverter =
    "a PNG is drawn by rsvg-convert, resvg, inkscape or magick, and none of them is here;"
    + " --format=svg needs none"

  /// The exit status of the first converter that is there; nil for none.
  private static func convert(_ source: String, _ target: String) -> Int32? {
    let commands = [
      ["rsvg-convert", "-o", target, source], ["resvg", source, target],
      ["inkscape", "--export-type=png", "--export-filename=\(target)", source],
      ["magick", source, target],
    ]
    for command in commands {
      if let status = run(command) { return status }
    }
    return nil
  }

  // Nil where there is no such program.
  private static func run(_ words: [String]) -> Int32? {
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, words[0], nil, nil, &arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}
