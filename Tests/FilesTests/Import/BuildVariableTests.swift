import Notifications
import Testing

@testable import Files

@Suite("What Xcode fills in when it builds")
struct BuildVariableTests {
  private let values = ["PRODUCT_NAME": "Kite", "EMPTY": "", "REGION": "de"]

  @Test(
    "Every variable that has a value gets it, whatever stands around it",
    arguments: [
      ("$(PRODUCT_NAME)", "Kite"), ("${PRODUCT_NAME}", "Kite"),
      ("$(PRODUCT_NAME:rfc1034identifier)", "Kite"),
      ("com.example.$(PRODUCT_NAME)", "com.example.Kite"),
      ("$(PRODUCT_NAME)$(REGION)", "Kitede"), ("$(EMPTY)", ""), ("a$(EMPTY)b", "ab"),
      ("US$ 5 for $(PRODUCT_NAME)", "US$ 5 for Kite"), ("$$(PRODUCT_NAME)", "$Kite"),
      ("100 $", "100 $"), ("$", "$"), ("", ""), ("plain", "plain"),
    ])
  func filled(text: String, filled: String) {
    #expect(BuildVariables.filled(text) { values[$0] } == filled)
  }

  @Test(
    "Modifiers make letters and identifiers as Xcode makes them; of others the plain value is taken",
    arguments: [
      ("$(ODD:rfc1034identifier)", "-st-M-n--App-2"), ("${ODD:c99extidentifier}", "_st_Män__App_2"),
      ("$(ODD:lower)", "1st män_.app 2"), ("$(ODD:upper:rfc1034identifier)", "-ST-M-N--APP-2"),
      ("$(ODD:quote)", "1st Män_.App 2"), ("$(ODD:)", "1st Män_.App 2"),
      ("$(ODD:default=x)", "1st Män_.App 2"), ("$(NONE:default=Kite)", "Kite"),
      ("$(NONE:default=My Kite:lower)", "my kite"),
    ])
  func modified(text: String, filled: String) {
    #expect(BuildVariables.filled(text) { $0 == "ODD" ? "1st Män_.App 2" : nil } == filled)
  }

  @Test(
    "What has no value, or is not closed, stays as it is",
    arguments: [
      "$(UNKNOWN)", "${UNKNOWN:lower}", "$(PRODUCT_NAME", "${PRODUCT_NAME)", "a $( b", "$()",
      "$[X]",
    ])
  func kept(text: String) {
    #expect(BuildVariables.filled(text) { values[$0] } == text)
    #expect(BuildVariables.filled(text + "$(REGION)x") { values[$0] }.hasSuffix("x"))
  }

  @Test(
    "However often a bracket is not closed, it is looked for once", .timeLimit(.minutes(20)),
    arguments: ["$(", "${", "$(${"])
  func unclosed(part: String) {
    let text = String(repeating: part, count: 100_000)
    #expect(BuildVariables.filled(text) { values[$0] } == text)
  }

  @Test(
    "Whether there is a variable is told by its beginning",
    arguments: [
      ("$(A)", true), ("x${A}", true), ("$$(A)", true), ("$A", false), ("(A)", false), ("$", false),
      ("", false), ("5 $ (net)", false),
    ])
  func isAny(text: String, isAny: Bool) {
    #expect(BuildVariables.isAny(in: text) == isAny)
  }

  @Test("The variables of a property list come to 1 MiB at most; the rest stay, and that is said")
  func most() {
    let long = String(repeating: "x", count: 1 << 18)
    let texts = ["$(A)$(A)", "$(A)", "$(A)$(A)", "$(B)"]
    let list = PropertyList(
      .array(texts.map { PropertyList(.string($0), at: Place("Info.plist")) }),
      at: Place("Info.plist"))
    var diagnostics: [Diagnostic] = []
    let filled = list.filled(&diagnostics) { $0 == "A" ? long : "b" }
    #expect(filled.array?.map(\.string) == [long + long, long, long + "$(A)", "$(B)"])
    #expect(
      diagnostics.map(\.message) == [
        "its variables come to more than 1 MiB; the rest stay as they are written"
      ])
  }

  @Test("Guessed values come from the folder’s name")
  func guesses() {
    let variables = BuildVariables(folder: FilePath("Apps/Kite"))
    #expect(variables.filledIn("$(PRODUCT_NAME) $(TARGET_NAME)") == "Kite Kite")
    #expect(variables.filledIn("$(DEVELOPMENT_LANGUAGE)") == "en")
    #expect(
      variables.filledIn("$(PRODUCT_BUNDLE_IDENTIFIER)")
        == AppBundle.identifier(FilePath("Apps/Kite")))
  }
}
