import Delivery
import Explaining
import Localization
import Notifications

/// A place in a file that something of a notification was read from.
struct FileBehind: Equatable, Sendable {
  /// What was read there, in a word or two.
  let what: String
  /// Where it stands.
  let place: Place
}

extension State {
  /// Where what a notification shows is written: its payload, the strings of its words and of what
  /// stands under its stack or for them, its category, its extensions.
  ///
  /// - Returns: Each place once, in this order; empty where no file is known.
  fileprivate func filesBehind(_ number: Int) -> [FileBehind] {
    let notification = notification(number)
    let content = notification.content
    let texts = [("title", content.title), ("subtitle", content.subtitle), ("body", content.body)]
    var all = [payload(of: notification, texts.compactMap(\.1))].compactMap(\.self)
    for case (let name, let text?) in texts {
      guard let found = resolve(text, of: notification).found else { continue }
      all.append(FileBehind(what: name, place: found.place))
    }
    all += formatFiles(of: number)
    if let service = serviceFile(of: number) {
      all.append(FileBehind(what: service.name, place: service.place))
    }
    all += categoryFiles(of: notification)
    return all.filter { !$0.place.isWithoutFile }.uniqued(on: \.place)
  }

  /// Where an app is declared: what its code does, its property list, its extensions; empty
  /// for one without a folder.
  fileprivate func filesBehind(_ app: BundleIdentifier) -> [FileBehind] {
    guard let app = self.app(app)?.app, let folder = app.folder, app.sourceTree == nil else {
      return []
    }
    let own = [
      app.isCodeUnknown ? nil : (Words.codeBehind, "Notifications.json"),
      app.isStandIn ? nil : (Words.listBehind, "Info.plist"),
    ]
    return own.compactMap(\.self).map { what, name in
      FileBehind(what: what, place: Place("\(folder)/\(name)"))
    }
      + app.contentExtensions.compactMap { part in
        part.place.map { FileBehind(what: part.name, place: $0) }
      }
  }

  // What stands under the stack that it leads, or for its words while they are hidden.
  private func formatFiles(of number: Int) -> [FileBehind] {
    let all = place(of: number).flatMap(list.group(at:))
    let group = all.flatMap { $0.leading == number ? $0 : nil }
    let isHidden = isHidden(number)
    let parts =
      isHidden
      ? (group.map { placeholder(for: $0) } ?? placeholder(for: number)).parts
      : group.flatMap { summary(of: $0) }?.parts ?? []
    return parts.compactMap(\.found).map { found in
      FileBehind(what: isHidden ? "placeholder" : "summary", place: found.place)
    }
  }

  // At the line of its first words.
  private func payload(of notification: DeliveredNotification, _ texts: [Text]) -> FileBehind? {
    guard case .payload(let source) = notification.content.userInfo else { return nil }
    let own = texts.compactMap(\.place).filter { $0.path == source.place.path }
    return FileBehind(what: Words.payloadBehind, place: own.min() ?? source.place)
  }

  private func categoryFiles(of notification: DeliveredNotification) -> [FileBehind] {
    let app = app(notification.app)?.app
    let identifier = notification.content.categoryIdentifier
    guard let app, let category = app.category(identifier) else { return [] }
    let texts =
      [category.hiddenPreviewsBodyPlaceholder, category.categorySummaryFormat]
      + category.actions.map { $0.title }
    let place = texts.compactMap { $0?.place }.min()
    let extensions = app.contentExtensions.filter {
      $0.categories.containsExactly(category.identifier)
    }
    return [place.map { FileBehind(what: Words.categoryBehind, place: $0) }].compactMap(\.self)
      + extensions.compactMap { part in
        part.place.map { FileBehind(what: part.name, place: $0) }
      }
  }
}

extension FileBehind {
  /// Where the selected notification, or the selected app, is written;
  /// empty where no file is known.
  static func all(_ model: Model, _ scene: Scene) -> [FileBehind] {
    if let number = model.copied(in: scene) { return scene.state.filesBehind(number) }
    switch model.pageSubject(in: scene) ?? InspectorPane(model, scene).subject {
    case .app(let app), .setting(let app, _): return scene.state.filesBehind(app)
    case .notification, .group, .pending, .push, .previews, .remark, .nothing:
      return []
    }
  }

  /// Opens the file behind what is selected; asks which, where there are several.
  static func edit(_ model: inout Model, _ scene: Scene) -> [Effect] {
    let files = all(model, scene)
    guard let first = files.first else { return [] }
    if files.allSatisfy({ $0.place.path == first.place.path }) { return [first.edit] }
    model.open(FileSheet(items: files))
    return []
  }

  /// Opens it in the person's editor.
  var edit: Effect { .terminal(.edit(path: place.path, line: Int(place.line))) }
}
