/// The layout state of a view that takes part in layout by more than its frame.
///
/// The view stores it without reading it: constraints and guides know views, but views know
/// neither.
@MainActor
class LayoutRecord {}
