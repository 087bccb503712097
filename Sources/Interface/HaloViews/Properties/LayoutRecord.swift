/// The state that layout keeps of a view which takes part in it by more than its frame.
///
/// The view holds it and never looks inside: constraints and guides know views, and no view knows
/// them.
@MainActor
class LayoutRecord {}
