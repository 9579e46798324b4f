/// The time of day.
public enum SystemClock {
  /// Seconds since the beginning of 1970, in Coordinated Universal Time.
  ///
  /// `SOURCE_DATE_EPOCH` takes precedence, as <https://reproducible-builds.org/specs/source-date-epoch/>
  /// defines it: what depends on the day can then be repeated.
  public static var secondsSince1970: Int {
    Environment.value("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? CLibrary.secondsSince1970
  }
}
