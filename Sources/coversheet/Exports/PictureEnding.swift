import TerminalCore

/// The endings by which programs know pictures and films.
enum PictureEnding {
  private static let all = [
    "svg", "png", "html", "gif", "apng", "jpg", "jpeg", "webp", "avif", "pdf", "mp4", "webm", "mov",
  ]

  /// Refuses a name whose ending says that something else is in the file: whatever
  /// opens it would show nothing.
  ///
  /// - Parameters:
  ///   - path: Where it is written; nil for standard output.
  ///   - endings: Those of what is written, the usual one first; empty for what no ending names.
  static func check(_ path: String?, writing endings: [String]) throws(UsageError) {
    guard let path else { return }
    let ending = PictureFormat.ending(of: path)
    let usual = PictureFormat(path: path)?.fileEnding ?? ending
    guard all.contains(usual), !endings.contains(usual) else { return }
    let advice = endings.first.map { "name it \(path.dropLast(ending.count))\($0)" }
    throw UsageError(
      "-o \(path.visibleLine): what is written is no .\(ending); \(advice ?? "give it another ending")"
    )
  }
}

extension PictureFormat {
  /// What a file of it is called so that programs know what is in it.
  var fileEnding: String {
    switch self {
    case .text, .styled: "txt"
    case .ansi, .svg, .html: rawValue
    }
  }
}

extension ExportForm {
  /// What files of it are called that programs know as pictures or pages.
  var pictureEndings: [String] {
    switch self {
    case .svg, .animation: ["svg"]
    case .png: ["png"]
    case .html: ["html"]
    case .sheet: ["html", "svg", "png"]
    case .story: ["html"]
    case .cast, .payloads, .scenario, .simctl, .maestro, .detox, .xcuitest: []
    }
  }
}
