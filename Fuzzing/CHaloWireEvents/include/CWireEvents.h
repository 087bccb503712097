#pragma once
#include <X11/Xlib.h>
#include <stdint.h>
#include <stdio.h>

/// Puts before all events that wait the one that Xlib makes of 32 bytes of the protocol; 0 when it
/// makes none of them.
int halo_put_wire_event(Display *display, const uint8_t wire[32]);

/// Has each event that comes from now on written as its 32 bytes, before anything is made of it.
void halo_record_wire_events(Display *display, FILE *file);
