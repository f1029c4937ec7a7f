import Notifications

/// The scenario language as a page for man(5), and the rules as one for man(7).
enum LanguagePage {
  /// The language, part by part.
  static var language: String {
    var page = RoffPage(name: "coversheet-language", section: 5)
    page.heading("NAME")
    page.paragraph("coversheet-language - the language of Coversheet’s scenarios")
    for section in LanguageSection.all {
      page.heading(section.title)
      for paragraph in section.paragraphs { page.paragraph(paragraph) }
      for row in section.rows { page.item(row.term, row.meaning) }
      if !section.example.isEmpty { page.listing(section.example) }
    }
    page.heading("SEE ALSO")
    page.paragraph("coversheet(1), coversheet-rules(7)")
    return page.text
  }

  /// Every rule with its source.
  static var rules: String {
    var page = RoffPage(name: "coversheet-rules", section: 7)
    page.heading("NAME")
    page.paragraph("coversheet-rules - the rules by which Coversheet’s phone behaves")
    page.heading("RULES")
    for rule in Rule.all {
      page.item(rule.id.description, "\(rule.sentence)\nSource: \(rule.source)")
    }
    page.heading("SEE ALSO")
    page.paragraph("coversheet(1), coversheet-language(5)")
    return page.text
  }
}
