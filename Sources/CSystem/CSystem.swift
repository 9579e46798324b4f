// The C library of the platform, for the targets that call it: the one place that chooses which.
//
// Everything has run on Linux with Glibc only. The branches for Darwin and Musl, and the few lines
// elsewhere that follow from their types (threads, pipes, clocks), were compiled and tried nowhere.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Glibc
#endif
