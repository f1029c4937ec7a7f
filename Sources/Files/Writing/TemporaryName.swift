/// What a file or folder is called while it is written beside its place.
package enum TemporaryName {
  /// For `mkstemp` and `mkdtemp`, which put letters of their own in the place of its end.
  package static func template(beside path: String) -> [CChar] {
    Array((FilePath(path).folder + "/.coversheet-XXXXXX").utf8CString)
  }

  /// The path that a template became.
  package static func path(_ template: [CChar]) -> String {
    String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
