import Localization
import Notifications
import Testing

@testable import Files

@Suite("Old-style .strings")
struct StringsFileTests {
  private func read(_ text: String) -> StringFileContents { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> StringFileContents {
    let file = StringFile(path: "L.strings", kind: .strings, table: "L", localization: "en")
    return StringFileReader.contents(bytes, file, "en")
  }

  static let tables: [(text: String, pairs: String)] = [
    (#""a" = "b";"#, "a=b"), (#"a.b_c-d$/e = word;"#, "a.b_c-d$/e=word"),
    ("/* c */\n// d\n\"a\"=\"b\"; /* e */ \"c\" = \"d\";", "a=b|c=d"),
    (#""key";"#, "key=key"), (#""" = "";"#, "="), ("", ""), ("/* only a comment */", ""),
    ("// only a comment", ""), (#""a" = "x \"q\" \\ y";"#, #"a=x "q" \ y"#),
    (#""a" = "1\n2\t3\r4";"#, "a=1\n2\t3\r4"), (#""a" = "\U00e9\U0041";"#, "a=éA"),
    (#""a" = "\UD83D\UDE00";"#, "a=😀"), (#""a" = "\101\60";"#, "a=A0"),
    ("\"a\" = \"two\nlines\";", "a=two\nlines"), (#"'a' = 'it"s';"#, #"a=it"s"#),
    (#"{ "a" = "b"; c = d; }"#, "a=b|c=d"), ("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n", "a=b|c=d"),
    (#""é👍" = "ü";"#, "é👍=ü"), ("\u{FEFF}\"a\" = \"b\";", "a=b"),
    (#""a" = "\0";"#, "a=\0"), ("\"a\" = \"b\";\r// d\r\"c\" = \"d\";\r", "a=b|c=d"),
    ("// d\u{2028}\"a\" = \"b\";\u{2029}// d\u{2029}\"c\" = \"d\";\u{2028}", "a=b|c=d"),
  ]

  @Test("L21: what real tables contain is read without complaint", arguments: tables)
  func realTables(text: String, pairs: String) {
    let contents = read(text)
    let got = contents.table.entries.map { "\($0.key)=\($0.format.text)" }
    #expect(got.joined(separator: "|") == pairs)
    #expect(contents.diagnostics == [])
  }

  @Test(
    "UTF-8 and UTF-16 in both orders, with and without a mark",
    arguments: [true, false], ["UTF-8", "UTF-16BE", "UTF-16LE"])
  func encodings(hasMark: Bool, encoding: String) {
    let text = (hasMark ? "\u{FEFF}" : "") + "\"a\" = \"é👍\";\n\"b\" = \"c\";\n"
    let bytes =
      switch encoding {
      case "UTF-16BE": text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case "UTF-16LE": text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      default: Array(text.utf8)
      }
    let contents = read(bytes)
    #expect(contents.table["a"]?.format.text == "é👍")
    #expect(contents.table["b"]?.place == Place("L.strings", line: 2, column: 1))
    #expect(contents.diagnostics == [])
  }

  @Test("XML and binary property lists are tables, too")
  func propertyLists() {
    let xml =
      "<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key><string>b</string></dict></plist>"
    let contents = read(xml)
    #expect(
      contents.table["a"]?.format == StringForm("b", at: Place("L.strings", line: 3, column: 13)))
    #expect(contents.diagnostics == [])
    #expect(read("bplist00junk").diagnostics.map(\.severity) == [.error])
  }

  @Test("An entry of a .strings file has the place of its key, its words their own")
  func places() {
    let entry = read("/* é */\n  \"a\"\n    = \"é\";  b = \"c\";").table["a"]
    #expect(entry?.place == Place("L.strings", line: 2, column: 3))
    #expect(entry?.format.place == Place("L.strings", line: 3, column: 7))
  }

  static let mistakes: [(text: String, complaints: String, pairs: String)] = [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10: error: a semicolon is missing here", "a=b|c=d"),
    (#""a" = "b""#, "1:10: error: a semicolon is missing here", "a=b"),
    (#""a" "b";"#, "1:5: error: there is no = between key and value; write it", "a=b"),
    (#""a": "b";"#, "1:4: error: found ':' where = is needed", "a=b"),
    ("\"a\" = \"open;\n", "1:7: error: this text is not closed; write \" at its end", ""),
    (
      "\"a\" = \"open;\n\"b\" = \"y\";\n\"c\" = \"z\";\n",
      "1:7: error: this text is not closed; write \" at its end", "b=y|c=z"
    ),
    (
      "\"x\" = \"1\";\n\"a = \"open\";\n\"%@ b\" = \"y\";\n",
      "2:7: error: found 'o' where = is needed; a quote in a text is written \\\", and each text needs one at its end",
      "x=1|%@ b=y"
    ),
    ("\"a\" = 'open;\n", "1:7: error: this text is not closed; write ' at its end", ""),
    (
      "\"a\" = “x”;\n\"b\" = \"y\";\n",
      "1:7: error: found the typographic quote “ around a text; write \"", "b=y"
    ),
    ("/* open", "1:1: error: this comment is not closed; write */ at its end", ""),
    (
      "\"a\" = \"one\";\n\"a\" = \"two\";",
      "2:1: warning: \"a\" is given twice; this one counts [L21]", "a=two"
    ),
    (#""a" = "it\u0027s";"#, #"1:7: warning: \u is no escape here; write \U [L21]"#, "a=itu0027s"),
    (#""a" = "\UD800";"#, #"1:7: warning: \UD800 is half of a character [L21]"#, "a=\u{FFFD}"),
    (#""a" = "\Uxyz";"#, #"1:7: warning: \U needs four hexadecimal digits [L21]"#, "a=Uxyz"),
    (
      #""a" = "\351\177";"#,
      #"1:7: warning: \351 stands for another character on NeXTSTEP; write \U [L21]"#, "a=é\u{7F}"
    ),
    (#""a" = (b, c);"#, "1:7: error: found a list where a text in quotes is needed", ""),
    ("\"a\" = ;\n\"b\" = \"c\";", "1:7: error: found ';' where a text in quotes is needed", "b=c"),
    (
      "\"a\" = \"b\";\n= x;\n\"c\" = \"d\";",
      "2:1: error: found '=' where a key such as \"GREETING\" is needed", "a=b|c=d"
    ),
    (#"{ "a" = "b"; "#, "1:1: error: this brace is not closed; write } at its end", "a=b"),
    (
      "{ \"a\" = \"b\"; } // done\n\"c\" = \"d\";\n\"e\" = \"f\";",
      "2:1: error: found '\"' where the end of the file is needed", "a=b|c=d|e=f"
    ),
    (
      #"{ "a" = "b"; } }"#, "1:16: error: found '}' where a key such as \"GREETING\" is needed",
      "a=b"
    ),
    ("{} {", "1:4: error: found '{' where a key such as \"GREETING\" is needed", ""),
    ("{\n\"a\" = ; }", "2:7: error: found ';' where a text in quotes is needed", ""),
    (#""a" ="#, "1:6: error: the file ends where a text in quotes is needed", ""),
    (
      "\"a\" = \"say \"hi\" now\";\n\"b\" = \"c\";",
      "1:13: error: found 'h' where ; is needed; a quote in a text is written \\\","
        + " and each text needs one at its end", "b=c"
    ),
  ]

  @Test(
    "A mistake is one complaint at its place, and the rest of the file is read", arguments: mistakes
  )
  func complaints(text: String, complaints: String, pairs: String) {
    let contents = read(text)
    let got = contents.diagnostics.map { $0.description.replacing("L.strings:", with: "") }
    #expect(got == [complaints])
    let entries = contents.table.entries.map { "\($0.key)=\($0.format.text)" }
    #expect(entries.joined(separator: "|") == pairs)
  }

  @Test("All mistakes of a .strings file come in one go")
  func allAtOnce() {
    let contents = read("\"a\" = b c;\n\"d\" = (x);\n\"e\" = \"f\";\n= ;\n\"g\" = \"h\"")
    #expect(contents.diagnostics.map(\.place.line) == [1, 2, 4, 5])
    #expect(contents.table.keys == ["e", "g"])
  }

  @Test("L21: bytes that are no UTF-8 are one complaint where the first stands, beside all others")
  func wrongEncoding() {
    let latin = Array("\"b\" = \"\n\"a\" = \"caf".utf8) + [0xE9] + Array("\";\n".utf8)
    let contents = read(latin + Array("\"c\" = \"".utf8) + [0xFC] + Array("\";\n= ;".utf8))
    let told = contents.diagnostics.map { $0.description.replacing("L.strings:", with: "") }
    #expect(told.first == "2:11: error: this byte is no UTF-8; save the file as UTF-8")
    #expect(told.count { $0.contains("UTF-8") } == 1 && told.count == 3, "\(told)")
    #expect(contents.table["a"]?.format.text == "caf\u{FFFD}")
  }

  @Test("A table of thousands finds each key, and the last of repeated ones")
  func large() {
    let lines = (0..<5000).map { "\"key \($0 % 4000)\" = \"value \($0)\";" }
    let contents = read(lines.joined(separator: "\n"))
    #expect(contents.table.keys.count == 4000)
    #expect(contents.table["key 7"]?.format.text == "value 4007")
    #expect(contents.table["key 3999"]?.place.line == 4000)
    #expect(contents.table["key 4000"] == nil)
    #expect(contents.diagnostics.count == 100)
  }
}
