/// The time of day.
public enum SystemClock {
  /// Seconds since the beginning of 1970, in Coordinated Universal Time.
  ///
  /// `SOURCE_DATE_EPOCH` takes precedence, as defined at
  /// <https://reproducible-builds.org/specs/source-date-epoch/>: results that depend on the day can
  /// then be reproduced.
  public static var secondsSince1970: Int {
    Environment.value("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? CLibrary.secondsSince1970
  }
}
