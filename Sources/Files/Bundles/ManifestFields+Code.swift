import Notifications

// What the files of both kinds of extensions, and of an app's code, have in common.
extension ManifestFields {
  /// Whether something tells what an extension does; complains where it cannot, and of its keys.
  ///
  /// - Parameter known: The keys that are no mistakes.
  mutating func isCode(_ root: JSONNode, known: [String]) -> Bool {
    guard isObject(root, what: "what the extension does") else { return false }
    checkKeys(of: root, known: known)
    return true
  }

  /// The words of a program's call; empty where there is none.
  ///
  /// In a bundle, a program that cannot be started is warned of, and one outside of the bundle is
  /// an error, as is a zero byte: a C string, which each word becomes, ends there (execve(2)).
  ///
  /// - Returns: The program first.
  mutating func command(_ root: JSONNode) -> [String] {
    guard let node = value(root, "command", .array, needed: "an array") else { return [] }
    let words = strings(in: node, of: "command")
    if words.first?.isEmpty ?? (node.elements.first { _ in true } == nil) {
      complain(node, .error, "\"command\" is empty; write [\"./program\", \"argument\"]")
    }
    for word in node.elements where FilePath.isCutShort(word.string ?? "") {
      complain(
        word, .error, "a word of \"command\" has a zero byte, which would end it; leave it out")
    }
    if let program = node.elements.first(where: { _ in true }) { check(program: program) }
    return words
  }

  // One that a scenario names need not be there, as a line may answer for it; one by its name
  // alone is looked for in `PATH`.
  private mutating func check(program node: JSONNode) {
    let folder = FilePath(node.place.path).folder
    guard let enclosure, let word = node.string, word.utf8.count < FilePath.byteLimit,
      !FilePath.isCutShort(word)
    else { return }
    guard word.contains("/") else {
      if !Folder.isRegularFile(FilePath(folder).appending(word)) { return }
      let message = "\"\(word)\" is looked for in PATH, and not in the extension's folder"
      return complain(node, .warning, "\(message); write ./\(word)")
    }
    if let refusal = enclosure.refusal(ofName: word, from: folder) {
      return complain(node, .error, refusal)
    }
    let path = FilePath(folder).appending(word.hasPrefix("./") ? String(word.dropFirst(2)) : word)
    let why = Folder.exists(path) ? ProgramFile.refusal(path) : SourceFile.missing(path)
    if let why { complain(node, .warning, "\"\(word)\" cannot be started: \(why)") }
  }

  /// Complains of what a program makes idle.
  ///
  /// - Parameters:
  ///   - other: What is idle; nil complains of nothing.
  ///   - command: Empty complains of nothing.
  ///   - words: What does not happen, behind `so`.
  mutating func complain(ofIdle other: JSONNode?, beside command: [String], _ words: String) {
    guard !command.isEmpty, let other else { return }
    complain(other, .warning, "\"command\" is there too, so \(words)")
  }

  /// The event that a row of `on` answers; nil for one that is none of the
  /// known ones, which is said.
  ///
  /// - Parameters:
  ///   - key: The event, and the name of what it is about behind it where its
  ///     form has one; `*` for any.
  ///   - known: How events are written, each with what it is about some name.
  ///   - words: What does not happen on another one, such as `no app hears of`.
  mutating func event<Event>(
    _ key: JSONNode, among known: [(form: String, event: @Sendable (String?) -> Event)],
    _ words: String
  ) -> Event? {
    let given = (key.string ?? "").split(separator: " ", maxSplits: 1)
    let meant = known.first { form, _ in
      let needed = form.split(separator: " ")
      return needed.first == given.first && needed.count == given.count
    }
    guard let meant else {
      complain(ofEvent: key, among: known.map(\.form), words)
      return nil
    }
    let name = given.dropFirst().first.map(String.init)
    return meant.event(name == "*" ? nil : name)
  }

  private mutating func complain(ofEvent key: JSONNode, among forms: [String], _ words: String) {
    let text = key.string ?? ""
    let near = suggestion(for: text, among: forms)
    let advice = near.isEmpty ? "; write one of: \(forms.joined(separator: ", "))" : near
    complain(key, .warning, "\(words) \"\(text)\"\(advice)")
  }
}
