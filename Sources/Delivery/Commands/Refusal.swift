/// Why a command cannot act: a sentence for the person.
package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
