import ArgumentParser
import HaloSceneGraph

/// The options for the keyboard, for every command that presses keys.
struct KeyboardOptions: ParsableArguments {
  @Option(
    help: """
      pc or mac: Command is the Control key, or Super; Option is Alt. halo demo keeps it; elsewhere \
      it is pc unless given.
      """)
  var modifiers: ModifierScheme?
}

extension ModifierScheme: ExpressibleByArgument {}
