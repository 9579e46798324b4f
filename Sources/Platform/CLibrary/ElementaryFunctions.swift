#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The functions of real numbers that Swift leaves to the C library.
public enum ElementaryFunctions {
  public static func exponential(_ x: Double) -> Double { exp(x) }
  public static func logarithm(_ x: Double) -> Double { log(x) }
  public static func sine(_ x: Double) -> Double { sin(x) }
}
