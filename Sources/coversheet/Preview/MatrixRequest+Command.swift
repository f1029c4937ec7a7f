import Explaining
import Files
import Scenarios

extension MatrixRequest {
  /// The command that asks for the same cells: a reader has the files somewhere
  /// else, so they are named alone.
  ///
  /// - Parameter operands: What is shown.
  func command(of operands: [String]) -> String {
    let axes = MatrixAxis.allCases.compactMap { axis -> String? in
      values[axis].map { "--\(axis.optionName)=" + $0.map(\.name).joined(separator: ",") }
    }
    let sides = [("rows", rows), ("columns", columns)].compactMap { name, axes in
      axes.map { "--\(name)=" + $0.map(\.rawValue).joined(separator: ",") }
    }
    let other = against.map { "--against=" + $0.name }
    let options = axes + (hasPseudo ? ["--pseudo"] : []) + sides + [other].compactMap(\.self)
    let words = ["coversheet", "preview"] + operands.map { FilePath($0).name } + options
    return words.map(\.shellWord).joined(separator: " ")
  }
}

extension ComparedInput {
  /// As the option has it, without folders.
  fileprivate var name: String {
    switch self {
    case .source(let path): FilePath(path).name
    case .set(let point):
      point.values.map { "\($0.axis.rawValue)=\($0.name)" }.joined(separator: ",")
    }
  }
}
