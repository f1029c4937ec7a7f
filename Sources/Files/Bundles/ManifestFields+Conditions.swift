extension ManifestFields {
  /// The steps of a `when`, as an array; nil and a complaint where there is none.
  mutating func conditionalSteps(_ node: JSONNode) -> JSONNode? {
    if present(node, "do") == nil {
      complain(lacking: ["do"], in: node, "\"do\" with an array of steps is missing in a \"when\"")
    }
    return value(node, "do", .array, needed: "an array of steps")
  }
}
