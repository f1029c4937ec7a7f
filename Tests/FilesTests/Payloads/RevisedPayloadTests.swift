import Files
import Notifications
import Testing

@Suite("A payload with other words")
struct RevisedPayloadTests {
  private func revised(_ text: String, _ texts: [ContentRevision.Field: String]) -> String {
    var revision = ContentRevision()
    for (field, words) in texts { revision[field] = words }
    return RevisedPayload(SourceText(Array(text.utf8)[...], at: Place("a.apns")), by: revision)
      .source.string
  }

  @Test(
    "Only what was edited changes: keys stay in their order, unknown ones and blanks where they are",
    arguments: [
      (
        ContentRevision.Field.title, "Zoë",
        "{\n  \"b\": 1.50,\n  \"aps\" : { \"alert\":{\"title\" :\"Zoë\", \"body\":\"Hi\"}, \"thread-id\": \"t\" },\n  \"a\": [ ]\n}\n"
      ),
      (
        .thread, "x",
        "{\n  \"b\": 1.50,\n  \"aps\" : { \"alert\":{\"title\" :\"Ann\", \"body\":\"Hi\"}, \"thread-id\": \"x\" },\n  \"a\": [ ]\n}\n"
      ),
      (
        .category, "c",
        "{\n  \"b\": 1.50,\n  \"aps\" : { \"alert\":{\"title\" :\"Ann\", \"body\":\"Hi\"}, \"thread-id\": \"t\", \"category\": \"c\" },\n  \"a\": [ ]\n}\n"
      ),
      (
        .body, "",
        "{\n  \"b\": 1.50,\n  \"aps\" : { \"alert\":{\"title\" :\"Ann\"}, \"thread-id\": \"t\" },\n  \"a\": [ ]\n}\n"
      ),
      (
        .thread, "",
        "{\n  \"b\": 1.50,\n  \"aps\" : { \"alert\":{\"title\" :\"Ann\", \"body\":\"Hi\"} },\n  \"a\": [ ]\n}\n"
      ),
    ])
  func onlyWhatWasEdited(field: ContentRevision.Field, words: String, expected: String) {
    let source =
      "{\n  \"b\": 1.50,\n  \"aps\" : { \"alert\":{\"title\" :\"Ann\", \"body\":\"Hi\"}, \"thread-id\": \"t\" },\n  \"a\": [ ]\n}\n"
    #expect(revised(source, [field: words]) == expected)
  }

  @Test(
    "L2: an alert that is a string stays one while only the body is edited",
    arguments: [
      ([ContentRevision.Field.body: "Bye"], #"{"aps":{"alert":"Bye"}}"#),
      ([.title: "Ann"], #"{"aps":{"alert":{ "title": "Ann", "body": "Hi" }}}"#),
      ([.argument: "Ann"], #"{"aps":{"alert":{ "body": "Hi", "summary-arg": "Ann" }}}"#),
      ([.thread: "t"], #"{"aps":{"alert":"Hi","thread-id": "t"}}"#),
      (
        [.title: "A", .subtitle: "B", .body: "C"],
        #"{"aps":{"alert":{ "title": "A", "body": "C", "subtitle": "B" }}}"#
      ),
    ])
  func stringAlert(texts: [ContentRevision.Field: String], expected: String) {
    #expect(revised(#"{"aps":{"alert":"Hi"}}"#, texts) == expected)
  }

  @Test("L3: where words are written, the key of a string table goes with its arguments")
  func tableKeys() {
    let source =
      #"{"aps":{"alert":{"title-loc-key":"T","title-loc-args":["a"],"loc-key":"B","loc-args":[]}}}"#
    #expect(
      revised(source, [.title: "Ann"])
        == #"{"aps":{"alert":{"loc-key":"B","loc-args":[],"title": "Ann"}}}"#)
    #expect(
      revised(source, [.body: ""])
        == #"{"aps":{"alert":{"title-loc-key":"T","title-loc-args":["a"]}}}"#)
  }

  @Test("What has no alert gets one; quotes, line feeds and comments do no harm")
  func others() {
    #expect(
      revised(#"{"aps":{}}"#, [.body: "a \"b\"\n\\"])
        == #"{"aps":{"alert": { "body": "a \"b\"\n\\" }}}"#)
    #expect(
      revised("{\"aps\":{\"alert\":\"Hi\", // why\n\"thread-id\":\"t\"}}", [.thread: ""])
        == "{\"aps\":{\"alert\":\"Hi\", // why\n\"thread-id\":null}}")
    #expect(revised("nonsense", [.body: "a"]) == "nonsense")
  }
}
