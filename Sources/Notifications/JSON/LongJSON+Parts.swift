extension LongJSON {
  /// What its text is made of, in its order.
  var parts: [JSONPart] { parts(at: 0) + [JSONPart(weight: 0) { $0.append("\n") }] }

  fileprivate func parts(at depth: Int) -> [JSONPart] {
    let sorted = members.sorted { $0.key < $1.key }
    let begin = JSONPart(weight: 0) { $0.append("{") }
    let end = JSONPart(weight: 0) { [isEmpty = members.isEmpty] writer in
      writer.end("}", isEmpty: isEmpty, depth)
    }
    let inner = sorted.enumerated().flatMap { index, member in
      let key = JSONPart(weight: 1) { writer in
        writer.beginElement(index, depth + 1)
        writer.write(member.key)
        writer.append(": ")
      }
      return [key] + member.value.parts(at: depth + 1)
    }
    return [begin] + inner + [end]
  }
}

extension LongJSON.Value {
  fileprivate func parts(at depth: Int) -> [JSONPart] {
    switch self {
    case .whole(let value): [JSONPart(weight: 1) { $0.write(value, depth: depth) }]
    case .elements(let elements): elements.parts(at: depth)
    case .object(let object): object.parts(at: depth)
    }
  }
}

extension LongArray {
  // Some milliseconds of work.
  private static let partCount = 256

  fileprivate func parts(at depth: Int) -> [JSONPart] {
    let begin = JSONPart(weight: 0) { $0.append("[") }
    let end = JSONPart(weight: 0) { [isEmpty = count == 0] in $0.end("]", isEmpty: isEmpty, depth) }
    let inner = stride(from: 0, to: count, by: Self.partCount).map { start in
      let range = start..<min(count, start + Self.partCount)
      return JSONPart(weight: range.count) { writer in
        for index in range {
          writer.beginElement(index, depth + 1)
          writer.write(make(index), depth: depth + 1)
        }
      }
    }
    return [begin] + inner + [end]
  }
}
