#include <X11/extensions/Xrandr.h>
