import Foundation
import Notifications
import Testing

@Suite("C24: the last part of an address")
struct AddressTests {
  private func last(_ address: JSONValue) -> Filled<String> {
    var values = TemplateValues()
    values.userInfo = ["url": address]
    return Template("{userInfo.url.lastPathComponent}").filled(with: values)
  }

  @Test(
    "It is what Foundation calls the last path component",
    arguments: [
      "https://example.com/media/samovar.png", "https://example.com/media/samovar.png?size=2#top",
      "https://example.com/media/", "https://example.com", "https://example.com?q=/tea",
      "https://example.com/tea%20pot.png", "https://example.com/%E8%8C%B6.png",
      "https://example.com/100%25.txt", "https://user@example.com:8443/a/b.m4a",
      "file:///tmp/whistle.m4a", "samovar.png", "media/samovar.png", "/media/samovar.png",
      "https://example.com/a//b", "https://example.com/%2Fslash",
    ])
  func foundation(address: String) throws {
    let url = try #require(URL(string: address))
    let filled = last(.string(address))
    #expect(filled.value == url.lastPathComponent)
    #expect(filled.missing.isEmpty == !url.lastPathComponent.isEmpty, "\(filled.missing)")
  }

  @Test(
    "What is no escape stays as it is written",
    arguments: [
      ("a/100%", "100%"), ("a/5%zz", "5%zz"), ("a/%+1", "%+1"), ("a/%2", "%2"),
      ("a/%FF", "%FF"), ("a/%C3", "%C3"), ("a/%41%", "A%"), ("a/%", "%"),
    ])
  func noEscape(address: String, words: String) {
    #expect(last(.string(address)).value == words)
  }

  @Test("What is no text has no last part, and is told of")
  func noText() {
    for value in [7, true, .null, [1], ["a": 1]] as [JSONValue] {
      #expect(last(value).missing == ["userInfo.url.lastPathComponent"], "\(value)")
    }
    for address in ["", "/", "https://example.com", "https://example.com/", "//"] {
      #expect(last(.string(address)).value == "", "“\(address)” names no file")
    }
  }

  @Test("A key of that very name is the app's own, and comes first")
  func ownKey() {
    var values = TemplateValues()
    values.userInfo = ["url": ["lastPathComponent": "own.png"]]
    #expect(Template("{userInfo.url.lastPathComponent}").filled(with: values).value == "own.png")
  }
}
