import Notifications

extension ManifestFields {
  private enum ElementKind: String, CaseIterable {
    case media, text, label, row, button, divider, list, progress, day

    /// What else its object may have.
    var keys: [String] {
      switch self {
      case .media: ["playButton"]
      case .label: ["text"]
      case .button: ["title"]
      case .list, .day: ["items"]
      case .progress: ["value"]
      case .text, .row, .divider: []
      }
    }
  }

  /// Every kind of element.
  ///
  /// In the order in which they are told to one who wrote another.
  private static let elementKinds = ElementKind.allCases.map(\.rawValue)

  /// An element of `view`; nil when it is none.
  mutating func viewElement(_ node: JSONNode) -> ViewElement? {
    guard isObject(node, what: "an element") else { return nil }
    // A label has a text of its own: one is a text only where it is nothing else.
    let present = ElementKind.allCases.filter { has(node, $0.rawValue) }
    guard let kind = present.first(where: { $0 != .text }) ?? present.first else {
      let first = node.members.first { !$0.value.isNull }?.name ?? ""
      let near = suggestion(for: first, among: Self.elementKinds)
      let kinds = Self.elementKinds.joined(separator: " ")
      complain(node, .error, "an element needs one of: \(kinds)\(near)")
      return nil
    }
    checkAlone(
      .element, named: kind.rawValue, in: node, with: kind.keys, among: Self.elementKinds)
    return element(kind, node)
  }

  private mutating func element(_ kind: ElementKind, _ node: JSONNode) -> ViewElement? {
    switch kind {
    case .media: template(node, "media").map { ViewElement.media($0.text, playButton(node)) }
    case .label: string(node, "label").map { ViewElement.label($0, template(node, "text")) }
    case .button: button(node)
    case .row: row(node)
    case .divider: bool(node, "divider") == true ? ViewElement.divider : nil
    case .list: string(node, "list").map { ViewElement.list($0, items(node)) }
    case .progress:
      string(node, "progress").map { ViewElement.progress($0, number(node, "value") ?? 0) }
    case .day: string(node, "day").map { ViewElement.day($0, items(node)) }
    case .text: template(node, "text").map(ViewElement.text)
    }
  }

  private mutating func button(_ node: JSONNode) -> ViewElement? {
    guard let name = string(node, "button") else { return nil }
    return .button(name, title: template(node, "title") ?? Template(literal: name))
  }

  private mutating func row(_ node: JSONNode) -> ViewElement {
    .row(elements(node, "row").compactMap { viewElement($0) })
  }

  private mutating func items(_ node: JSONNode) -> [ValueTemplate] {
    elements(node, "items").map { valueTemplate($0) }
  }

  // C16.
  private mutating func playButton(_ node: JSONNode) -> PlayButton? {
    guard let button = object(node, "playButton") else { return nil }
    checkKeys(of: button, known: ["type", "frame", "tint"])
    return PlayButton(
      choice(button, "type", PlayButton.Kind.self) ?? .none, frame: frame(button),
      tint: tint(button))
  }

  private mutating func frame(_ node: JSONNode) -> UnitRect? {
    guard let node = present(node, "frame") else { return nil }
    guard let frame = rectangle(node) else {
      complain(node, .error, "\"frame\" needs four numbers: [x, y, width, height], each 0 to 1")
      return nil
    }
    if ![frame.x, frame.y, frame.width, frame.height].allSatisfy((0...1).contains) {
      complain(node, .warning, "\"frame\" leaves the view; its numbers are parts, from 0 to 1")
    }
    return frame
  }
}
