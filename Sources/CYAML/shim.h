#ifndef EARSHOT_CYAML_SHIM_H
#define EARSHOT_CYAML_SHIM_H

#include <yaml.h>

#endif
