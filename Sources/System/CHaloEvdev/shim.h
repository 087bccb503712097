#include <libevdev/libevdev.h>
#include <linux/input.h>

/* The request that chooses the events that wake a program, which libevdev leaves to the program: a
   macro that Swift cannot read. */
static const unsigned long EVDEV_SET_MASK = EVIOCSMASK;
