#ifndef CFAKE_INPUT_H
#define CFAKE_INPUT_H

/* Input devices that are none: what the kernel would answer about a descriptor is answered here, so
   that the whole way from the device to a key is tested without any device.

   This replaces ioctl in the process that it is linked into; whatever is not a request to one of
   these descriptors goes on to the kernel. For one thread. */

/* Has `fd`, anything that can be read, be a device without keys and axes; 0: there are too many. */
int fake_input_add(int fd);

/* Ends that; to be called before the descriptor is closed by whoever added it, or after. */
void fake_input_remove(int fd);

/* What it has. Axes stand at 0. */
void fake_input_offer_key(int fd, unsigned code);
void fake_input_offer_axis(int fd, unsigned code, int minimum, int maximum);

/* What it says that holds now, where it is asked instead of listened to. */
void fake_input_set_key(int fd, unsigned code, int is_held);
void fake_input_set_axis(int fd, unsigned code, int value);

/* Whether it was left to tell events of this type and code. */
int fake_input_tells(int fd, unsigned type, unsigned code);

#endif
