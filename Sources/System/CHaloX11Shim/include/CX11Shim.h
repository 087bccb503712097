#ifndef CX11_SHIM_H
#define CX11_SHIM_H

#include <X11/Xlib.h>

/* Returns free heap memory to the system, including free blocks between used ones. Without glibc it
   does nothing. It is in C because <malloc.h> is not in Swift's Glibc module. */
void halo_give_back_heap(void);

/* Makes Xlib discard all events of `count` types, from the type `first` on, as they arrive and
   before another library reads them. It is in C because the call is declared in Xlibint.h, a header
   of Xlib's internals that is not imported into Swift. */
void halo_drop_events(Display *display, int first, int count);

/* Wrappers of Xlib's functions with a variable number of arguments, which Swift cannot call. */

/* Returns the styles of preedit text (text being composed) and status that an input method
   supports, to be freed with XFree; NULL if it does not say. */
XIMStyles *halo_im_styles(XIM im);

/* Sets the callback for the end of an input method's server; returns nonzero on success. */
int halo_im_set_destroy_callback(XIM im, XIMCallback *callback);

/* Creates an input context of a window without callbacks; NULL if the input method refuses. */
XIC halo_ic_create(XIM im, XIMStyle style, Window window);

/* Creates an input context whose style includes XIMPreeditCallbacks; NULL if the input method
   refuses. The callbacks report that preedit text begins, ends and changes, and that its caret
   moves. */
XIC halo_ic_create_with_preedit(
    XIM im, XIMStyle style, Window window, XIMCallback *start, XIMCallback *done, XIMCallback *draw,
    XIMCallback *caret);

/* Returns the mask of the events that the window has to select for the context; 0 if it does not
   say. */
unsigned long halo_ic_filter_events(XIC ic);

/* Sets the position of the text cursor, in pixels of the window; the input method shows its
   candidates below it. */
void halo_ic_set_spot(XIC ic, short x, short y);

#endif
