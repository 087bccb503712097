#include "CPixels.h"

#include <string.h>

#include "vectors.h"

/// What a step may need besides pixels: a colour in words, bits to set in the source, an alpha.
typedef struct {
  words color;
  uint32_t bits;
  uint16_t alpha;
} constants;

/// Changes LANES pixels at `d` by those at `s` and the values at `mask`, as far as it uses them.
typedef void step(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, const constants *constants);

/// d = s over d
INLINE void over(uint32_t *d, const uint32_t *s) {
  bytes sv, dv;
  memcpy(&sv, s, sizeof sv);
  memcpy(&dv, d, sizeof dv);
  words sw = WIDE(sv);
  words rest = SCALED(WIDE(dv), 255 - ALPHAS(sw));
  dv = sv + NARROW(rest);
  memcpy(d, &dv, sizeof dv);
}

/// Nothing to do for clear pixels, which shadows and text consist of, and a copy for opaque ones.
INLINE void over_unless_plain(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, const constants *constants) {
  (void)mask;
  (void)constants;
  uint64_t quads[4];
  memcpy(quads, s, sizeof quads);
  if ((quads[0] | quads[1] | quads[2] | quads[3]) == 0) return;
  const uint64_t opaque = 0xFF000000FF000000;
  if (((quads[0] & quads[1] & quads[2] & quads[3]) & opaque) == opaque) {
    memcpy(d, s, sizeof quads);
  } else {
    over(d, s);
  }
}

INLINE void over_through(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, const constants *constants) {
  const uint32_t bits = constants->bits;
  uint64_t quads[4];
  memcpy(quads, s, sizeof quads);
  if (!bits && (quads[0] | quads[1] | quads[2] | quads[3]) == 0) return;
  uint32_t set[LANES];
  memcpy(set, s, sizeof set);
  for (int i = 0; i < LANES; i++) set[i] |= bits;
  bytes sv, dv;
  memcpy(&sv, set, sizeof sv);
  memcpy(&dv, d, sizeof dv);
  words sw = WIDE(sv);
  if (mask) {
    words coverage;
    COVERAGE(coverage, mask);
    sw = SCALED(sw, coverage);
  }
  if (constants->alpha < 255) sw = SCALED(sw, constants->alpha);
  words rest = SCALED(WIDE(dv), 255 - ALPHAS(sw));
  dv = NARROW(sw) + NARROW(rest);
  memcpy(d, &dv, sizeof dv);
}

/// As `over_through` without a mask, of pixels that `bits` make opaque.
INLINE void opaque_through(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, const constants *constants) {
  (void)mask;
  bytes sv, dv;
  memcpy(&sv, s, sizeof sv);
  memcpy(&dv, d, sizeof dv);
  words sw = SCALED(WIDE(sv | OPAQUE), constants->alpha);
  words rest = SCALED(WIDE(dv), (uint16_t)(255 - constants->alpha));
  // The sum fits a byte: before rounding it is at most 255, and exactly that only where neither part
  // has a fraction.
  dv = NARROW(sw + rest);
  memcpy(d, &dv, sizeof dv);
}

INLINE void color_through(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, const constants *constants) {
  (void)s;
  uint64_t covered;
  _Static_assert(sizeof covered == LANES, "a value of the mask for each pixel");
  memcpy(&covered, mask, sizeof covered);
  if (covered == 0) return;
  bytes dv;
  memcpy(&dv, d, sizeof dv);
  words coverage;
  COVERAGE(coverage, mask);
  words sw = SCALED(constants->color, coverage);
  words rest = SCALED(WIDE(dv), 255 - ALPHAS(sw));
  dv = NARROW(sw) + NARROW(rest);
  memcpy(d, &dv, sizeof dv);
}

INLINE void color_over(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, const constants *constants) {
  (void)s;
  (void)mask;
  bytes dv;
  memcpy(&dv, d, sizeof dv);
  words rest = SCALED(WIDE(dv), 255 - ALPHAS(constants->color));
  dv = NARROW(constants->color) + NARROW(rest);
  memcpy(d, &dv, sizeof dv);
}

/// d = the colour, as far as s has alpha
INLINE void tint(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, const constants *constants) {
  (void)mask;
  uint64_t quads[4];
  memcpy(quads, s, sizeof quads);
  if ((quads[0] | quads[1] | quads[2] | quads[3]) == 0) {
    memset(d, 0, sizeof quads);
    return;
  }
  bytes sv;
  memcpy(&sv, s, sizeof sv);
  words sw = WIDE(sv);
  bytes dv = NARROW(SCALED(constants->color, ALPHAS(sw)));
  memcpy(d, &dv, sizeof dv);
}

