import Glibc
import Localization
import Notifications

extension AppStrings {
  /// The words of a bundle, or of any folder that holds `LANG.lproj`, `.xcstrings` or `.loctable`.
  ///
  /// Nothing is looked at before a word of theirs is needed.
  ///
  /// - Parameter developmentRegion: `CFBundleDevelopmentRegion`; nil where it is not known.
  package static func read(folder path: String, developmentRegion: String? = nil) -> AppStrings {
    AppStrings(
      files: files(in: FilePath(path), of: path), developmentRegion: developmentRegion,
      source: StringFileReader.source)
  }

  /// The words of an app that was read from a folder.
  ///
  /// Also those of a source tree's other folders (`App.wordFolders`).
  package static func read(of app: App) -> AppStrings {
    let folders = ([app.folder].compactMap(\.self) + app.wordFolders).map { FilePath($0) }
    return AppStrings(
      files: folders.flatMap { files(in: $0, of: app.sourceTree ?? $0.text) },
      developmentRegion: app.developmentRegion,
      source: StringFileReader.source)
  }

  /// The files of a folder of an app that has all of its files in a bundle or a tree.
  static func files(in folder: FilePath, of enclosure: String) -> [StringFile] {
    var files: [StringFile] = []
    for name in names(in: folder) {
      let item = FilePath(folder.appending(name))
      if item.kind == "lproj" {
        files += names(in: item).compactMap { file(item.appending($0), localization: item.stem) }
      } else if let file = file(item.text, localization: nil) {
        files.append(file)
      }
    }
    return files.map { file in
      var file = file
      file.enclosure = enclosure
      return file
    }
  }

  private static func names(in folder: FilePath) -> [String] {
    Folder.entriesIfThere(folder.text) ?? []
  }

  /// A file of words; nil for other files. One outside `LANG.lproj` in a single language is `Base`.
  private static func file(_ path: String, localization: String?) -> StringFile? {
    let name = FilePath(path)
    guard let kind = StringFile.Kind(rawValue: name.kind) else { return nil }
    let isOfOneLanguage = kind == .strings || kind == .stringsdict
    return StringFile(
      path: path, kind: kind, table: name.stem,
      localization: isOfOneLanguage ? localization ?? "Base" : nil, fingerprint: fingerprint(path))
  }

  /// From the size and the time of the last change.
  private static func fingerprint(_ path: String) -> UInt64 {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    let size = SplitMix.scrambled(UInt64(bitPattern: Int64(status.st_size)))
    let seconds = SplitMix.scrambled(size ^ UInt64(bitPattern: Int64(status.st_mtim.tv_sec)))
    return SplitMix.scrambled(seconds ^ UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)))
  }
}
