import Encodings

/// Writes property lists as XML, as Foundation does.
package struct XMLPropertyListWriter {
  private var lines: [String] = []

  /// A whole file.
  ///
  /// - Returns: With a line feed at its end, set in by tabs.
  package static func text(of list: PropertyList) -> String {
    var writer = XMLPropertyListWriter()
    writer.write(list, indent: 0)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(writer.lines.joined(separator: "\n"))
      </plist>

      """
  }

  private mutating func write(_ list: PropertyList, indent: Int) {
    switch list.value {
    case .string(let text): add("<string>\(text.escapedBetweenTags)</string>", indent)
    case .integer(let number): add("<integer>\(number)</integer>", indent)
    case .real(let number): add("<real>\(number)</real>", indent)
    case .bool(let bool): add(bool ? "<true/>" : "<false/>", indent)
    case .date(let date): add("<date>\(date.xml.escapedBetweenTags)</date>", indent)
    case .data(let bytes): add("<data>\(Base64.standard.text(bytes))</data>", indent)
    case .array(let elements):
      nest("array", elements.isEmpty, indent) { writer in
        for element in elements { writer.write(element, indent: indent + 1) }
      }
    case .dictionary(let members):
      nest("dict", members.isEmpty, indent) { writer in
        for member in members {
          writer.add("<key>\(member.key.escapedBetweenTags)</key>", indent + 1)
          writer.write(member.value, indent: indent + 1)
        }
      }
    }
  }

  private mutating func nest(
    _ name: String, _ isEmpty: Bool, _ indent: Int, _ content: (inout XMLPropertyListWriter) -> Void
  ) {
    if isEmpty { return add("<\(name)/>", indent) }
    add("<\(name)>", indent)
    content(&self)
    add("</\(name)>", indent)
  }

  private mutating func add(_ line: String, _ indent: Int) {
    lines.append(String(repeating: "\t", count: indent) + line)
  }
}
