/// Why a person is asked before something is written into a file.
package enum FileObstacle: Hashable, Sendable {
  /// What is there would be lost.
  case file
  /// The name is a link, and what it leads to would be written.
  case link(to: String)
  /// It is what was opened, or lies in it.
  case opened(String)
  /// A file beside it would be lost, which comes with it.
  case beside(String)

  /// The question before it is written all the same.
  func question(_ path: String) -> String {
    switch self {
    case .file: Words.replaces(path)
    case .link(let target): Words.writesThrough(path, to: target)
    case .opened(path): Words.replacesOpened(path)
    case .opened(let opened): Words.writesIntoOpened(path, opened)
    case .beside(let other): Words.replaces(other)
    }
  }

  /// The button that writes it.
  var consent: String {
    switch self {
    case .file, .beside: Words.replace
    case .link, .opened: Words.writeAnyway
    }
  }
}

/// The words of files that are not written unasked.
extension Words {
  /// The question before a file is overwritten.
  static func replaces(_ path: String) -> String { "\(path) is there already. Replace it?" }
  /// The question before a link is followed.
  static func writesThrough(_ path: String, to target: String) -> String {
    "\(path) is a link to \(target). Write there?"
  }
  /// The question before what is being shown is overwritten.
  static func replacesOpened(_ path: String) -> String {
    "\(path) is what was opened. Replace it?"
  }
  /// The question before a file gets into what is being shown.
  static func writesIntoOpened(_ path: String, _ opened: String) -> String {
    "\(path) lies in \(opened), which was opened. Write there?"
  }
  /// The button that overwrites it.
  static let replace = "Replace it"
  /// The button that writes it where it could be meant for another place.
  static let writeAnyway = "Write it"
  /// The button that leaves it as it is.
  static let keepOld = "Don’t"
}
