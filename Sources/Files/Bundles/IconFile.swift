/// The picture of an app's icon among the files of its bundle.
enum IconFile {
  // Two pixels a point are enough for what a terminal shows of it.
  private static let endings = ["@2x", "@3x", ""]

  /// Where it is; nil where the list names none that is there.
  ///
  /// - Parameters:
  ///   - list: `Info.plist`: `CFBundleIcons`, and what was before it.
  ///   - names: What lies in the folder.
  static func path(declaredIn list: PropertyList, _ folder: FilePath, _ names: [String]) -> String?
  {
    for base in bases(list) {
      for ending in endings {
        let name = "\(base)\(ending).png"
        if names.contains(name) { return folder.appending(name) }
      }
      if names.contains(base) { return folder.appending(base) }
    }
    return nil
  }

  // The larger ones come last.
  private static func bases(_ list: PropertyList) -> [String] {
    let primary = list["CFBundleIcons"]?["CFBundlePrimaryIcon"]
    let named = [primary?["CFBundleIconFiles"], list["CFBundleIconFiles"]].compactMap { $0?.array }
    let single = [list["CFBundleIconFile"]].compactMap { $0?.string }
    return named.flatMap { $0.compactMap(\.string).reversed() } + single
  }
}
