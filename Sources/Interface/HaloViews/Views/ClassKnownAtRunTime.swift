/// Makes an object of a class that is known only at run time, by an initialiser that is not `required`.
///
/// Swift allows such a call only for a `required` initialiser, which every subclass would have to
/// have, and UIKit's programs write `override init`. Required or not, an initialiser stands in the
/// table of methods of its class and of every subclass at the same place. So a class `Requiring`,
/// which inherits from the class that declares the initialiser and requires it, has the compiler
/// look there. `Requiring` is open, so that the compiler cannot know that nothing inherits from it,
/// and call it directly; there is never an object of it.
///
/// The language does not promise these places: `ClassKnownAtRunTimeTests` fail on a toolchain that
/// has others.
///
/// - Parameters:
///   - type: the class of the object: that which declares the initialiser, or a subclass.
///   - initialize: calls the initialiser on the class that it is given, which is in truth `type`.
/// - Returns: an object of exactly the class `type`.
package func makeObject<Object: AnyObject, Requiring: AnyObject>(
  of type: Object.Type, by initialize: (Requiring.Type) -> Requiring
) -> Object {
  unsafeDowncast(initialize(unsafeBitCast(type, to: Requiring.Type.self)), to: type)
}
