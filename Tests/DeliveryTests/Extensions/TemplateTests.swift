import Notifications
import Testing

@Suite("Templates")
struct TemplateTests {
  private var values: TemplateValues {
    var values = TemplateValues()
    values.title = "Thai beach"
    values.userInfo = ["user": "Jane", "likes": 7, "who": [["name": "Noi"]], "draft": nil]
    values.attachments = ["pic"]
    values.userText = "Wow!"
    return values
  }

  @Test(
    "C24: what stands between braces is filled from the notification",
    arguments: [
      ("{userInfo.user} posted", "Jane posted"), ("{title}: {userInfo.likes}", "Thai beach: 7"),
      ("{userInfo.who.0.name}", "Noi"), ("You: {response.userText}", "You: Wow!"),
      ("{attachments.0.name}", "pic"), ("{{title}", "{title}"), ("a { b", "a { b"),
      ("{userInfo.draft}", ""), ("", ""), ("}{title}{", "}Thai beach{"),
    ])
  func fills(template: String, words: String) {
    #expect(Template(template).filled(with: values).value == words)
  }

  @Test("C24: a path that leads nowhere shows as nothing, and is named")
  func missing() {
    let filled = Template("[{userInfo.nobody.name}{subtitle}]").filled(with: values)
    #expect(filled.value == "[]")
    #expect(filled.missing == ["userInfo.nobody.name", "subtitle"])
  }

  @Test("A string that is one path keeps the kind of what is there")
  func wholeValue() {
    #expect(ValueTemplate("{userInfo.likes}").filled(with: values).value == 7)
    let list: JSONValue = ["{userInfo.user}", "{userInfo.who}"]
    #expect(ValueTemplate(list).filled(with: values).value == ["Jane", [["name": "Noi"]]])
  }

  @Test("A template is written as it was read", arguments: ["{a}b{{c", "x", "{{", "{title}"])
  func text(template: String) {
    #expect(Template(template).text == template)
  }
}
