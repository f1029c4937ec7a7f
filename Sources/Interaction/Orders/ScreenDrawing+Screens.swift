import Screens
import Sessions
import TerminalCore

extension ScreenDrawing {
  /// Exactly what the interface would show.
  package static let screens = ScreenDrawing(
    text: { session in session.frame(.asIs, size: textSize).text },
    nextChange: { session in
      Model(size: textSize, showing: .asIs).nextChange(in: session.scene)
    },
    picture: { request, session, launcher in session.picture(request, launcher: launcher) },
    themed: { session, size, palette, isBare, launcher in
      session.frame(.asIs, size: size, palette: palette, isBare: isBare, launcher: launcher)
    },
    cuts: { session, size in
      Model(size: size, showing: .asIs, isBare: true).cuts(in: session.scene)
    },
    textCuts: { session, size, number, surface in
      Model(size: size, showing: .asIs, isBare: true).cuts(
        of: number, on: surface, in: session.scene)
    },
    explanation: { explanation, device in explanation.text(on: device) })

  // Tall enough for whatever an expectation looks for.
  private static let textSize = Size(columns: 80, rows: 60)
}
