import Notifications

internal import CYAML

/// Reads the first document of a YAML file with libyaml.
///
/// Anchors may be given anew, as YAML 1.2 has it. What aliases come to is bounded: a few lines of
/// them can stand for more than any memory holds.
package struct YAMLReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let path: String
  private var anchors: [String: YAMLNode] = [:]
  private var diagnostics: [Diagnostic] = []

  // A generous bound on what people write; each level more makes libyaml slower.
  private static let depthLimit = 64
  private static let countLimit = 1_000_000
  // A longer text counts as several values, however often an alias stands for it.
  private static let bytesOfValue = 64

  /// Reads a whole file.
  ///
  /// - Returns: Nil with an error for what is no YAML; an empty word for a file with nothing in it.
  ///   Of a key that is given twice the last, with a warning.
  package static func read(_ file: SourceFile) -> Reading<YAMLNode> {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      return Reading(nil, [Diagnostic(Place(file.path), .error, "there is no memory to read it")])
    }
    defer { yaml_parser_delete(parser) }
    return file.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      var reader = YAMLReader(parser: parser, path: file.path)
      do throws(Diagnostic) {
        let document = try reader.document()
        return Reading(document, reader.diagnostics)
      } catch {
        return Reading(nil, reader.diagnostics + [error])
      }
    }
  }

  private init(parser: UnsafeMutablePointer<yaml_parser_t>, path: String) {
    (self.parser, self.path) = (parser, path)
  }

  private mutating func document() throws(Diagnostic) -> YAMLNode {
    while true {
      let event = try next()
      switch event.kind {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_STREAM_END_EVENT: return event.empty
      default: return try node(event, depth: 0)
      }
    }
  }

  // The value that an event begins, up to its end.
  private mutating func node(_ event: Event, depth: Int) throws(Diagnostic) -> YAMLNode {
    guard depth < Self.depthLimit else {
      throw Diagnostic(event.place, .error, "it is nested deeper than \(Self.depthLimit) levels")
    }
    let node: YAMLNode
    switch event.kind {
    case YAML_ALIAS_EVENT: return try standing(for: event)
    case YAML_SCALAR_EVENT:
      node = YAMLNode(
        value: .scalar(event.text, isPlain: event.isPlain), place: event.place,
        count: 1 + event.text.utf8.count / Self.bytesOfValue)
    case YAML_SEQUENCE_START_EVENT: node = try list(event, depth)
    case YAML_MAPPING_START_EVENT: node = try mapping(event, depth)
    default: return event.empty
    }
    if let anchor = event.anchor { anchors[anchor] = node }
    return node
  }

  private func standing(for alias: Event) throws(Diagnostic) -> YAMLNode {
    let name = alias.anchor ?? ""
    if let node = anchors[name] { return node }
    let message =
      "*\(name) names no value before it"
      + suggestion(for: name, among: anchors.keys.sorted())
    throw Diagnostic(alias.place, .error, message)
  }

  private mutating func list(_ start: Event, _ depth: Int) throws(Diagnostic) -> YAMLNode {
    var elements: [YAMLNode] = []
    var count = 1
    while true {
      let event = try next()
      if event.kind == YAML_SEQUENCE_END_EVENT {
        return YAMLNode(value: .list(elements), place: start.place, count: count)
      }
      let element = try node(event, depth: depth + 1)
      try add(element, to: &count)
      elements.append(element)
    }
  }

  private mutating func mapping(_ start: Event, _ depth: Int) throws(Diagnostic) -> YAMLNode {
    var (members, merged): ([YAMLNode.Member], [YAMLNode]) = ([], [])
    var indices: [String: Int] = [:]
    var count = 1
    while true {
      let event = try next()
      if event.kind == YAML_MAPPING_END_EVENT { break }
      let key = try node(event, depth: depth + 1)
      let value = try node(next(), depth: depth + 1)
      count += key.count - 1
      try add(value, to: &count)
      if case .scalar("<<", isPlain: true) = key.value {
        merged += value.all
      } else if let text = key.text {
        let member = YAMLNode.Member(key: text, place: event.place, value: value)
        if let index = indices[text] {
          replace(&members[index], by: member)
        } else {
          indices[text] = members.count
          members.append(member)
        }
      }
    }
    let whole = Self.merging(members, merged)
    return YAMLNode(value: .mapping(whole), place: start.place, count: count)
  }

  private mutating func replace(_ member: inout YAMLNode.Member, by other: YAMLNode.Member) {
    let message = "\"\(other.key)\" is given twice; the last one counts"
    diagnostics.append(Diagnostic(other.place, .warning, message))
    member = other
  }

  // A key of the mapping's own goes before one that is merged, and an earlier
  // merged one before a later.
  private static func merging(
    _ own: [YAMLNode.Member], _ merged: [YAMLNode]
  ) -> [YAMLNode.Member] {
    if merged.isEmpty { return own }
    var keys = Set(own.map(\.key))
    return own + merged.flatMap(\.members).filter { keys.insert($0.key).inserted }
  }

  private func add(_ node: YAMLNode, to count: inout Int) throws(Diagnostic) {
    count += node.count
    guard count <= Self.countLimit else {
      throw Diagnostic(
        node.place, .error, "its aliases stand for more than \(Self.countLimit) values")
    }
  }
}

extension YAMLReader {
  // What libyaml found, copied out of its memory.
  private struct Event {
    let kind: yaml_event_type_t
    let place: Place
    var text = ""
    var isPlain = false
    /// The name that it gives, or that an alias stands for; nil for none.
    var anchor: String?

    /// The value where nothing is written.
    var empty: YAMLNode {
      YAMLNode(value: .scalar("", isPlain: true), place: place, count: 1)
    }
  }

  private func next() throws(Diagnostic) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw mistake }
    defer { yaml_event_delete(&event) }
    var found = Event(kind: event.type, place: place(event.start_mark))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      found.text = Self.text(scalar.value, scalar.length)
      found.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      found.anchor = Self.text(scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: found.anchor = Self.text(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: found.anchor = Self.text(event.data.mapping_start.anchor)
    case YAML_ALIAS_EVENT: found.anchor = Self.text(event.data.alias.anchor)
    default: break
    }
    return found
  }

  private static func text(_ start: UnsafeMutablePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer<UInt8>(start: start, count: count), as: UTF8.self)
  }

  private static func text(_ start: UnsafeMutablePointer<UInt8>?) -> String? {
    start.map { String(cString: $0) }
  }

  // libyaml's marks begin with 0.
  private func place(_ mark: yaml_mark_t) -> Place {
    Place(
      path, line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }

  private var mistake: Diagnostic {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it ends too soon"
    // What is no text at all has no place in it.
    let isText = parser.pointee.error != YAML_READER_ERROR
    return Diagnostic(
      isText ? place(parser.pointee.problem_mark) : Place(path), .error,
      "this is no YAML: \(problem)")
  }
}