/// d = d + s * mask * alpha * (1 - d), for each channel
INLINE void light_through(
    uint32_t *d, const uint32_t *s, const uint8_t *mask, const constants *constants) {
  uint64_t quads[4];
  memcpy(quads, s, sizeof quads);
  if ((quads[0] | quads[1] | quads[2] | quads[3]) == 0) return;
  bytes sv, dv;
  memcpy(&sv, s, sizeof sv);
  memcpy(&dv, d, sizeof dv);
  words sw = SCALED(WIDE(sv), constants->alpha);
  if (mask) {
    words coverage;
    COVERAGE(coverage, mask);
    sw = SCALED(sw, coverage);
  }
  words rest = SCALED(WIDE(dv), 255 - sw);
  // The sum fits a byte: s + (255 - s) * d / 255 is at most 255.
  dv = NARROW(sw) + NARROW(rest);
  memcpy(d, &dv, sizeof dv);
}

/// Takes the step along every row, LANES pixels at a time; the last few of a row are worked on in a
/// copy. A source or a mask may be null. Inlined together with its step, or it would be slow.
INLINE void each_row(
    halo_pixels_block t, const uint32_t *source, size_t source_stride, const uint8_t *mask,
    size_t mask_stride, const constants *constants, step *step) {
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    const uint32_t *s = source ? source + y * source_stride : NULL;
    const uint8_t *m = mask ? mask + y * mask_stride : NULL;
    if (s) FETCH(s + AHEAD * source_stride, t.width);
    size_t x = 0;
    for (; x + LANES <= t.width; x += LANES) {
      step(d + x, s ? s + x : NULL, m ? m + x : NULL, constants);
    }
    if (x < t.width) {
      uint32_t last[LANES] = {0}, from[LANES] = {0};
      uint8_t cover[LANES] = {0};
      const size_t count = t.width - x;
      memcpy(last, d + x, count * sizeof *d);
      if (s) memcpy(from, s + x, count * sizeof *s);
      if (m) memcpy(cover, m + x, count);
      step(last, from, m ? cover : NULL, constants);
      memcpy(d + x, last, count * sizeof *d);
    }
  }
}

/// A pixel's channels in words, as often as a step takes pixels.
#define REPEATED(color)                                   \
  ({                                                      \
    uint32_t colors[LANES];                               \
    for (int i = 0; i < LANES; i++) colors[i] = (color);  \
    bytes narrow;                                         \
    memcpy(&narrow, colors, sizeof narrow);               \
    WIDE(narrow);                                         \
  })

CLONED void halo_pixels_fill(halo_pixels_block t, uint32_t color) {
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    for (size_t x = 0; x < t.width; x++) d[x] = color;
  }
}

CLONED void halo_pixels_blend_color(halo_pixels_block t, uint32_t color) {
  const constants constants = {.color = REPEATED(color)};
  each_row(t, NULL, 0, NULL, 0, &constants, color_over);
}

CLONED void halo_pixels_blend_masked_color(
    halo_pixels_block t, uint32_t color, const uint8_t *mask, size_t mask_stride) {
  const constants constants = {.color = REPEATED(color)};
  each_row(t, NULL, 0, mask, mask_stride, &constants, color_through);
}

CLONED void halo_pixels_copy(
    halo_pixels_block t, const uint32_t *source, size_t source_stride, uint32_t bits) {
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    const uint32_t *s = source + y * source_stride;
    FETCH(s + AHEAD * source_stride, t.width);
    if (bits) {
      for (size_t x = 0; x < t.width; x++) d[x] = s[x] | bits;
    } else {
      memcpy(d, s, t.width * sizeof *d);
    }
  }
}

CLONED void halo_pixels_blend(
    halo_pixels_block t, const uint32_t *source, size_t source_stride) {
  each_row(t, source, source_stride, NULL, 0, NULL, over_unless_plain);
}

CLONED void halo_pixels_blend_through(
    halo_pixels_block t, const uint32_t *source, size_t source_stride, uint32_t bits,
    const uint8_t *mask, size_t mask_stride, uint32_t alpha) {
  const constants constants = {.bits = bits, .alpha = (uint16_t)alpha};
  if (!mask && bits == 0xFF000000) {
    each_row(t, source, source_stride, NULL, 0, &constants, opaque_through);
  } else {
    each_row(t, source, source_stride, mask, mask_stride, &constants, over_through);
  }
}

CLONED void halo_pixels_tint(
    halo_pixels_block t, const uint32_t *source, size_t source_stride, uint32_t color) {
  const constants constants = {.color = REPEATED(color)};
  each_row(t, source, source_stride, NULL, 0, &constants, tint);
}

CLONED void halo_pixels_light(
    halo_pixels_block t, const uint32_t *source, size_t source_stride, const uint8_t *mask,
    size_t mask_stride, uint32_t alpha) {
  const constants constants = {.alpha = (uint16_t)alpha};
  each_row(t, source, source_stride, mask, mask_stride, &constants, light_through);
}
