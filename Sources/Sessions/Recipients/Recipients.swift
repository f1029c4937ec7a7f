import Files
import Notifications
import Push

/// Whom the payload files of a folder are for, of the apps that are at hand and of those around.
struct Recipients {
  /// Files for an app that is at hand, with its index.
  private(set) var own: [(file: String, app: Int)] = []
  /// Apps that were found around the folder, with the files that name them, in the
  /// order of the identifiers.
  private(set) var around: [(app: AppSearch.Found, files: [String])] = []
  /// Files whose app is nowhere to be found, in order, each with the one
  /// that it names; nil for none.
  private(set) var unclaimed: [(file: String, app: BundleIdentifier?)] = []
  /// The same files alone.
  var rest: [String] { unclaimed.map(\.file) }

  /// An app that is at hand: its identifier, nil where it cannot be read, and its folder.
  typealias AppAtHand = (identifier: BundleIdentifier?, folder: String)

  /// Gives each file to the app that it names: the first that a person named, the nearest of the
  /// others at hand, or one around. A file that names none is for the first that a person named, or
  /// for the only one at hand.
  ///
  /// - Parameters:
  ///   - namedCount: How many of the apps a person named; they come first.
  ///   - recipient: The app that a file names; nil for none.
  init(
    _ files: [String], in folder: String, apps: [AppAtHand], namedCount: Int,
    _ search: inout AppSearch,
    recipient: (String) -> BundleIdentifier? = { PayloadFile.recipient(of: $0) }
  ) {
    for file in files {
      let target = recipient(file).flatMap { Self.app(named: $0, apps) }
      if let index = Self.atHand(target, folder, apps, namedCount) {
        own.append((file, index))
      } else {
        unclaimed.append((file, target))
      }
    }
    for target in Set(unclaimed.compactMap(\.app)).sorted() {
      guard let app = search.app(target, around: folder) else { continue }
      around.append((app, unclaimed.filter { $0.app == target }.map(\.file)))
      unclaimed.removeAll { $0.app == target }
    }
  }

  // A token names an app, too: that of a fresh phone the one at hand, also on its watch. Of another
  // phone's this one cannot tell whose it is.
  private static func app(named name: BundleIdentifier, _ apps: [AppAtHand]) -> BundleIdentifier? {
    guard name.text.isWrittenToken else { return name }
    let seed = DeviceToken.freshSeed
    return apps.lazy.compactMap(\.identifier).first { app in
      DeviceToken(app: app, seed: seed).isWritten(name.text)
        || DeviceToken(watchAppOf: app, seed: seed).isWritten(name.text)
    }
  }

  private static func atHand(
    _ target: BundleIdentifier?, _ folder: String, _ apps: [AppAtHand], _ namedCount: Int
  ) -> Int? {
    guard let target else {
      return namedCount > 0 || apps.count == 1 ? apps.startIndex : nil
    }
    let matching = apps.indices.filter { apps[$0].identifier == target }
    if let named = matching.first(where: { $0 < namedCount }) { return named }
    // Of equally near ones the first.
    return matching.max { left, right in
      let nearness = [left, right].map { sharedCount(apps[$0].folder, folder) }
      return (nearness[0], right) < (nearness[1], left)
    }
  }

  // How many parts two paths share at their beginning.
  private static func sharedCount(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension PayloadFile {
  /// The app that a file names; of one with a payload a line, what its first line names.
  static func recipient(of path: String) -> BundleIdentifier? {
    guard isLines(path) else { return target(path) }
    return SourceFile.readIfThere(path, byteLimit: 1 << 26).flatMap(firstRecipient)
  }

  /// What the first line of a file with a payload a line names.
  fileprivate static func firstRecipient(in file: SourceFile) -> BundleIdentifier? {
    var lines = PayloadLines(file)
    let first = lines.next()
    let named = first?.recipient.flatMap {
      $0.contains(".") || $0.isWrittenToken ? BundleIdentifier($0) : nil
    }
    return named ?? first?.payload?.targetBundle
  }
}

extension DataLocations {
  /// The app that a file names, also one that came through a pipe.
  func recipient(of path: String) -> BundleIdentifier? {
    guard let file = piped[path] else { return PayloadFile.recipient(of: path) }
    if kind(of: path) == .payloadLines { return PayloadFile.firstRecipient(in: file) }
    var reader = PayloadReader(path: path)
    return reader.read(file.bytes).value?.targetBundle
  }
}

extension String {
  /// Whether it may be a device token: 64 hexadecimal digits.
  var isWrittenToken: Bool { utf8.count == 64 && allSatisfy(\.isHexDigit) }
}
