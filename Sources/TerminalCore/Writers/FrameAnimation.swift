/// Frames one after the other, over and over: an SVG that moves without a
/// script, for a README or a page.
///
/// A row is drawn once for as long as it looks the same. A reader that shows no motion, or was
/// asked for less of it, has the last frame.
package struct FrameAnimation {
  /// A frame, and how long it is shown.
  package struct Shot {
    /// What is shown.
    package let frame: Frame
    /// How long, in milliseconds; more than 0.
    package let milliseconds: Int64

    package init(_ frame: Frame, milliseconds: Int64) {
      (self.frame, self.milliseconds) = (frame, milliseconds)
    }
  }

  /// What is shown in turn, not nothing; all of the first one's size.
  private let shots: [Shot]

  package init(_ shots: [Shot]) { self.shots = shots }

  /// The picture; empty without a frame.
  package var svg: String {
    guard let last = shots.last?.frame else { return "" }
    var schedule = RowSchedule(count: shots.count)
    for (number, shot) in shots.enumerated() {
      for row in shot.frame.svgRows { schedule.add(row, at: number) }
    }
    let style = "<style>\n\(sharedStyle)\(schedule.rules(ending: endings))</style>\n"
    return SVGDrawing.document(
      size: last.canvas.size, title: last.title.visibleLine, language: last.language,
      widths: last.widths, background: last.palette.fileBackground, content: style + schedule.groups
    )
  }

  // When each frame ends, in milliseconds since the first one began.
  private var endings: [Int64] {
    shots.reduce(into: []) { $0.append(($0.last ?? 0) + $1.milliseconds) }
  }

  private var sharedStyle: String {
    """
    .m{visibility:hidden;animation:\(endings.last ?? 0)ms step-end infinite}
    .l{visibility:visible}
    @media (prefers-reduced-motion:reduce){.m{animation:none}}

    """
  }
}

/// In which frames each row is to be seen, for the rows of all frames.
private struct RowSchedule {
  private let count: Int
  // In the order in which they come first, so that the file is the same in every process.
  private var rows: [(markup: String, frames: [Int])] = []
  private var places: [String: Int] = [:]

  /// - Parameter count: How many frames there are.
  init(count: Int) { self.count = count }

  mutating func add(_ markup: String, at frame: Int) {
    if let place = places[markup] {
      // Empty rows are all alike.
      if rows[place].frames.last != frame { rows[place].frames.append(frame) }
      return
    }
    places[markup] = rows.count
    rows.append((markup, [frame]))
  }

  /// An element for each row that is not the same all along.
  var groups: String {
    rows.map { row in
      row.frames.count == count
        ? row.markup : "<g class=\"\(classes(of: row.frames))\">\n\(row.markup)</g>\n"
    }.joined()
  }

  private func classes(of frames: [Int]) -> String {
    "m \(Self.name(frames))" + (frames.last == count - 1 ? " l" : "")
  }

  /// When what is seen in the same frames comes and goes.
  func rules(ending endings: [Int64]) -> String {
    var named: Set<String> = []
    return rows.filter { $0.frames.count < count && named.insert(Self.name($0.frames)).inserted }
      .map { Self.rule($0.frames, endings) }.joined()
  }

  private static func rule(_ frames: [Int], _ endings: [Int64]) -> String {
    let total = endings.last ?? 1
    let shown = Set(frames)
    let steps = endings.indices.map { index in
      let start = index == 0 ? 0 : endings[index - 1]
      let share = Double(start * 10000 / total) / 100
      return "\(share)%{visibility:\(shown.contains(index) ? "visible" : "hidden")}"
    }
    let name = name(frames)
    return ".\(name){animation-name:\(name)}\n@keyframes \(name){\(steps.joined())}\n"
  }

  // Such as `f0-3_7`.
  private static func name(_ frames: [Int]) -> String {
    var spans: [ClosedRange<Int>] = []
    for frame in frames {
      if let last = spans.last, last.upperBound == frame - 1 {
        spans[spans.count - 1] = last.lowerBound...frame
      } else {
        spans.append(frame...frame)
      }
    }
    return "f"
      + spans.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: "_")
  }
}

extension Frame {
  /// Its rows from the top, each as the elements that draw it and its part of the cursor.
  fileprivate var svgRows: [String] {
    let pictures = tileSheet(depth: .full)
    return (0..<canvas.size.rows).map { row in
      var drawing = SVGDrawing(palette: palette)
      for part in canvas.parts(row: row, pictures: pictures) { drawing.add(part, row: row) }
      if let cursor, cursor.row == row { drawing.addCursor(cursor) }
      return drawing.content + "\n"
    }
  }
}
