#include "CPixels.h"

#include <string.h>

#include "vectors.h"

// 8 pixels at a time; the last few of a row are worked on in a copy.

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
INLINE void over_unless_plain(uint32_t *d, const uint32_t *s) {
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
    uint32_t *d, const uint32_t *s, uint32_t bits, const uint8_t *mask, uint16_t alpha) {
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
  if (alpha < 255) sw = SCALED(sw, alpha);
  words rest = SCALED(WIDE(dv), 255 - ALPHAS(sw));
  dv = NARROW(sw) + NARROW(rest);
  memcpy(d, &dv, sizeof dv);
}

INLINE void color_through(uint32_t *d, const words *color, const uint8_t *mask) {
  uint64_t covered;
  _Static_assert(sizeof covered == LANES, "a value of the mask for each pixel");
  memcpy(&covered, mask, sizeof covered);
  if (covered == 0) return;
  bytes dv;
  memcpy(&dv, d, sizeof dv);
  words coverage;
  COVERAGE(coverage, mask);
  words sw = SCALED(*color, coverage);
  words rest = SCALED(WIDE(dv), 255 - ALPHAS(sw));
  dv = NARROW(sw) + NARROW(rest);
  memcpy(d, &dv, sizeof dv);
}

CLONED void halo_pixels_fill(halo_pixels_block t, uint32_t color) {
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    for (size_t x = 0; x < t.width; x++) d[x] = color;
  }
}

CLONED void halo_pixels_blend_color(halo_pixels_block t, uint32_t color) {
  uint32_t colors[LANES];
  for (int i = 0; i < LANES; i++) colors[i] = color;
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    size_t x = 0;
    for (; x + LANES <= t.width; x += LANES) over(d + x, colors);
    if (x < t.width) {
      uint32_t last[LANES] = {0};
      size_t size = (t.width - x) * sizeof *d;
      memcpy(last, d + x, size);
      over(last, colors);
      memcpy(d + x, last, size);
    }
  }
}

CLONED void halo_pixels_blend_masked_color(
    halo_pixels_block t, uint32_t color, const uint8_t *mask, size_t mask_stride) {
  uint32_t colors[LANES];
  for (int i = 0; i < LANES; i++) colors[i] = color;
  bytes narrow;
  memcpy(&narrow, colors, sizeof narrow);
  const words wide = WIDE(narrow);
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    const uint8_t *m = mask + y * mask_stride;
    size_t x = 0;
    for (; x + LANES <= t.width; x += LANES) color_through(d + x, &wide, m + x);
    if (x < t.width) {
      uint32_t last[LANES] = {0};
      uint8_t cover[LANES] = {0};
      size_t count = t.width - x;
      memcpy(last, d + x, count * sizeof *d);
      memcpy(cover, m + x, count);
      color_through(last, &wide, cover);
      memcpy(d + x, last, count * sizeof *d);
    }
  }
}

CLONED void halo_pixels_copy(
    halo_pixels_block t, const uint32_t *source, size_t source_stride, uint32_t bits) {
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    const uint32_t *s = source + y * source_stride;
    FETCH(s + source_stride, t.width);
    if (bits) {
      for (size_t x = 0; x < t.width; x++) d[x] = s[x] | bits;
    } else {
      memcpy(d, s, t.width * sizeof *d);
    }
  }
}

CLONED void halo_pixels_blend(halo_pixels_block t, const uint32_t *source, size_t source_stride) {
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    const uint32_t *s = source + y * source_stride;
    FETCH(s + source_stride, t.width);
    size_t x = 0;
    for (; x + LANES <= t.width; x += LANES) over_unless_plain(d + x, s + x);
    if (x < t.width) {
      uint32_t last[LANES] = {0}, from[LANES] = {0};
      size_t size = (t.width - x) * sizeof *d;
      memcpy(last, d + x, size);
      memcpy(from, s + x, size);
      over(last, from);
      memcpy(d + x, last, size);
    }
  }
}

CLONED void halo_pixels_blend_through(
    halo_pixels_block t, const uint32_t *source, size_t source_stride, uint32_t bits,
    const uint8_t *mask, size_t mask_stride, uint32_t alpha) {
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    const uint32_t *s = source + y * source_stride;
    FETCH(s + source_stride, t.width);
    const uint8_t *m = mask ? mask + y * mask_stride : NULL;
    size_t x = 0;
    for (; x + LANES <= t.width; x += LANES) {
      over_through(d + x, s + x, bits, m ? m + x : NULL, (uint16_t)alpha);
    }
    if (x < t.width) {
      uint32_t last[LANES] = {0}, from[LANES] = {0};
      uint8_t cover[LANES] = {0};
      size_t count = t.width - x;
      memcpy(last, d + x, count * sizeof *d);
      memcpy(from, s + x, count * sizeof *d);
      if (m) memcpy(cover, m + x, count);
      over_through(last, from, bits, m ? cover : NULL, (uint16_t)alpha);
      memcpy(d + x, last, count * sizeof *d);
    }
  }
}

INLINE void tint(uint32_t *d, const uint32_t *s, const words *color) {
  uint64_t quads[4];
  memcpy(quads, s, sizeof quads);
  if ((quads[0] | quads[1] | quads[2] | quads[3]) == 0) {
    memset(d, 0, sizeof quads);
    return;
  }
  bytes sv;
  memcpy(&sv, s, sizeof sv);
  words sw = WIDE(sv);
  bytes dv = NARROW(SCALED(*color, ALPHAS(sw)));
  memcpy(d, &dv, sizeof dv);
}

CLONED void halo_pixels_tint(
    halo_pixels_block t, const uint32_t *source, size_t source_stride, uint32_t color) {
  uint32_t colors[LANES];
  for (int i = 0; i < LANES; i++) colors[i] = color;
  bytes narrow;
  memcpy(&narrow, colors, sizeof narrow);
  const words wide = WIDE(narrow);
  for (size_t y = 0; y < t.height; y++) {
    uint32_t *d = t.pixels + y * t.stride;
    const uint32_t *s = source + y * source_stride;
    FETCH(s + source_stride, t.width);
    size_t x = 0;
    for (; x + LANES <= t.width; x += LANES) tint(d + x, s + x, &wide);
    if (x < t.width) {
      uint32_t last[LANES] = {0};
      size_t size = (t.width - x) * sizeof *d;
      memcpy(last, s + x, size);
      tint(last, last, &wide);
      memcpy(d + x, last, size);
    }
  }
}
