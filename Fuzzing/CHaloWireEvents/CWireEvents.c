#include "CWireEvents.h"

#include <X11/Xlibint.h>
#include <X11/Xproto.h>
#include <string.h>

enum { TYPES = 128, FLAG = 0x80 };

typedef Bool (*Converter)(Display *, XEvent *, xEvent *);

int halo_put_wire_event(Display *display, const uint8_t wire[32]) {
  xEvent event;
  memcpy(&event, wire, sizeof event);
  int type = event.u.u.type & ~FLAG;
  // An error, a reply and an event of any length come another way.
  if (type < KeyPress || type == GenericEvent) return 0;
  // Xlib takes it for the number of the last request that the server has seen.
  if (type != KeymapNotify) {
    event.u.u.sequenceNumber = (CARD16)XLastKnownRequestProcessed(display);
  }
  // There is no way to ask which converter there is but to set another.
  Converter converter = XESetWireToEvent(display, type, NULL);
  XESetWireToEvent(display, type, converter);
  XEvent result;
  memset(&result, 0, sizeof result);
  if (converter == NULL || !converter(display, &result, &event)) return 0;
  XPutBackEvent(display, &result);
  return 1;
}

static struct {
  FILE *file;
  Converter converters[TYPES];
} recording;

static Bool record(Display *display, XEvent *event, xEvent *wire) {
  fwrite(wire, sizeof *wire, 1, recording.file);
  fflush(recording.file);
  return recording.converters[wire->u.u.type & ~FLAG](display, event, wire);
}

void halo_record_wire_events(Display *display, FILE *file) {
  recording.file = file;
  for (int type = KeyPress; type < TYPES; type++) {
    if (type == GenericEvent) continue;
    recording.converters[type] = XESetWireToEvent(display, type, record);
  }
}
