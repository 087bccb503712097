"""What a screen reader costs: `Scripts/benchmark heard [SCENE …] [--runs N]`.

Each scene in a real window of a virtual X server, with arrows to and fro: without the bus of
accessibility, with it while nobody listens, and while a client hears every event. Printed is the time
of all processors that the program takes a key, with all the frames that follow, in milliseconds: of
several runs the least.
"""

import os
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Tests/Demo/HaloCommandTests/ScreenReader"))
sys.dont_write_bytecode = True
import program  # noqa: E402

LISTENER = """
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi
heard = Atspi.EventListener.new(lambda event: None)
for kind in ["object:state-changed", "object:children-changed", "object:property-change",
             "object:selection-changed", "object:text-changed", "window"]:
    heard.register(kind)
print("ready", flush=True)
Atspi.event_main()
"""
KEYS = 80


def processor_time(pid):
    """Milliseconds of all threads."""
    total = 0
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        total += int((task / "schedstat").read_text().split()[0])
    return total / 1e6


def cost(halo, scene, mode):
    environment = os.environ | {"NO_AT_BRIDGE": "1" if mode == "off" else "0"}
    listener = None
    if mode == "heard":
        listener = subprocess.Popen([sys.executable, "-c", LISTENER], stdout=subprocess.PIPE)
        listener.stdout.readline()
    demo = subprocess.Popen([halo, "demo", "--scene", scene], env=environment)
    try:
        time.sleep(2)
        subprocess.run(["xdotool", "key", "Tab"], check=True)
        time.sleep(1)
        before = processor_time(demo.pid)
        subprocess.run(["xdotool", "key", "--delay", "60", *["Right", "Left"] * (KEYS // 2)],
                       check=True)
        time.sleep(0.5)
        return (processor_time(demo.pid) - before) / KEYS
    finally:
        demo.kill()
        demo.wait()
        if listener:
            listener.kill()
            listener.wait()


def main():
    arguments = sys.argv[1:]
    runs = 2
    if "--runs" in arguments:
        place = arguments.index("--runs")
        runs = int(arguments[place + 1])
        del arguments[place:place + 2]
    halo = os.environ["halo"]
    scenes = subprocess.run([halo, "scenes"], capture_output=True, text=True, check=True).stdout
    scenes = arguments or [line.split()[0] for line in scenes.splitlines()]
    subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    program.start_bus()
    # The first start finds nothing in the caches of the machine.
    cost(halo, scenes[0], "off")
    print(f"{'milliseconds a key':20} {'no bus':>8} {'unheard':>9} {'heard':>9}")
    for scene in scenes:
        least = {}
        for _ in range(runs):
            for mode in ["off", "unheard", "heard"]:
                least[mode] = min(least.get(mode, 1e9), cost(halo, scene, mode))
        off = least["off"]
        print(f"{scene:20} {off:8.2f} {least['unheard'] - off:+9.2f} {least['heard'] - off:+9.2f}",
              flush=True)


main()
