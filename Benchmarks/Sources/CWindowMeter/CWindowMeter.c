#include "CWindowMeter.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <stdlib.h>
#include <time.h>

struct window_meter {
  Display *display;
  int damage_event;
};

double window_meter_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1e6;
}

window_meter *window_meter_open(const char *name) {
  Display *display = XOpenDisplay(name);
  if (display == NULL) return NULL;
  int event, error, major, minor;
  if (!XDamageQueryExtension(display, &event, &error)
      || !XTestQueryExtension(display, &error, &error, &major, &minor)) {
    XCloseDisplay(display);
    return NULL;
  }
  XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  XSync(display, True);
  window_meter *meter = malloc(sizeof *meter);
  if (meter != NULL) *meter = (window_meter){display, event + XDamageNotify};
  return meter;
}

void window_meter_close(window_meter *meter) {
  XCloseDisplay(meter->display);
  free(meter);
}

int window_meter_press(window_meter *meter, const char *key) {
  KeyCode code = XKeysymToKeycode(meter->display, XStringToKeysym(key));
  if (code == 0) return 0;
  XTestFakeKeyEvent(meter->display, code, True, CurrentTime);
  XTestFakeKeyEvent(meter->display, code, False, CurrentTime);
  XFlush(meter->display);
  return 1;
}

double window_meter_wait(
  window_meter *meter, int64_t least, double patience, int64_t *pixels, int64_t *changes) {
  double end = window_meter_now() + patience;
  while (1) {
    while (XPending(meter->display) > 0) {
      XEvent event;
      XNextEvent(meter->display, &event);
      if (event.type != meter->damage_event) continue;
      double now = window_meter_now();
      XRectangle area = ((XDamageNotifyEvent *)&event)->area;
      int64_t size = (int64_t)area.width * area.height;
      *pixels += size;
      *changes += 1;
      if (size >= least) return now;
    }
    double rest = end - window_meter_now();
    if (rest <= 0) return -1;
    struct pollfd connection = {ConnectionNumber(meter->display), POLLIN, 0};
    // Up to the next whole millisecond, which poll counts in.
    if (poll(&connection, 1, (int)rest + 1) < 0) return -1;
  }
}
