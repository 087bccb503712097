#include "CPixels.h"

#include <string.h>

#include "vectors.h"

typedef uint8_t eight_bytes __attribute__((vector_size(8)));
typedef uint16_t eight_words __attribute__((vector_size(16)));
typedef uint32_t four __attribute__((vector_size(16)));
typedef int16_t eight_signed __attribute__((vector_size(16)));
typedef int32_t four_signed __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));

_Static_assert(sizeof(eight_bytes) == 2 * sizeof(uint32_t), "two pixels side by side");
_Static_assert(sizeof(eight_words) == 2 * sizeof(eight_bytes), "a word for each channel");
_Static_assert(sizeof(four) == sizeof(eight_words), "sums of pairs of words");
_Static_assert(sizeof(four_bytes) == sizeof(uint32_t), "one pixel");

// Weights have 7 bits, as pixman's: two of them and a channel fit 22 bits.
#define ONE 128
#define WEIGHT(position) ((uint16_t)(((position) >> 9) & 127))

_Static_assert(255 * ONE <= INT16_MAX, "a channel of two mixed rows is a signed word");
_Static_assert(WEIGHT(0xFFFF) == ONE - 1, "weights are the upper bits of a fraction");

INLINE int64_t clamped(int64_t value, int64_t count) {
  return value < 0 ? 0 : value >= count ? count - 1 : value;
}

/// Between the two pixels whose channels are the first and the last four words, 0...255 * ONE; each
/// channel in a word of 32 bits.
INLINE four between_sides(eight_words v, uint32_t weights) {
#if defined(__SSE2__)
  eight_words sides = __builtin_shufflevector(v, v, 0, 4, 1, 5, 2, 6, 3, 7);
  four splat = {weights, weights, weights, weights};
  return (four)__builtin_ia32_pmaddwd128((eight_signed)sides, (eight_signed)splat) >> 14;
#else
  four left = __builtin_convertvector(__builtin_shufflevector(v, v, 0, 1, 2, 3), four);
  four right = __builtin_convertvector(__builtin_shufflevector(v, v, 4, 5, 6, 7), four);
  return (left * (weights & 0xFFFF) + right * (weights >> 16)) >> 14;
#endif
}

/// As `between_sides`, in one pixel.
INLINE uint32_t across(eight_words v, uint32_t weights) {
  four_bytes result = __builtin_convertvector(between_sides(v, weights), four_bytes);
  uint32_t pixel;
  memcpy(&pixel, &result, sizeof pixel);
  return pixel;
}

/// As `across`, of four places in a row of mixed pixels.
INLINE void four_across(
    uint32_t *target, const uint16_t *mixed, const size_t *columns, const uint32_t *weights,
    uint32_t bits) {
#if defined(__SSE2__)
  four_signed channels[4];
  for (int i = 0; i < 4; i++) {
    eight_words v;
    memcpy(&v, mixed + columns[i], sizeof v);
    channels[i] = (four_signed)between_sides(v, weights[i]);
  }
  eight_signed left = (eight_signed)__builtin_ia32_packssdw128(channels[0], channels[1]);
  eight_signed right = (eight_signed)__builtin_ia32_packssdw128(channels[2], channels[3]);
  four pixels = (four)__builtin_ia32_packuswb128(left, right) | bits;
  memcpy(target, &pixels, sizeof pixels);
#else
  for (int i = 0; i < 4; i++) {
    eight_words v;
    memcpy(&v, mixed + columns[i], sizeof v);
    target[i] = across(v, weights[i]) | bits;
  }
#endif
}

/// The two weights of a column, for the left pixel in the lower half.
INLINE uint32_t weights(int64_t x) {
  return (uint32_t)(ONE - WEIGHT(x)) | (uint32_t)WEIGHT(x) << 16;
}

INLINE eight_words between(uint64_t upper, uint64_t lower, uint16_t wy) {
  eight_bytes u, l;
  memcpy(&u, &upper, sizeof u);
  memcpy(&l, &lower, sizeof l);
  return __builtin_convertvector(u, eight_words) * (uint16_t)(ONE - wy) +
         __builtin_convertvector(l, eight_words) * wy;
}

