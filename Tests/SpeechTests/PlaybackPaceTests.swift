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

  @Test func `what is heard follows the clock and never what is unwritten`() {
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
}
