import ArgumentParser
import HaloSceneGraph

/// The options for the keyboard, for every command that presses keys.
struct KeyboardOptions: ParsableArguments {
  @Option(
    help: """
      The key that stands for Command: Control with pc (the default), Super with mac; Option is Alt. \
      halo demo remembers the choice.
      """)
  var modifiers: ModifierScheme?
}

extension ModifierScheme: ExpressibleByArgument {}
