#ifndef EARSHOT_CZLIB_SHIM_H
#define EARSHOT_CZLIB_SHIM_H

#include <zlib.h>

#endif
