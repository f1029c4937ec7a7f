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
    ///
    /// Escapes in the key are resolved for it.
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
  ///
  /// - Complexity: Goes through the members up to the key; of repeated keys the last one counts.
  package subscript(key: StaticString) -> JSONNode? {
    index(of: key).map { JSONNode(document, $0) }
  }

  /// The string of a key; nil where it is not there or is something else.
  ///
  /// - Parameter handleOther: Gets the value where it is something else.
  package func string(
    of key: StaticString, otherwise handleOther: (JSONNode) -> Void = { _ in }
  ) -> String? {
    guard let index = index(of: key) else { return nil }
    if let string = document.string(document.slots[index]) { return string }
    handleOther(JSONNode(document, index))
    return nil
  }

  /// Where the value of a key begins; nil where it is not there.
  package func place(of key: StaticString) -> Place? {
    index(of: key).map { document.place(ofByte: document.slots[$0].firstByte) }
  }

  private func index(of key: StaticString) -> Int? {
    slot.kind == .object ? document.index(of: key, from: index + 1) : nil
  }

  /// The member whose key is nearly another, which was meant by it; nil where there is none.
  package func member(near key: StaticString) -> Member? {
    members.first { !$0.isNamed(key) && nearest($0.name, among: ["\(key)"]) != nil }
  }

  /// The value of a key that is not known beforehand.
  ///
  /// Slower than the subscript, which makes no strings; for names from a table.
  package func member(named name: String) -> JSONNode? {
    for member in members where member.name == name { return member.value }
    return nil
  }
}

extension JSONDocument {
  /// The index of a key's value; nil where the object has none.
  ///
  /// - Parameters:
  ///   - name: The key as its source has it.
  ///   - first: The index of the object's first key.
  func index(of name: StaticString, from first: Int) -> Int? {
    // Looks at slots and not at `members`: a look-up that makes no node counts no references.
    withBytes { bytes in
      let slots = slots
      var index = first
      while slots[index].kind != .end {
        if slots[index].isKey(name, in: bytes) { return index + 1 }
        index = slots.indexAfterValue(index + 1)
      }
      return nil
    }
  }

  /// Whether a key is this one and counts.
  func holds(_ name: StaticString, _ key: JSONSlot) -> Bool {
    withBytes { key.isKey(name, in: $0) }
  }

  /// The index of the slot after a value and all that is in it.
  func indexAfterValue(_ index: Int) -> Int { slots.indexAfterValue(index) }
}

extension JSONSlot {
  fileprivate func isKey(_ name: StaticString, in bytes: CheckedBytes) -> Bool {
    if isEscaped { return !isReplaced && JSONEscapes.resolved(bytes, self.bytes) == "\(name)" }
    let count = name.utf8CodeUnitCount
    return Int(end) - Int(start) == count && !isReplaced && bytes.holds(name, at: Int(start))
  }
}
