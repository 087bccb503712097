#include "CX11Shim.h"

#include <X11/Xlibint.h>
#include <malloc.h>

void halo_give_back_heap(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

static Bool drop(Display *display, XEvent *event, xEvent *wire) { return False; }

void halo_drop_events(Display *display, int first, int count) {
  for (int type = first; type < first + count; type++) XESetWireToEvent(display, type, drop);
}

XIMStyles *halo_im_styles(XIM im) {
  XIMStyles *styles = NULL;
  return XGetIMValues(im, XNQueryInputStyle, &styles, NULL) == NULL ? styles : NULL;
}

int halo_im_set_destroy_callback(XIM im, XIMCallback *callback) {
  return XSetIMValues(im, XNDestroyCallback, callback, NULL) == NULL;
}

XIC halo_ic_create(XIM im, XIMStyle style, Window window) {
  return XCreateIC(
      im, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, NULL);
}

XIC halo_ic_create_with_preedit(
    XIM im, XIMStyle style, Window window, XIMCallback *start, XIMCallback *done, XIMCallback *draw,
    XIMCallback *caret) {
  XVaNestedList preedit = XVaCreateNestedList(
      0, XNPreeditStartCallback, start, XNPreeditDoneCallback, done, XNPreeditDrawCallback, draw,
      XNPreeditCaretCallback, caret, NULL);
  if (preedit == NULL) return NULL;
  XIC ic = XCreateIC(
      im, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window,
      XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
  return ic;
}

unsigned long halo_ic_filter_events(XIC ic) {
  unsigned long events = 0;
  return XGetICValues(ic, XNFilterEvents, &events, NULL) == NULL ? events : 0;
}

void halo_ic_set_spot(XIC ic, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
  if (preedit == NULL) return;
  XSetICValues(ic, XNPreeditAttributes, preedit, NULL);
  XFree(preedit);
}
