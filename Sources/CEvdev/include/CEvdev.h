#ifndef CEVDEV_H
#define CEVDEV_H

#include <linux/input.h>

/* The kernel's input devices, as far as their requests are macros that Swift cannot call. */

/* Whether the device has this event code of this type. */
int halo_evdev_has(int fd, unsigned type, unsigned code);

/* The range of an axis and where it is; nonzero: the device has it. */
int halo_evdev_axis(int fd, unsigned axis, struct input_absinfo *info);

/* Has the device tell only these codes of a type, so that nothing else wakes anybody; older kernels
   (before 4.4) go on telling all. */
void halo_evdev_tell_only(int fd, unsigned type, const unsigned short *codes, int count);

#endif
