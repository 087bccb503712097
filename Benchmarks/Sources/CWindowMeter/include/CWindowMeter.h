#ifndef HALO_CWINDOWMETER_H
#define HALO_CWINDOWMETER_H

#include <stdint.h>

/// A connection that presses keys and hears of every change of the screen.
typedef struct window_meter window_meter;

/// NULL without a display that has XTEST and DAMAGE.
window_meter *window_meter_open(const char *display);
void window_meter_close(window_meter *meter);

/// CLOCK_MONOTONIC in milliseconds.
double window_meter_now(void);

/// Presses and releases the key of this name; 0 when the keyboard has none.
int window_meter_press(window_meter *meter, const char *key);

/// Waits for the next change of at least so many pixels at once.
///
/// Returns when it was heard of, in milliseconds; a negative number when none came in `patience`
/// milliseconds. What has changed since the last call is added to `pixels` and `changes`.
double window_meter_wait(
  window_meter *meter, int64_t least, double patience, int64_t *pixels, int64_t *changes);

#endif
