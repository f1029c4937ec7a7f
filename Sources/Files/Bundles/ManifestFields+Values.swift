import Notifications

extension ManifestFields {
  /// The value of a key, whatever it is; nil where there is none or it is null.
  ///
  /// Nothing is complained of.
  func present(_ parent: JSONNode, _ name: StaticString) -> JSONNode? {
    parent[name].flatMap { $0.isNull ? nil : $0 }
  }

  /// Whether there is a value of a key from a table, and it is not null.
  func has(_ parent: JSONNode, _ name: String) -> Bool {
    parent.member(named: name).map { !$0.isNull } ?? false
  }

  /// The number of a key; nil where there is none.
  ///
  /// Infinite where more digits are written than a `Double` has: check the range before counting
  /// with it.
  mutating func number(_ parent: JSONNode, _ name: StaticString) -> Double? {
    guard let node = present(parent, name) else { return nil }
    if let number = node.double { return number }
    wrongKind(node, "\(name)", needed: "a number")
    return nil
  }

  /// The rectangle of an array of four numbers; nil for everything else.
  func rectangle(_ node: JSONNode) -> UnitRect? {
    let numbers = node.elements.map(\.double)
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    return UnitRect(x: x, y: y, width: width, height: height)
  }

  /// The whole number of a key; nil where there is none.
  ///
  /// `3.0` is 3; a fraction is of the wrong kind.
  mutating func integer(_ parent: JSONNode, _ name: StaticString) -> Int? {
    guard let node = present(parent, name) else { return nil }
    if let number = node.integer { return Int(number) }
    wrongKind(node, "\(name)", needed: "a whole number")
    return nil
  }

  /// A duration such as `2s`, or a number of seconds; nil where there is none.
  ///
  /// - Returns: Of a number, 0 to a thousand million seconds.
  mutating func duration(_ parent: JSONNode, _ name: StaticString) -> Interval? {
    guard let node = present(parent, name) else { return nil }
    if let text = node.string, let interval = Interval(scenarioText: text) { return interval }
    if let seconds = node.double, 0...1e9 ~= seconds {
      return Interval(milliseconds: Int64((seconds * 1000).rounded()))
    }
    complain(
      node, .error, "\"\(name)\" is \(node.source); write a duration such as \"2s\" or \"250ms\"")
    return nil
  }

  /// A number of bytes, or a size such as `8MB`; nil where there is none.
  ///
  /// - Returns: Not below zero. Sizes count by thousands: `1KB` is 1000.
  mutating func byteCount(_ parent: JSONNode, _ name: StaticString) -> Int? {
    guard let node = present(parent, name) else { return nil }
    if let number = node.integer, number >= 0 { return Int(number) }
    if let text = node.string, let count = Int(size: text) { return count }
    complain(node, .error, "\"\(name)\" is \(node.source); write bytes, or a size such as \"8MB\"")
    return nil
  }

  /// The color of `tint` as it is written; nil where there is none.
  ///
  /// A name of none is warned of.
  mutating func tint(_ parent: JSONNode) -> String? {
    guard let name = string(parent, "tint"), let place = parent["tint"] else { return nil }
    if Tint(name) == nil {
      let near = suggestion(for: name, among: Tint.allNames)
      let advice = near.isEmpty ? "; write one such as \"base07\", \"red\" or \"#ffcc00\"" : near
      complain(place, .warning, "\"\(name)\" is no color\(advice)")
    }
    return name
  }

  /// A template of a key; nil where there is none.
  ///
  /// Paths that begin with no known word are warned of (`{usrInfo.x}`).
  ///
  /// - Parameter roots: What its paths may begin with.
  mutating func template(
    _ parent: JSONNode, _ name: StaticString, roots: [String] = TemplateValues.roots
  ) -> Template? {
    guard let text = string(parent, name), let node = parent[name] else { return nil }
    let template = Template(text)
    check(template, at: node, roots: roots)
    return template
  }

  /// Warns of paths that begin with nothing there is.
  ///
  /// Counts as well how far back a thread is looked at; see `threadDepth`.
  mutating func check(
    _ template: Template, at node: JSONNode, roots: [String] = TemplateValues.roots
  ) {
    for path in template.paths {
      threadDepth = max(threadDepth, Self.threadDepth(of: path))
      let root = String(path.prefix { $0 != "." })
      guard !roots.contains(root) else { continue }
      let near = suggestion(for: root, among: roots)
      let advice = near.isEmpty ? "; it begins with one of: \(roots.joined(separator: " "))" : near
      complain(node, .warning, "\"{\(path)}\" shows as nothing\(advice)")
    }
  }

  // How far back a path such as `thread.2.body` looks; a longer way back shows as nothing.
  private static func threadDepth(of path: String) -> Int {
    let steps = path.split(separator: ".")
    guard steps.count > 1, steps[0] == "thread", let depth = Int(steps[1]) else { return 0 }
    return min(max(0, depth), 100)
  }

  /// Everything else of a step: templates in whatever JSON there is.
  ///
  /// - Parameter roots: What paths may begin with.
  mutating func valueTemplate(
    _ node: JSONNode, roots: [String] = TemplateValues.roots
  ) -> ValueTemplate {
    let template = ValueTemplate(node.value)
    for words in template.templates { check(words, at: node, roots: roots) }
    return template
  }
}

extension Int {
  private static let units = [("KB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("B", 1)]

  /// Reads a size such as `8MB` or `40 KB`; nil for anything else.
  ///
  /// - Parameter text: A number from 0 to a thousand million, and a unit; case and blanks do not
  ///   matter.
  init?(size text: String) {
    let letters = text.uppercased().filter { $0 != " " }
    for (name, bytes) in Self.units where letters.hasSuffix(name) {
      guard let number = Double(decimal: String(letters.dropLast(name.count))), 0...1e9 ~= number
      else { return nil }
      self = Int((number * Double(bytes)).rounded())
      return
    }
    return nil
  }
}
