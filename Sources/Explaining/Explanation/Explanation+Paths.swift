import Notifications

extension Explanation {
  /// The same with the files in a folder named from there:
  /// `Fixtures/Apps/Bistro.app/…`. Others keep their paths.
  ///
  /// - Parameter folder: Such as the data folder; nil names all files as they were.
  package func naming(filesFrom folder: String?) -> Explanation {
    guard let folder else { return self }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    var copy = self
    copy.judgments = judgments.map { judgment in
      var named = judgment
      named.reasons = judgment.reasons.map { $0.naming(filesFrom: start) }
      named.complaints = judgment.complaints.map { complaint in
        var named = complaint
        named.place.path = complaint.place.path.without(start: start)
        return named
      }
      return named
    }
    return copy
  }
}

extension Place {
  /// The same with a file named from a folder where it lies within; nil names it as it was.
  package func named(from folder: String?) -> Place {
    guard let folder else { return self }
    var place = self
    place.path = path.without(start: folder.hasSuffix("/") ? folder : folder + "/")
    return place
  }
}

extension Reason {
  fileprivate func naming(filesFrom start: String) -> Reason {
    Reason(
      rule,
      details.map { detail in
        detail.name == "file" ? Detail("file", detail.value.without(start: start)) : detail
      })
  }
}

extension String {
  fileprivate func without(start: String) -> String {
    hasPrefix(start) ? String(dropFirst(start.count)) : self
  }
}
