import Foundation
import TestSupport
import Testing

@Suite("Titles of tests")
struct TestTitleTests {
  @Test("No two tests have the same one, so that a report tells which failed")
  func distinct() {
    let titles = SwiftFile.all(in: URL(filePath: Checkout.path + "/Tests")).flatMap { file in
      file.text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)+)"/).map {
        (title: String($0.1), path: file.path)
      }
    }
    for (title, same) in Dictionary(grouping: titles, by: \.title) where same.count > 1 {
      Issue.record("“\(title)” is the title of tests in \(same.map(\.path).sorted())")
    }
  }
}
