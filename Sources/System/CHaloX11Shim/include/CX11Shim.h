#ifndef CX11_SHIM_H
#define CX11_SHIM_H

#include <X11/Xlib.h>

/* Gives the system what is free in the heap, also between what is used. Does nothing but with
   glibc, whose header of this call Swift's Glibc module leaves out. */
void halo_give_back_heap(void);

/* Has Xlib drop events of `count` types, from the type `first` on, as they come, before any other
   library reads them. The call for that is declared beside Xlib's inner parts, which Swift is not
   shown. */
void halo_drop_events(Display *display, int first, int count);

/* Xlib's calls with a variable number of arguments, which Swift cannot make. */

/* What an input method can do with preedit text and status; to be freed with XFree, NULL: nothing. */
XIMStyles *halo_im_styles(XIM im);

/* Has `callback` called when the server of an input method goes; nonzero: done. */
int halo_im_set_destroy_callback(XIM im, XIMCallback *callback);

/* An input context of a window; NULL when the method refuses. */
XIC halo_ic_create(XIM im, XIMStyle style, Window window);

/* The same, of a style with XIMPreeditCallbacks. */
XIC halo_ic_create_with_preedit(
    XIM im, XIMStyle style, Window window, XIMCallback *start, XIMCallback *done, XIMCallback *draw,
    XIMCallback *caret);

/* The events that the context must see; 0 when it does not say. */
unsigned long halo_ic_filter_events(XIC ic);

/* Tells where text goes, in pixels of the window: candidates are shown below it. */
void halo_ic_set_spot(XIC ic, short x, short y);

#endif
