import TerminalCore

/// The phone: what its screen shows, with all that lies over it.
///
/// A class: what is a part of it holds it, and a copy would count all that model and scene refer to.
final class PhonePane: ScenePart {
  let model: Model
  let scene: Scene
  /// The list; nil while another screen is seen, or the phone is not.
  let list: ListPane?

  /// - Parameter standing: Rows of the list that need not be drawn again.
  init(_ model: Model, _ scene: Scene, moving standing: PaintedRows = PaintedRows()) {
    (self.model, self.scene) = (model, scene)
    let hasList = model.showsList(in: scene) && model.layout.hasPhone
    list = hasList ? ListPane(model, scene, moving: standing) : nil
  }

  /// Whether all of a row of the list is seen; of a list that is not on the screen, every row.
  func showsWhole(_ index: Int) -> Bool { list?.window.showsWhole(index) ?? true }

  /// The line below the list, or what else is listed on the screen; blank where none is seen.
  var counterBelow: Part {
    if model.isViewOpen(in: scene) || !model.layout.hasPhone { return .text("") }
    if let list { return list.counterBelow }
    let count = model.screenSurface(in: scene).countBelow(in: self)
    return RowCounter(model, scene).below(count)
  }

  /// All of it, as high as there is room for.
  var part: Part {
    covered(model.screenSurface(in: scene).element(in: self)).identified(.pane(.phone)).meaning(
      .screen
    )
    .sized(columns: model.layout.phoneColumns).reading(scene.direction)
  }

  private func covered(_ content: Part) -> Part {
    var content = content
    if let banner {
      // The rows beside it are blank: words cut at its edges would be riddles.
      let row = Part.horizontal([.spacer(), banner, .spacer()]).growing()
        .identified(.pane(.phone))
      content = content.covered(by: row, .top, isModal: false)
    }
    content = viewed(content)
    guard let layer = model.phoneLayer(in: scene) else { return content }
    let sheet =
      scene.state.alertBox.flatMap {
        layer.isAlert ? AlertCard(model: model, scene: scene, layer: layer, box: $0).part : nil
      }
      ?? OfferPainter(model: model, scene: scene, layer: layer).part
    return laid(sheet, over: content)
  }

  private var banner: Part? {
    guard let banner = scene.state.banner else { return nil }
    return BannerCard(model: model, scene: scene, banner: banner).part
  }

  /// Rows at the top over which a banner lies.
  var bannerRows: Int {
    banner?.rows(columns: model.layout.phoneColumns, glyphs: model.glyphs) ?? 0
  }

  private func viewed(_ content: Part) -> Part {
    guard let view = model.openView(in: scene) else { return content }
    return laid(RichPane(model, scene, view).part, over: content)
  }

  private func laid(_ top: Part, over content: Part) -> Part {
    content.covered(
      by: top.aired(in: model.layout.phoneColumns, model.glyphs),
      isDimming: !model.appearance.isCompared)
  }
}
