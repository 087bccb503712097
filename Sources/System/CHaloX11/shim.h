#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/keysym.h>
#include <X11/XKBlib.h>
#include <X11/Xresource.h>
#include <X11/cursorfont.h>
#include <X11/XF86keysym.h>
// What the wait for an X connection needs and Swift's Glibc module leaves out.
#include <sys/eventfd.h>
#include <sys/timerfd.h>
