/// A part of a long JSON text, written behind the one before it.
struct JSONPart: Sendable {
  /// How many values it has, about.
  let weight: Int
  /// Writes it.
  let write: @Sendable (inout JSONText) -> Void
}

extension LongJSON {
  /// What its text is made of, in its order.
  var parts: [JSONPart] {
    let sorted = members.sorted { $0.key < $1.key }
    let begin = JSONPart(weight: 0) { $0.append("{") }
    let end = JSONPart(weight: 0) { [isEmpty = members.isEmpty] writer in
      writer.end("}", isEmpty: isEmpty, 0)
      writer.append("\n")
    }
    let inner = sorted.enumerated().flatMap { index, member in
      let key = JSONPart(weight: 1) { writer in
        writer.beginElement(index, 1)
        writer.write(member.key)
        writer.append(": ")
      }
      return [key] + member.value.parts
    }
    return [begin] + inner + [end]
  }
}

extension LongJSON.Value {
  fileprivate var parts: [JSONPart] {
    switch self {
    case .whole(let value): [JSONPart(weight: 1) { $0.write(value, depth: 1) }]
    case .elements(let elements): elements.parts
    }
  }
}

extension LongArray {
  // Some milliseconds of work.
  private static let partCount = 256

  fileprivate var parts: [JSONPart] {
    let begin = JSONPart(weight: 0) { $0.append("[") }
    let end = JSONPart(weight: 0) { [isEmpty = count == 0] in $0.end("]", isEmpty: isEmpty, 1) }
    let inner = stride(from: 0, to: count, by: Self.partCount).map { start in
      let range = start..<min(count, start + Self.partCount)
      return JSONPart(weight: range.count) { writer in
        for index in range {
          writer.beginElement(index, 2)
          writer.write(make(index), depth: 2)
        }
      }
    }
    return [begin] + inner + [end]
  }
}

extension [JSONPart] {
  // As many are worth a thread of their own.
  private static let leastWeight = 256

  /// Parts that follow each other, together as far as they are short.
  func gathered() -> [[JSONPart]] {
    var (all, last, weight) = ([Self](), Self(), 0)
    for part in self {
      last.append(part)
      weight += part.weight
      guard weight >= Self.leastWeight else { continue }
      all.append(last)
      (last, weight) = ([], 0)
    }
    return last.isEmpty ? all : all + [last]
  }
}
