import ArgumentParser
import HaloSceneGraph

/// How keys are taken, on every command that presses some.
struct KeyboardOptions: ParsableArguments {
  @Option(
    help: """
      pc or mac: Command is the Control key, or Super; Option is Alt. halo demo keeps it; elsewhere \
      it is pc unless given.
      """)
  var modifiers: ModifierScheme?
}

extension ModifierScheme: ExpressibleByArgument {}
