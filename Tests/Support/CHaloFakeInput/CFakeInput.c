#include "CFakeInput.h"

#include <errno.h>
#include <linux/input.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

struct device {
  int is_used;
  int fd;
  /* The file of the descriptor, because another file may get the same number. */
  dev_t dev;
  ino_t ino;
  unsigned char types[EV_CNT / 8];
  unsigned char keys[KEY_CNT / 8];
  unsigned char held[KEY_CNT / 8];
  unsigned char axes[ABS_CNT / 8];
  struct input_absinfo places[ABS_CNT];
  unsigned char is_masked[EV_CNT];
  unsigned char masks[EV_CNT][KEY_CNT / 8];
};

static struct device devices[16];

static void set_bit(unsigned char *bits, unsigned index, int value) {
  if (value) {
    bits[index / 8] |= 1 << (index % 8);
  } else {
    bits[index / 8] &= ~(1 << (index % 8));
  }
}

static int has_bit(const unsigned char *bits, unsigned index) {
  return bits[index / 8] >> (index % 8) & 1;
}

static struct device *find(int fd) {
  struct stat status;
  if (fstat(fd, &status) != 0) return NULL;
  for (unsigned i = 0; i < sizeof devices / sizeof *devices; i++) {
    struct device *device = &devices[i];
    if (device->is_used && device->fd == fd && device->dev == status.st_dev
        && device->ino == status.st_ino) {
      return device;
    }
  }
  return NULL;
}

int fake_input_add(int fd) {
  struct stat status;
  if (fstat(fd, &status) != 0) return 0;
  for (unsigned i = 0; i < sizeof devices / sizeof *devices; i++) {
    struct device *device = &devices[i];
    if (device->is_used) continue;
    memset(device, 0, sizeof *device);
    device->is_used = 1;
    device->fd = fd;
    device->dev = status.st_dev;
    device->ino = status.st_ino;
    set_bit(device->types, EV_SYN, 1);
    return 1;
  }
  return 0;
}

void fake_input_remove(int fd) {
  for (unsigned i = 0; i < sizeof devices / sizeof *devices; i++) {
    if (devices[i].is_used && devices[i].fd == fd) devices[i].is_used = 0;
  }
}

void fake_input_offer_key(int fd, unsigned code) {
  struct device *device = find(fd);
  if (device == NULL || code >= KEY_CNT) return;
  set_bit(device->types, EV_KEY, 1);
  set_bit(device->keys, code, 1);
}

void fake_input_offer_axis(int fd, unsigned code, int minimum, int maximum) {
  struct device *device = find(fd);
  if (device == NULL || code >= ABS_CNT) return;
  set_bit(device->types, EV_ABS, 1);
  set_bit(device->axes, code, 1);
  device->places[code].minimum = minimum;
  device->places[code].maximum = maximum;
}

void fake_input_set_key(int fd, unsigned code, int is_held) {
  struct device *device = find(fd);
  if (device != NULL && code < KEY_CNT) set_bit(device->held, code, is_held);
}

void fake_input_set_axis(int fd, unsigned code, int value) {
  struct device *device = find(fd);
  if (device != NULL && code < ABS_CNT) device->places[code].value = value;
}

int fake_input_tells(int fd, unsigned type, unsigned code) {
  struct device *device = find(fd);
  if (device == NULL || type >= EV_CNT || code >= KEY_CNT) return 0;
  return !device->is_masked[type] || has_bit(device->masks[type], code);
}

static int answer_bits(const unsigned char *bits, unsigned count, void *to, unsigned size) {
  unsigned length = count < size ? count : size;
  memset(to, 0, size);
  if (bits != NULL) memcpy(to, bits, length);
  return (int)length;
}

static int fail(int error) {
  errno = error;
  return -1;
}

static int answer(struct device *device, unsigned long request, void *argument) {
  unsigned size = _IOC_SIZE(request);
  unsigned number = _IOC_NR(request);
  if (number >= 0x40 && number < 0x40 + ABS_CNT && _IOC_DIR(request) == _IOC_READ) {
    unsigned axis = number - 0x40;
    memcpy(argument, &device->places[axis], sizeof device->places[axis]);
    return 0;
  }
  if (number >= 0x20 && number < 0x20 + EV_CNT) {
    switch (number - 0x20) {
    case 0: return answer_bits(device->types, sizeof device->types, argument, size);
    case EV_KEY: return answer_bits(device->keys, sizeof device->keys, argument, size);
    case EV_ABS: return answer_bits(device->axes, sizeof device->axes, argument, size);
    default: return answer_bits(NULL, 0, argument, size);
    }
  }
  switch (number) {
  case _IOC_NR(EVIOCGVERSION): *(int *)argument = EV_VERSION; return 0;
  case _IOC_NR(EVIOCGID): memset(argument, 0, sizeof(struct input_id)); return 0;
  case _IOC_NR(EVIOCGNAME(0)): return answer_bits((const unsigned char *)"fake", 5, argument, size);
  case _IOC_NR(EVIOCGPHYS(0)):
  case _IOC_NR(EVIOCGUNIQ(0)): return fail(ENOENT);
  case _IOC_NR(EVIOCGPROP(0)):
  case _IOC_NR(EVIOCGLED(0)):
  case _IOC_NR(EVIOCGSW(0)): return answer_bits(NULL, 0, argument, size);
  case _IOC_NR(EVIOCGKEY(0)):
    return answer_bits(device->held, sizeof device->held, argument, size);
  case _IOC_NR(EVIOCSMASK): {
    const struct input_mask *mask = argument;
    if (mask->type >= EV_CNT) return fail(EINVAL);
    device->is_masked[mask->type] = 1;
    answer_bits((const unsigned char *)(uintptr_t)mask->codes_ptr, mask->codes_size,
                device->masks[mask->type], sizeof device->masks[mask->type]);
    return 0;
  }
  default: return fail(EINVAL);
  }
}

int ioctl(int fd, unsigned long request, ...) {
  va_list arguments;
  va_start(arguments, request);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  struct device *device = _IOC_TYPE(request) == 'E' ? find(fd) : NULL;
  if (device != NULL) return answer(device, request, argument);
  return (int)syscall(SYS_ioctl, fd, request, argument);
}
