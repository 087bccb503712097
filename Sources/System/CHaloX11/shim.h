#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/keysym.h>
#include <X11/XKBlib.h>
#include <X11/Xresource.h>
#include <X11/cursorfont.h>
#include <X11/XF86keysym.h>
// These headers for waiting on an X connection are not in Swift's Glibc module.
#include <sys/eventfd.h>
#include <sys/timerfd.h>
