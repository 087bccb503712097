/// Creates an object of a class known only at run time, with an initialiser that is not `required`.
///
/// Swift allows such a call only for a `required` initialiser, which every subclass would have to
/// have, and programs for UIKit write `override init`. Required or not, an initialiser has the same
/// index in the method table of its class and of every subclass. So a class `Requiring`, which
/// inherits from the class that declares the initialiser and requires it, makes the compiler use
/// that index. `Requiring` is open, so that the compiler cannot know that nothing inherits from it
/// and call it directly; no object of it ever exists.
///
/// The language does not guarantee these indices: `ClassKnownAtRunTimeTests` fail on a toolchain
/// with others.
///
/// - Parameters:
///   - type: the class of the object: the one that declares the initialiser, or a subclass.
///   - initialize: a closure that calls the initialiser on the class it receives, which is in fact
///     `type`.
/// - Returns: an object of exactly the class `type`.
package func makeObject<Object: AnyObject, Requiring: AnyObject>(
  of type: Object.Type, by initialize: (Requiring.Type) -> Requiring
) -> Object {
  unsafeDowncast(initialize(unsafeBitCast(type, to: Requiring.Type.self)), to: type)
}
