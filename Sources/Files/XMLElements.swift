import Notifications

/// The elements of an XML file with their attributes, one after the other, in time that
/// grows with the file alone.
package struct XMLElements {
  /// What begins at a start tag.
  package struct Element {
    /// The tag's name, a prefix included.
    package let name: String
    /// In their order.
    let attributes: [(name: String, value: String)]

    /// The value of an attribute; nil where it has none.
    package subscript(name: String) -> String? {
      attributes.first { $0.name == name }?.value
    }
  }

  private var scanner: XMLScanner
  private var openNames: [String] = []

  package init(_ file: SourceFile) {
    scanner = XMLScanner(file.bytes, path: file.path, readsAttributes: true)
  }

  /// The next element; nil behind the last.
  ///
  /// - Throws: For what is no XML, and where the file ends before its elements do, as
  ///   one that was cut short does.
  package mutating func next() throws(Diagnostic) -> Element? {
    while true {
      switch try scanner.next() {
      case .open(let name):
        openNames.append(name)
        return Element(name: name, attributes: scanner.attributes)
      case .empty(let name): return Element(name: name, attributes: scanner.attributes)
      case .close(let name): try close(name)
      case .text: break
      case .end:
        guard let name = openNames.last else { return nil }
        throw Diagnostic(
          scanner.place(), .error, "it ends within <\(name)>: the file was cut short")
      }
    }
  }

  private mutating func close(_ name: String) throws(Diagnostic) {
    guard openNames.last == name else {
      throw Diagnostic(scanner.place(), .error, "</\(name)> closes nothing that is open here")
    }
    openNames.removeLast()
  }
}
