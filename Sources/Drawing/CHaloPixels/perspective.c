#include "CPixels.h"

#include <string.h>

#include "vectors.h"

/// Places that are sampled at once: each takes a pair of pixels of two rows.
#define PLACES 4

typedef uint16_t sampled __attribute__((vector_size(32)));
typedef uint8_t sampled_bytes __attribute__((vector_size(16)));
typedef uint64_t quads __attribute__((vector_size(64)));

_Static_assert(sizeof(bytes) == PLACES * 2 * sizeof(uint32_t), "a pair of pixels for each place");
_Static_assert(sizeof(sampled) == PLACES * 4 * sizeof(uint16_t), "a word for each channel");

/// One value for each place, repeated for all channels of its pair of pixels.
INLINE void spread(words *result, const uint16_t *values) {
  uint64_t repeated[PLACES];
  for (int i = 0; i < PLACES; i++) repeated[i] = values[i] * UINT64_C(0x0001000100010001);
  const quads all = {repeated[0], repeated[0], repeated[1], repeated[1],
                     repeated[2], repeated[2], repeated[3], repeated[3]};
  *result = (words)all;
}

/// The samples at the line's first `count` places, 1...4, over as many pixels at `target`; the line
/// begins behind them afterwards.
INLINE void four_over(uint32_t *target, halo_pixels_line *line, size_t count) {
  uint64_t above[PLACES] = {0}, beneath[PLACES] = {0};
  uint16_t right[PLACES] = {0}, below[PLACES] = {0};
  for (size_t i = 0; i < PLACES && i < count; i++) {
    const uint32_t *at = line->pixels + (size_t)(line->y >> 16) * line->stride + (line->x >> 16);
    memcpy(&above[i], at, sizeof above[i]);
    memcpy(&beneath[i], at + line->stride, sizeof beneath[i]);
    right[i] = (uint16_t)((line->x >> 8) & 255);
    below[i] = (uint16_t)((line->y >> 8) & 255);
    line->x += line->dx;
    line->y += line->dy;
  }
  bytes upper, lower;
  memcpy(&upper, above, sizeof upper);
  memcpy(&lower, beneath, sizeof lower);
  words lower_weight, right_weight;
  spread(&lower_weight, below);
  spread(&right_weight, right);
  const words mixed = (WIDE(upper) * (256 - lower_weight) + WIDE(lower) * lower_weight) >> 8;
  // Of each pair the left pixel is weighed by what the right one does not have.
  const words left_weight = 256 - right_weight;
#define LEFT(v) \
  __builtin_shufflevector(v, v, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27)
#define RIGHT(v) \
  __builtin_shufflevector(v, v, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31)
  sampled color =
      (LEFT(mixed) * LEFT(left_weight) + RIGHT(mixed) * RIGHT(right_weight)) >> 8;
  if ((color[3] & color[7] & color[11] & color[15]) < 255) {
    const sampled rest =
        255 - __builtin_shufflevector(color, color, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15,
                                      15, 15);
    sampled_bytes there = {0};
    memcpy(&there, target, count * sizeof *target);
    const sampled product = __builtin_convertvector(there, sampled) * rest + 128;
    color += (product + (product >> 8)) >> 8;
  }
  const sampled_bytes result = __builtin_convertvector(color, sampled_bytes);
  memcpy(target, &result, count * sizeof *target);
}

CLONED void halo_pixels_blend_line(uint32_t *target, size_t count, halo_pixels_line line) {
  size_t i = 0;
  for (; i + PLACES <= count; i += PLACES) four_over(target + i, &line, PLACES);
  if (i < count) four_over(target + i, &line, count - i);
}
