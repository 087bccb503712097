#include <libevdev/libevdev.h>
#include <linux/input.h>

/* The ioctl request that selects which events a device reports to the program. libevdev has no
   function for it, and Swift cannot import the macro. */
static const unsigned long EVDEV_SET_MASK = EVIOCSMASK;
