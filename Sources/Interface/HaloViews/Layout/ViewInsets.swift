import FocusGeometry
import Foundation

/// The margins, the safe area and the guides of a view of which somebody has asked for one of them.
@MainActor
final class ViewInsets: LayoutRecord {
  /// As they were set.
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

  /// nil: those of every view.
  var margins: Margins?
  var preservesSuperviewMargins = false
  var addsSafeArea = true
  /// Beside what comes from outside.
  var additionalSafeArea = EdgeInsets()
  /// What a container covers; counted with what comes from outside.
  var coveredEdges = EdgeInsets()
  /// The safe area that the view was told of last.
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
  /// The insets; nil until somebody asks for margins, a safe area or a guide.
  var viewInsets: ViewInsets? { insetRecord as? ViewInsets }

  /// Those of the view, made if need be.
  var ownInsets: ViewInsets {
    if let viewInsets { return viewInsets }
    let insets = ViewInsets()
    insetRecord = insets
    return insets
  }
}
