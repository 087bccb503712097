#ifndef CFAKE_INPUT_H
#define CFAKE_INPUT_H

/* Simulated input devices: these functions give the kernel's answers about a descriptor, so that
   tests cover everything from the device to a key without a device.

   This replaces ioctl in the process that it is linked into; requests to other descriptors go on to
   the kernel. Only one thread may use it. */

/* Makes `fd`, which may be any readable descriptor, a device without keys and axes. Returns 0 for
   an invalid descriptor, or if there are too many devices. */
int fake_input_add(int fd);

/* Removes the device, before or after its descriptor is closed. */
void fake_input_remove(int fd);

/* Adds a key or an axis to the device. The value of the axis is 0. */
void fake_input_offer_key(int fd, unsigned code);
void fake_input_offer_axis(int fd, unsigned code, int minimum, int maximum);

/* Sets the state that a query returns, without an event. */
void fake_input_set_key(int fd, unsigned code, int is_held);
void fake_input_set_axis(int fd, unsigned code, int value);

/* Whether the device reports events of this type and code, which a mask can prevent. */
int fake_input_tells(int fd, unsigned type, unsigned code);

#endif
