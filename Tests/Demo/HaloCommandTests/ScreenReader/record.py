"""Records a window of halo as if it were another program's, and what cannot be recorded."""

import json
import os
import pathlib
import subprocess

from program import start_bus

start_bus()
halo = os.environ["halo"]
folder = pathlib.Path(os.environ["HOME"])


def record(*arguments):
    done = subprocess.run([halo, "record", "-o", str(folder / "screen.yaml"), *arguments],
                          capture_output=True, text=True)
    return [done.returncode, done.stderr.strip() or done.stdout.strip()]


print(json.dumps({
    "recorded": record("--keys", "Tab Tab*2", "--", halo, "demo", "--scene", "sign-in"),
    "layout": (folder / "screen.yaml").read_text(),
    "walk": (folder / "screen.walk.yaml").read_text(),
    "picture": (folder / "screen.png").stat().st_size,
    "tree": subprocess.run([halo, "tree", str(folder / "screen.yaml")],
                           capture_output=True, text=True).stdout,
    "silent": record("--timeout", "1", "--", "sleep", "20"),
    "ended": record("--", "false"),
    "nobody": record("--timeout", "1", "--app", "no such program"),
}))
