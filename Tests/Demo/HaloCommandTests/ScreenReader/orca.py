"""Walks through scenes while Orca reads, and prints what it says, a line of JSON for each scene.

Orca speaks to a silent speech dispatcher in a session of its own.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import time

from program import Program, start_bus, wait

settings = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "speech-dispatcher"
settings.mkdir(parents=True)
(settings / "speechd.conf").write_text(
    'LogLevel 0\nDefaultModule dummy\nAddModule "dummy" "sd_dummy" ""\n')
log = pathlib.Path(os.environ["HOME"]) / "orca.log"
start_bus()
orca = subprocess.Popen(["orca", "--replace", f"--debug-file={log}"], cwd=os.environ["HOME"],
                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def said():
    """Returns what Orca has said and has written to its log, which it writes in pieces."""
    text = log.read_text(errors="replace") if log.exists() else ""
    return re.findall(r"SPEECH OUTPUT: '(.*?)'\s*\{", text)


def pause(seconds):
    """Sleeps, and longer if other tests run beside this one, because Orca is slower then."""
    time.sleep(seconds * min(4, max(1, os.getloadavg()[0] / (os.cpu_count() or 1))))


wait(said, 60)
for line in sys.stdin:
    scene, *keys = line.split()
    before = len(said())
    program = Program("--scene", scene)
    wait(lambda: any("Halo frame" in each for each in said()[before:]), 5)
    pause(0.5)
    for key in keys:
        subprocess.run(["xdotool", "key", "--clearmodifiers", key])
        pause(0.7)
    # Orca writes its last words into the file when it has said more.
    for _ in range(12):
        subprocess.run(["xdotool", "key", "--clearmodifiers", "Shift_R"])
        pause(0.15)
    program.end()
    pause(0.5)
    print(json.dumps([scene, said()[before:]], ensure_ascii=False))
    sys.stdout.flush()
orca.terminate()
