import Files
import Notifications

extension LintedApp {
  /// The texts that its categories and actions declare.
  ///
  /// Titles and buttons of actions, summary formats and placeholders for hidden content; also the
  /// actions that content extensions put in place of the category's.
  var declaredTexts: [Text] { formats + labels }

  // What counts notifications: the words of their categories for summaries and for what is hidden.
  private var formats: [Text] {
    app.categories.flatMap { category in
      [category.hiddenPreviewsBodyPlaceholder, category.categorySummaryFormat].compactMap(\.self)
    }
  }

  /// The texts of actions and their buttons, which are filled only where they have arguments (L35).
  var labels: [Text] { (app.categories.flatMap(\.actions) + extensionActions).flatMap(\.labels) }

  // C9: what content extensions show beside the categories' actions.
  private var extensionActions: [Action] { app.contentExtensions.flatMap(\.table.newActions) }

  /// Every key of table `Localizable` that something asks for.
  ///
  /// What archives and the manifest name counts as asked for, also where it is read only when code
  /// runs.
  ///
  /// - Complexity: Reads the manifest and the archives of the app's folder.
  var usedKeys: UsedKeys {
    let sent = contents + heard
    var keys = UsedKeys()
    keys.labels = Set(labels.filter(\.isPlain).compactMap(\.exactKey))
    keys.labels.formUnion(sent.compactMap(\.actionKey).map(ExactText.init))
    // Most of many thousand have no keys: their words are not made for this.
    let texts = sent.filter(\.hasKeyedWords).flatMap(\.texts)
    // What a content asks for as well is shown as it is there.
    keys.formats = Set(formats.compactMap(\.exactKey)).subtracting(texts.compactMap(\.exactKey))
    let filled = formats + labels.filter { !$0.isPlain } + texts
    keys.filled = otherKeys.union(filled.compactMap(\.exactKey))
    keys.filled.formUnion(archivedKeys.map(ExactText.init))
    manifestRoot?.collect(&keys)
    return keys
  }

  // L13: what archives of local notifications of old name, which lie in the bundle.
  private var archivedKeys: [String] {
    guard let folder = app.folder, let names = try? Folder.entries(folder) else { return [] }
    let enclosure = Enclosure(app.sourceTree ?? folder)
    let archives = names.filter { $0.hasSuffix(".plist") && $0 != "Info.plist" }
    return archives.flatMap { name -> [String] in
      let path = FilePath(folder).appending(name)
      guard let file = SourceFile.readIfThere(path, byteLimit: 1 << 24, within: enclosure),
        let list = PropertyList.archived(in: file.bytes, path: path).value
      else { return [] }
      return ["alertTitle", "alertBody", "alertAction"].compactMap { list[$0]?.string }
    }
  }

}

extension JSONNode {
  /// The texts that are written as `{ "key": K }`, here and below. Depth is limited by the reader.
  ///
  /// - Parameter inActions: Whether it is below the actions of a category, where texts are labels.
  fileprivate func collect(_ keys: inout UsedKeys, inActions: Bool = false) {
    let isPlain = self["arguments"]?.elements.contains { _ in true } != true
    let kind = inActions && isPlain ? \UsedKeys.labels : \.filled
    for member in members {
      if member.isNamed("key"), let key = member.value.string {
        keys[keyPath: kind].insert(ExactText(key))
      }
      // A table of words has keys of its own.
      if member.name != "strings", member.name != "stringsdict" {
        member.value.collect(&keys, inActions: inActions || member.isNamed("actions"))
      }
    }
    for element in elements { element.collect(&keys, inActions: inActions) }
  }
}

extension Action {
  fileprivate var labels: [Text] {
    [title, textInput?.buttonTitle, textInput?.placeholder].compactMap(\.self)
  }
}

extension Content {
  /// What there is to read, in the order it is shown.
  ///
  /// Without the summary argument, which is no text to look up.
  var texts: [Text] { [title, subtitle, body].compactMap(\.self) }

  // L1: it is no text of the content: only alerts of old show it.
  fileprivate var actionKey: String? {
    guard case .string(let key)? = payloadValues?["aps"]?["alert"]?["action-loc-key"] else {
      return nil
    }
    return key
  }
}

extension LintedPush {
  /// L1: the title of the button of its alert, with its place; nil where the system does
  /// not read it, or for none.
  var actionTitle: Text? {
    let node = payload["aps"]?["alert"]?["action-loc-key"]
    guard app.profile.has(.actionKey), let node, let key = node.string, !key.isEmpty else {
      return nil
    }
    return Text(.localized(LocalizedText(key: key)), at: node.place)
  }
}

extension Text {
  /// The key that it is looked up by; nil for a literal.
  var key: String? { localized?.key }

  fileprivate var exactKey: ExactText? { key.map(ExactText.init) }

  /// L35: whether nothing is to fill it, so that a label is shown as its table has it.
  var isPlain: Bool { localized?.arguments.isEmpty ?? true }

  /// The key with its arguments; nil for a literal.
  var localized: LocalizedText? {
    guard case .localized(let localized) = wording else { return nil }
    return localized
  }
}