/// Two rows mixed into one of words; column `first` comes first, the edges go on.
INLINE void mix_rows(
    uint16_t *mixed, const uint32_t *upper, const uint32_t *lower, uint16_t wy, int64_t first,
    int64_t count, int64_t width) {
  const int64_t from = first < 0 ? -first : 0;
  const int64_t inside = width - first < count ? width - first : count;
  int64_t i = 0;
  for (; i < count && i < from; i++) {
    const uint64_t u = upper[0], l = lower[0];
    eight_words v = between(u, l, wy);
    memcpy(mixed + 4 * i, &v, 8);
  }
  for (; i + LANES <= inside; i += LANES) {
    bytes u, l;
    memcpy(&u, upper + first + i, sizeof u);
    memcpy(&l, lower + first + i, sizeof l);
    words v = WIDE(u) * (uint16_t)(ONE - wy) + WIDE(l) * wy;
    memcpy(mixed + 4 * i, &v, sizeof v);
  }
  for (; i < count; i++) {
    const int64_t column = clamped(first + i, width);
    eight_words v = between(upper[column], lower[column], wy);
    memcpy(mixed + 4 * i, &v, 8);
  }
}

/// Columns that fit the space for mixed rows.
#define COLUMNS 1024

/// An axis-aligned picture: each row of samples lies between the same two rows of pixels, and each
/// column of samples between the same two columns.
INLINE void sample_upright(
    halo_pixels_block t, const halo_pixels_samples *p, int64_t first, int64_t count) {
  uint16_t mixed[4 * COLUMNS];
  size_t columns[COLUMNS];
  uint32_t column_weights[COLUMNS];
  int64_t x = p->x, y = p->y;
  for (size_t i = 0; i < t.width; i++, x += p->dx_column) {
    columns[i] = 4 * (size_t)((x >> 16) - first);
    column_weights[i] = weights(x);
  }
  for (size_t row = 0; row < t.height; row++, y += p->dy_row) {
    const uint32_t *upper = p->pixels + (size_t)clamped(y >> 16, p->height) * p->stride;
    const uint32_t *lower = p->pixels + (size_t)clamped((y >> 16) + 1, p->height) * p->stride;
    if (first >= 0 && first < p->width) FETCH(lower + p->stride + first, (size_t)count);
    mix_rows(mixed, upper, lower, WEIGHT(y), first, count, p->width);
    uint32_t *target = t.pixels + row * t.stride;
    size_t i = 0;
    for (; i + 4 <= t.width; i += 4) {
      four_across(target + i, mixed, columns + i, column_weights + i, p->bits);
    }
    for (; i < t.width; i++) {
      eight_words v;
      memcpy(&v, mixed + columns[i], sizeof v);
      target[i] = across(v, column_weights[i]) | p->bits;
    }
  }
}

INLINE void sample_turned(halo_pixels_block t, const halo_pixels_samples *p) {
  for (size_t row = 0; row < t.height; row++) {
    int64_t x = p->x + (int64_t)row * p->dx_row, y = p->y + (int64_t)row * p->dy_row;
    uint32_t *target = t.pixels + row * t.stride;
    for (size_t i = 0; i < t.width; i++, x += p->dx_column, y += p->dy_column) {
      const uint32_t *upper = p->pixels + (size_t)clamped(y >> 16, p->height) * p->stride;
      const uint32_t *lower = p->pixels + (size_t)clamped((y >> 16) + 1, p->height) * p->stride;
      const int64_t left = clamped(x >> 16, p->width), right = clamped((x >> 16) + 1, p->width);
      eight_words v = between(
          upper[left] | (uint64_t)upper[right] << 32, lower[left] | (uint64_t)lower[right] << 32,
          WEIGHT(y));
      target[i] = across(v, weights(x)) | p->bits;
    }
  }
}

CLONED static void sample(
    halo_pixels_block target, const halo_pixels_samples *samples, int64_t first, int64_t count) {
  if (count > 0) {
    sample_upright(target, samples, first, count);
  } else {
    sample_turned(target, samples);
  }
}

void halo_pixels_sample(halo_pixels_block target, halo_pixels_samples samples) {
  if (target.width == 0) return;
  if (samples.dy_column != 0 || samples.dx_row != 0) return sample(target, &samples, 0, 0);
  const int64_t start = samples.x >> 16;
  const int64_t end = (samples.x + (int64_t)(target.width - 1) * samples.dx_column) >> 16;
  const int64_t first = start < end ? start : end;
  const int64_t count = (start < end ? end : start) + 2 - first;
  if (count <= COLUMNS && target.width <= COLUMNS) {
    return sample(target, &samples, first, count);
  }
  if (target.width == 1) return sample(target, &samples, 0, 0);
  halo_pixels_block left = target, right = target;
  left.width = target.width / 2;
  right.width = target.width - left.width;
  right.pixels += left.width;
  halo_pixels_sample(left, samples);
  samples.x += (int64_t)left.width * samples.dx_column;
  halo_pixels_sample(right, samples);
}
