"""A running halo, found on the accessibility bus by libatspi, as any client finds it."""

import atexit
import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def wait(condition, seconds=15):
    """Runs the main loop until the condition is true; returns its value, or the last false one."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while True:
        while context.pending():
            context.iteration(False)
        try:
            value = condition()
        except GLib.Error:
            value = None
        if value or time.monotonic() > end:
            return value
        time.sleep(0.01)


def start_bus():
    """Starts the accessibility launcher, which a desktop starts by itself, and enables it."""
    launcher = subprocess.Popen(
        ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    atexit.register(launcher.terminate)
    name = ["--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"]
    wait(lambda: subprocess.run(
        ["gdbus", "call", *name, "--method", "org.freedesktop.DBus.Properties.Set",
         "org.a11y.Status", "IsEnabled", "<true>"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0)


class Program:
    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [os.environ["halo"], "demo", *arguments], stdout=subprocess.DEVNULL)
        atexit.register(self.process.kill)
        self.application = wait(self.find_application)

    def find_application(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == self.process.pid and child.get_child_count():
                return child
        return None

    def all(self, start=None):
        start = start or self.application
        yield start
        for index in range(start.get_child_count()):
            child = start.get_child_at_index(index)
            if child:
                yield from self.all(child)

    def named(self, identifier):
        return wait(lambda: next(
            (each for each in self.all() if each.get_accessible_id() == identifier), None))

    def of_role(self, role):
        return wait(lambda: next(
            (each for each in self.all() if each.get_role_name() == role), None))

    def end(self):
        self.process.terminate()
        self.process.wait()


def has(element, state):
    element.clear_cache()
    return element.get_state_set().contains(getattr(Atspi.StateType, state))
