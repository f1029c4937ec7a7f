import Notifications

extension JSONNode {
  /// A key of an object, with its value.
  package struct Member {
    /// The key, a string.
    package let key: JSONNode

    /// The value.
    package var value: JSONNode { JSONNode(key.document, key.index + 1) }

    /// The key's text.
    package var name: String { key.string ?? "" }

    /// Whether the key is this one, without making a string of it.
    package func isNamed(_ name: StaticString) -> Bool { key.document.holds(name, key.slot) }
  }

  /// The members of an object in the order of the file, each key once, the last one given.
  package struct Members: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int

    init(_ node: JSONNode) {
      document = node.document
      index = node.slot.kind == .object ? node.index + 1 : -1
    }

    package mutating func next() -> Member? {
      guard index >= 0 else { return nil }
      while document.slots[index].kind != .end {
        let key = index
        index = document.indexAfterValue(key + 1)
        if !document.slots[key].isReplaced { return Member(key: JSONNode(document, key)) }
      }
      return nil
    }
  }

  /// The elements of an array.
  package struct Elements: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int

    init(_ node: JSONNode) {
      document = node.document
      index = node.slot.kind == .array ? node.index + 1 : -1
    }

    package mutating func next() -> JSONNode? {
      guard index >= 0, document.slots[index].kind != .end else { return nil }
      let element = JSONNode(document, index)
      index = document.indexAfterValue(index)
      return element
    }
  }

  /// The members of an object; none for other values.
  package var members: Members { Members(self) }

  /// The elements of an array; none for other values.
  package var elements: Elements { Elements(self) }

  /// The value of a key; nil for other values and where the key is not there.
  package subscript(key: StaticString) -> JSONNode? {
    guard slot.kind == .object else { return nil }
    // Looks at slots and not at `members`: a look-up that makes no node counts no references.
    var index = self.index + 1
    while document.slots[index].kind != .end {
      if document.holds(key, document.slots[index]) { return JSONNode(document, index + 1) }
      index = document.indexAfterValue(index + 1)
    }
    return nil
  }

  /// The value of a key that is not known beforehand.
  package func member(named name: String) -> JSONNode? {
    for member in members where member.name == name { return member.value }
    return nil
  }
}

extension JSONDocument {
  /// Whether a key is this one and counts.
  func holds(_ name: StaticString, _ key: JSONSlot) -> Bool {
    if key.isReplaced { return false }
    if key.isEscaped { return withBytes { JSONEscapes.resolved($0, key.bytes) } == "\(name)" }
    guard Int(key.end) - Int(key.start) == name.utf8CodeUnitCount else { return false }
    let first = range.lowerBound + Int(key.start)
    for offset in 0..<name.utf8CodeUnitCount where file[first + offset] != name.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The index of the slot after a value and all that is in it.
  func indexAfterValue(_ index: Int) -> Int {
    let slot = slots[index]
    return slot.kind == .array || slot.kind == .object ? Int(slot.end) : index + 1
  }
}
