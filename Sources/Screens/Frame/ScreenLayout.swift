import Scenarios
import TerminalCore

/// How the screen is divided at a size.
///
/// Worked out from the size alone and what is shown; sizes are in cells.
struct ScreenLayout: Hashable {
  /// The whole screen, in columns and rows.
  let size: Size
  /// Columns of the phone; 0 where the inspector has the whole screen.
  let phoneColumns: Int
  /// Columns of the inspector, its edge included; 0 where it is hidden.
  let inspectorColumns: Int
  /// Rows of the tour's panel; 0 where there is none.
  let tourRows: Int
  /// Rows of the watch; 0 where there is none.
  private(set) var watchRows: Int
  /// Rows that the phone leaves to a sheet, where nothing is beside it.
  let sheetRows: Int
  /// Rows that what is said above the footer takes beyond its own, where one
  /// line is too narrow for it.
  let saidRows: Int
  /// Whether the phone has every cell.
  let isBare: Bool

  /// Where the inspector starts to have room beside the phone.
  let wideColumns: Int

  /// Where most of its tabs do.
  static let wideColumns = 96
  /// Where a scenario does: it is read beside the phone, and its lines are short.
  static let wideSteppingColumns = 80
  /// Below it one line says what is needed.
  static let leastSize = Size(columns: ScreenSize.least.columns, rows: ScreenSize.least.rows)
  /// The least columns of the inspector beside the phone.
  static let leastInspector = 40
  /// Wider cards would tear titles and times apart.
  static let widestList = 80
  /// Where there are enough rows for decoration.
  static let tightRows = 18
  /// More would tear titles and times apart.
  static let widestPhone = 88

  /// The inspector is hidden below `wideColumns` unless it has the whole screen.
  init(
    size: Size, inspector: InspectorRoom, tourRows: Int, watchRows: Int, sheetRows: Int,
    saidRows: Int, isBare: Bool, isStepping: Bool
  ) {
    wideColumns = isStepping ? Self.wideSteppingColumns : Self.wideColumns
    (self.size, self.tourRows, self.watchRows) = (size, tourRows, watchRows)
    (self.sheetRows, self.saidRows, self.isBare) = (sheetRows, saidRows, isBare)
    if isBare {
      (phoneColumns, inspectorColumns) = (size.columns, 0)
    } else if inspector.isZoomed {
      (phoneColumns, inspectorColumns) = (0, size.columns)
    } else if size.columns < wideColumns || !inspector.isShown {
      (phoneColumns, inspectorColumns) = (size.columns, 0)
    } else {
      phoneColumns = Self.phoneColumns(of: size.columns, wanted: inspector.phoneColumns)
      inspectorColumns = size.columns - phoneColumns
    }
  }

  // What the person dragged the line between the panes to, as far as both keep room.
  private static func phoneColumns(of columns: Int, wanted: Int?) -> Int {
    if let wanted { return min(max(wanted, leastSize.columns), columns - leastInspector) }
    return min(columns * 11 / 20, widestPhone, columns - leastInspector)
  }

  /// Whether the inspector is seen.
  var hasInspector: Bool { inspectorColumns > 0 }
  /// Whether the phone is seen.
  var hasPhone: Bool { phoneColumns > 0 }

  /// Whether the phone is seen and has room.
  var drawsPhone: Bool { hasPhone && !isTooSmall }

  /// Whether there is too little room for anything.
  var isTooSmall: Bool {
    isBare ? size.columns < ScreenSize.leastBareColumns : Self.isTooSmall(size)
  }

  /// Whether a size has too little room for anything.
  ///
  /// Below 40 columns or 12 rows.
  static func isTooSmall(_ size: Size) -> Bool {
    size.columns < leastSize.columns || size.rows < leastSize.rows
  }

  /// Columns of the list: the phone's without its scroll bar.
  var listColumns: Int { max(1, min(phoneColumns - 1, Self.widestList)) }
  /// Columns before the list, where the phone is wider.
  var listMargin: Int { max(0, phoneColumns - 1 - listColumns) / 2 }
  /// Whether there are so few rows that decoration goes.
  var isTight: Bool { size.rows < Self.tightRows }
  /// Rows between the status line and the lines at the bottom.
  var paneRows: Int { isBare ? size.rows : max(1, size.rows - 3 - tourRows - saidRows) }
  /// Where the list begins: below the status line and the line that counts what is above.
  static let listTop = 2
  /// Rows of the list: the pane's without the line that counts what is above.
  var listRows: Int { isBare ? phoneRows : max(1, phoneRows - 1) }
  /// Rows of the inspector's contents: the pane's without its tabs and air.
  var inspectorRows: Int {
    max(1, paneRows - 2 - (hasPhone && !isWatchBelow ? watchRows : 0))
  }
  /// Rows by which the inspector turns a page.
  var inspectorPage: Int { max(1, inspectorRows - 1) }

  /// Where a pane begins that was scrolled to a row.
  ///
  /// While what is said takes some of its last rows, the cursor is not to be
  /// below those that are left.
  ///
  /// - Parameters:
  ///   - first: The first row that is seen while nothing is said.
  ///   - cursor: The row that the cursor is on.
  ///   - rows: Rows that are seen now.
  func firstRow(_ first: Int, showing cursor: Int, in rows: Int) -> Int {
    let hidden = cursor - (first + rows - 1)
    return hidden > 0 && hidden <= saidRows ? first + hidden : first
  }

  /// Whether the watch lies below the phone, because nothing is beside that.
  var isWatchBelow: Bool { !hasInspector }
  /// Rows of the phone: the pane's without the watch below it.
  var phoneRows: Int { max(1, paneRows - (isWatchBelow ? watchRows + sheetRows : 0)) }
}

extension ScreenLayout {
  /// The same while no watch is paired, which the watch itself is laid out by.
  var withoutWatch: ScreenLayout {
    var layout = self
    layout.watchRows = 0
    return layout
  }
}

extension Size {
  /// Why a screen of this size would say nothing but that it is too small;
  /// nil where it would say more.
  ///
  /// - Parameter isBare: Whether the phone is drawn alone.
  package func refusal(ofScreen isBare: Bool) -> String? {
    let refusal = ScreenSize(columns: columns, rows: rows).refusal(ofScreen: isBare)
    if isBare { return refusal }
    let bare = ScreenSize.leastBareColumns
    return refusal.map { $0 + "; --bare draws the phone alone, from \(bare) columns on" }
  }
}
