internal import AccessibilityModel
internal import Auditing

/// Reports notifications that advertise.
struct HigPushAdvertising: ScreenRule {
  static let description = RuleDescription(
    convention: "hig-push-advertising",
    "Notifications should inform, not advertise.",
    because: "Each notification interrupts what users are listening to.",
    remedy: "send only notifications that concern the user, and keep offers in the app",
    .warning,
    languages: advertising.languages
  )

  private static let advertising = PhraseGrammar("says-push-advertising")

  private static let adverts = PhraseLists("phrase-advert")

  func check(_ context: AuditContext, findings: inout Findings) {
    let texts = context.texts(includingControls: true) {
      Self.advertising.occurs(in: $0.wording.visibleSentences, of: $0)
        || Self.advertising.occurs(in: $0.wording.sentences, of: $0)
    }
    for text in texts {
      findings.report("\(text) announces advertising notifications", at: text)
    }
    let banners = context.notificationBanners.filter {
      Self.adverts.occurs(in: $0.wording.words, of: $0)
    }
    for banner in banners where !texts.contains(where: { $0.index == banner.index }) {
      findings.report("\(banner) is an advertising notification", at: banner)
    }
  }
}

extension HigPushAdvertising {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UISwitch label="Notify me when a parcel arrives" frame="320 100 51 31"/>"#),
      Example(#"<UILabel text="Special offers" frame="20 100 350 24"/>"#),
      // A page of the shop, and a notification of an order.
      Example(
        #"""
        <SaleBanner isElement="true" traits="button" label="20% off all boots" frame="8 50 374 80"/>
        """#),
      Example(
        #"""
        <NotificationBanner isElement="true" traits="button" label="Shoe Barn, now, Your boots have been sent" frame="8 50 374 80"/>
        """#),
    ],
    failing: [
      Example(#"↓<UISwitch label="Notify me of special offers" frame="320 100 51 31"/>"#),
      Example(
        #"↓<UILabel text="Turn on notifications to hear of discounts." frame="20 100 350 48"/>"#),
      Example(
        #"""
        ↓<NotificationBanner isElement="true" traits="button" label="Shoe Barn, now, 20% off all boots" frame="8 50 374 80"/>
        """#),
    ]
  )
}
