import AccessibilityModel
import Auditing
import Testing

extension FacetCase {
  static let absences = [
    FacetCase("a button", screen(#"<UIButton title="it" frame="20 100 30 30"/>"#), nil),
    FacetCase(
      "a button below the screen", screen(#"<UIButton title="it" frame="20 900 30 30"/>"#),
      "it is outside the visible part of the screen"),
    FacetCase(
      "a button below an opaque view",
      screen(
        #"""
        <UIButton title="it" frame="20 100 30 30"/>
        <UIView backgroundColor="#FFFFFF" frame="0 80 390 200"/>
        """#), "another view covers it"),
    FacetCase(
      "a text below a clear button",
      screen(
        #"""
        <UILabel text="it" frame="20 100 30 30"/><UIButton label="other" frame="0 80 390 200"/>
        """#), "touches reach UIButton \"other\", which is over it"),
  ]

  static let displacements = [
    FacetCase("a button of a design", xib(button("it", "20 100 60 44")), nil),
    FacetCase(
      "a button that Interface Builder marks as misplaced",
      xib(button("it", "20 100 60 44", "misplaced=\"YES\"")),
      "its frame in the file is not the one of its constraints"),
  ]

  static let separations = [
    FacetCase(
      "two buttons side by side",
      screen(
        #"""
        <UIButton title="it" frame="20 100 60 44"/><UIButton title="other" frame="60 100 60 44"/>
        """#), nil),
    FacetCase(
      "a button below an alert",
      screen(
        #"""
        <UIButton title="it" isElement="false" frame="20 400 300 44"/>
        <UIAlertController title="Delete?" viewIsModal="true" frame="60 350 270 150">
          <UIButton title="other" frame="60 420 270 44"/>
        </UIAlertController>
        """#), "only one of them is in the modal view"),
    FacetCase(
      "two buttons with outlets in one place",
      xib(
        button("it", "20 100 60 44") + button("other", "20 100 60 44"),
        outlets: outlet("it") + outlet("other")),
      "code has outlets to show one of them at a time"),
    FacetCase(
      "two buttons in one place of which one has an outlet",
      xib(
        button("it", "20 100 60 44") + button("other", "20 100 60 44"), outlets: outlet("it")), nil),
  ]

  static let waysOut = [
    FacetCase(
      "a row below a floating button",
      screen(
        #"""
        <UITableView frame="0 0 390 844">
          <UITableViewCell gestures="tap" label="it" frame="0 700 390 60"/>
        </UITableView>
        <UIButton label="other" frame="310 720 56 56"/>
        """#), "it scrolls away from under the other"),
    FacetCase(
      "a button below a menu",
      screen(
        #"""
        <UIButton title="it" frame="20 100 60 44"/>
        <UIView frame="0 80 300 200"><UIButton title="other" frame="50 110 60 44"/></UIView>
        """#), "the other is in a panel that opens over it"),
    FacetCase(
      "a button below another",
      screen(
        #"""
        <UIButton title="it" frame="20 100 60 44"/><UIButton title="other" frame="42 100 60 44"/>
        """#), nil),
  ]
}

@Suite struct PresenceTests {
  @Test(arguments: FacetCase.absences)
  func `an absence states why users cannot touch an element`(_ test: FacetCase) throws {
    let it = try #require(FacetCase.find("it", on: test.context()))
    #expect(it.presence.absence?.text == test.reason)
  }

  @Test(arguments: FacetCase.displacements)
  func `a displacement states why a frame is not that of the app`(_ test: FacetCase) throws {
    let it = try #require(FacetCase.find("it", on: test.context()))
    #expect(it.presence.displacement?.text == test.reason)
  }

  @Test(arguments: FacetCase.separations)
  func `a separation states why two elements are never together`(_ test: FacetCase) throws {
    let context = try test.context()
    let (it, other) = try (
      #require(FacetCase.find("it", on: context)), #require(FacetCase.find("other", on: context))
    )
    #expect(it.presence.separation(from: other)?.text == test.reason)
    #expect(other.presence.separation(from: it)?.text == test.reason)
  }

  @Test(arguments: FacetCase.waysOut)
  func `a way out states why touches are not lost for good`(_ test: FacetCase) throws {
    let context = try test.context()
    let (it, other) = try (
      #require(FacetCase.find("it", on: context)), #require(FacetCase.find("other", on: context))
    )
    #expect(it.presence.wayOut(from: other)?.text == test.reason)
  }
}
