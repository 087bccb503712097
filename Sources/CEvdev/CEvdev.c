#include "CEvdev.h"

#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>

static int has_bit(const unsigned char *bits, unsigned index) {
  return bits[index / 8] >> (index % 8) & 1;
}

int halo_evdev_has(int fd, unsigned type, unsigned code) {
  unsigned char bits[KEY_CNT / 8] = {0};
  if (code >= KEY_CNT || ioctl(fd, EVIOCGBIT(type, sizeof bits), bits) < 0) return 0;
  return has_bit(bits, code);
}

int halo_evdev_axis(int fd, unsigned axis, struct input_absinfo *info) {
  return halo_evdev_has(fd, EV_ABS, axis) && ioctl(fd, EVIOCGABS(axis), info) >= 0;
}

void halo_evdev_tell_only(int fd, unsigned type, const unsigned short *codes, int count) {
#ifdef EVIOCSMASK
  unsigned char bits[KEY_CNT / 8] = {0};
  for (int i = 0; i < count; i++) {
    if (codes[i] < KEY_CNT) bits[codes[i] / 8] |= 1 << (codes[i] % 8);
  }
  struct input_mask mask;
  memset(&mask, 0, sizeof mask);
  mask.type = type;
  mask.codes_size = sizeof bits;
  mask.codes_ptr = (uintptr_t)bits;
  ioctl(fd, EVIOCSMASK, &mask);
#else
  (void)fd, (void)type, (void)codes, (void)count;
#endif
}
