import Testing

@testable import Speech

struct PlaybackPaceTests {
  @Test func `writing goes no further ahead than the lead`() {
    var pace = PlaybackPace()
    #expect(pace.allowance(at: 100) == PlaybackPace.lead)
    pace.wrote(PlaybackPace.lead, at: 100)
    #expect(pace.allowance(at: 100) == 0)
    #expect(abs(pace.allowance(at: 100.1) - 2_205) <= 1)
  }

  @Test func `heard sound follows the clock and never exceeds what is written`() {
    var pace = PlaybackPace()
    #expect(pace.heard(at: 100) == 0)
    pace.wrote(2_205, at: 100)
    #expect(pace.heard(at: 100) == 0)
    #expect(abs(pace.heard(at: 100.05) - 1_102) <= 1)
    #expect(pace.heard(at: 200) == 2_205)
  }

  @Test func `a gap in the sound does not count`() {
    var pace = PlaybackPace()
    pace.wrote(2_205, at: 100)
    pace.wrote(2_205, at: 105)
    #expect(abs(pace.heard(at: 105) - 2_205) <= 1)
    #expect(abs(pace.heard(at: 105.05) - 3_307) <= 1)
    #expect(pace.written == 4_410)
  }

  @Test(arguments: [1e-9, 3_600, 315_360_000, 1e12])
  func `after a clock that leaps ahead the sound goes on as before`(_ leap: Double) {
    var pace = PlaybackPace()
    pace.wrote(2_205, at: 100)
    let later = 100.1 + leap
    #expect(pace.heard(at: later) == 2_205)
    #expect(pace.allowance(at: later) == PlaybackPace.lead)
    pace.wrote(PlaybackPace.lead, at: later)
    #expect(pace.allowance(at: later) <= 2)
    #expect(pace.heard(at: later + 3_600) == 2_205 + PlaybackPace.lead)
  }

  @Test(arguments: [1e-9, 3_600, 315_360_000, 1e12])
  func `while a clock is late, nothing is heard and little is written`(_ leap: Double) {
    var pace = PlaybackPace()
    pace.wrote(2_205, at: 100)
    #expect(pace.heard(at: 100 - leap) == 0)
    #expect(pace.allowance(at: 100 - leap) <= PlaybackPace.lead)
    #expect(pace.heard(at: 100.2) == 2_205)
  }
}
