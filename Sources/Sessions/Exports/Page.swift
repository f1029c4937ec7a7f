import TerminalCore

/// A page that needs nothing else: what all pages have around their own contents. Its screens
/// are drawn for no terminal.
struct Page {
  /// What the page is called: its heading, and the name of its tab.
  let title: String
  /// A line below the heading, as markup.
  let lead: String
  /// What stands below that line, such as what marks mean, as markup.
  var remarks = ""
  /// The rules of its looks.
  let style: String
  /// What stands between the heading and the contents, such as controls, as markup.
  var controls = ""
  /// Its contents, as markup.
  let main: String
  /// What makes it more than paper; empty for nothing.
  var script = ""
  /// What a chat shows of it; nil for words alone.
  var preview: PagePreview?

  // What a chat shows below the title: the words without their markup.
  private static func plain(_ markup: String) -> String {
    var (words, isTag) = ("", false)
    for sign in markup.prefix(while: { $0 != "\n" }) {
      if sign == "<" { isTag = true }
      if !isTag { words.append(sign) }
      if sign == ">" { isTag = false }
    }
    return words
  }

  /// All of it.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="coversheet-widths" content="\(ClusterWidths.fixed)">
    <title>\(title.markup)</title>
    <meta property="og:type" content="article">
    <meta property="og:title" content="\(title.markup)">
    <meta property="og:description" content="\(Self.plain(lead))">
    \(preview?.markup ?? "")<style>
    \(style)</style>
    </head>
    <body>
    <header>
    <h1>\(title.markup)</h1>
    <p>\(lead)</p>
    \(remarks)</header>
    \(controls)<main>
    \(main)</main>
    \(script.isEmpty ? "" : "<script>\n\(script)</script>\n")</body>
    </html>

    """
  }
}
