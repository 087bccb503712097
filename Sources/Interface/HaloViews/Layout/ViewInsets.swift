import FocusGeometry
import Foundation

/// The margins, safe area and guides of a view, created when one of them is first needed.
@MainActor
final class ViewInsets: LayoutRecord {
  /// The margins in the form in which they were set.
  enum Margins {
    case sides(EdgeInsets)
    case lines(DirectionalEdgeInsets)

    func resolved(for direction: LayoutDirection) -> EdgeInsets {
      switch self {
      case .sides(let insets): insets
      case .lines(let insets): insets.resolved(for: direction)
      }
    }
  }

  /// The margins that were set; nil for the default.
  var margins: Margins?
  var preservesSuperviewMargins = false
  var addsSafeArea = true
  /// The insets added to those from ancestors.
  var additionalSafeArea = EdgeInsets()
  /// The insets that a container covers, of which the larger applies with those from ancestors.
  var coveredEdges = EdgeInsets()
  /// The safe area that was reported to the view last.
  var knownSafeArea = EdgeInsets()
  private var guides: [InsetGuide.Kind: InsetGuide] = [:]
  private var contentGuide: ContentGuide?

  func guide(_ kind: InsetGuide.Kind, of view: View) -> InsetGuide {
    if let guide = guides[kind] { return guide }
    let guide = InsetGuide(kind, of: view)
    guides[kind] = guide
    return guide
  }

  func contentGuide(of view: View) -> ContentGuide {
    if let contentGuide { return contentGuide }
    let guide = ContentGuide(of: view)
    contentGuide = guide
    return guide
  }
}

extension View {
  /// The insets; nil until margins, a safe area or a guide are needed.
  var viewInsets: ViewInsets? { insetRecord as? ViewInsets }

  /// The insets of the view, created if necessary.
  var ownInsets: ViewInsets {
    if let viewInsets { return viewInsets }
    let insets = ViewInsets()
    insetRecord = insets
    return insets
  }
}
