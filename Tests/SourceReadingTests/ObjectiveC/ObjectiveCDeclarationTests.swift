import SourceReading
import Testing

struct ObjectiveCDeclarationTests {
  private func read(_ source: String) -> SourceFacts {
    ObjectiveCSourceReader.read(Array(source.utf8), file: "Page.m")
  }

  @Test func `classes, categories and protocols are learnt with their properties`() {
    let facts = read(
      """
      #import <UIKit/UIKit.h>
      @class Other, Third;
      @protocol Rating;
      NS_ASSUME_NONNULL_BEGIN
      IB_DESIGNABLE
      @interface Page<Kind> : UIViewController <UITableViewDelegate, Rating> {
        @private
        IBOutlet UIButton *_play;
        UILabel *first, *second;
        NSInteger count;
      }
      @property (nonatomic, weak, nullable) IBOutlet UIButton *stop;
      @property (strong) IBOutletCollection(UIImageView) NSArray *stars;
      @property (nonatomic) NSArray<__kindof PriceCell *> *cells;
      @property IBInspectable NSString *caption NS_AVAILABLE_IOS(8_0);
      @property (nonatomic, copy) void (^done)(BOOL);
      @property (nonatomic, getter=isOn) BOOL on;
      @property id<Rating> rating;
      @property UIView<Rating> *card;
      - (void)show:(UIView *)view;
      @end
      @interface Page () @property UILabel *hint; @end
      @interface Page (Rating) @end
      @interface Root @end
      @protocol Rating <NSObject>
      @property (readonly) NSInteger stars;
      @end
      @implementation Page { UIView *_shade; }
      @synthesize stop = _stop;
      @dynamic hint;
      @end
      """)
    #expect(
      facts.types.flatMap(\.outline) == [
        "6 class Page: UIViewController, UITableViewDelegate, Rating", "8 outlet UIButton play",
        "9 UILabel first", "9 UILabel second", "10 NSInteger count", "12 outlet UIButton stop",
        "13 outlet each UIImageView stars", "14 each PriceCell cells",
        "15 inspectable NSString caption", "17 BOOL on", "18 ? rating", "19 UIView card",
        "22 extension Page: ", "22 UILabel hint", "23 extension Page: ", "24 extension Root: ",
        "25 protocol Rating: NSObject", "26 NSInteger stars", "28 extension Page: ",
        "28 UIView shade",
      ])
    #expect(facts.warnings == [])
  }

  @Test func `methods and functions are learnt with their parameters`() {
    let facts = read(
      """
      static void style(UIView *view, CGFloat size) { view.hidden = YES; }
      @implementation Page
      - (nullable UILabel *)labelFor:(id<Item>)item in:(__kindof PriceCell *)cell, ... {
        return nil;
      }
      + (NSString *)title { return NSLocalizedString(@"title", nil); }
      - (void)only;
      SHARED_INSTANCE(Page)
      - (IBAction)press:(UIButton *)sender __attribute__((unused)) { [self only]; }
      @end
      typedef NS_ENUM(NSInteger, Kind) { One, Two };
      int main(int argc, char *argv[]) { return 0; }
      """)
    #expect(
      facts.functions.map(\.outline) == [
        "1 style(_ view: UIView, _ size: CGFloat)",
        "3 Page.labelFor(_ item: ?, in cell: PriceCell) -> UILabel", "6 Page.title() -> NSString",
        "9 Page.press(_ sender: UIButton)", "12 main(_ argc: int, _ argv: char)",
      ])
    #expect(
      facts.settings.map { "\($0.line) in \($0.scope.words)" } == [
        "1 parameter 0 isHidden = true in style"
      ])
    #expect(
      facts.constants.map { "\($0.name) \($0.value.words)" } == ["Page.title localized title"])
    #expect(facts.warnings == [])
  }

  @Test func `constants are learnt from macros and variables`() {
    let facts = read(
      """
      #define CLOSE NSLocalizedString(@"close", nil)
      #define TWICE(x) x + x
      #define GUARD
      #  define SPLIT @"a" \\
           @"b"
      NSString *const kOpen = @"Open";
      static NSString * const kShut = @"Shut", *other = @"x";
      extern NSString *const kElsewhere;
      static NSInteger const limit = 5;
      static NSArray *list = nil;
      UIColor *shade(void);
      NSString *worked = [Foo bar:1];
      """)
    #expect(
      facts.constants.map { "\($0.location.line) \($0.name) \($0.value.words)" } == [
        "1 CLOSE localized close", "4 SPLIT “ab”", "6 kOpen “Open”", "7 kShut “Shut”",
        "9 limit 5.0", "10 list nil",
      ])
    #expect(facts.warnings == [])
  }

  @Test func `overrides are learnt with what they give`() {
    let facts = read(
      """
      @implementation StarView
      - (NSString *)accessibilityLabel { return NSLocalizedString(@"stars", nil); }
      - (BOOL)isAccessibilityElement { return YES; }
      - (UIAccessibilityTraits)accessibilityTraits {
        return [super accessibilityTraits] | UIAccessibilityTraitAdjustable;
      }
      - (NSString *)accessibilityValue { if (x) { return @"a"; } return @"b"; }
      - (BOOL)accessibilityActivate { return [self rate]; }
      - (void)accessibilityIncrement { [self add:1]; }
      - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {}
      + (NSString *)accessibilityHint { return @"of the class"; }
      - (NSString *)accessibilityHint:(id)x { return @"of something"; }
      - (NSString *)accessibilityHelp { return self.hint.text; }
      @end
      @implementation Old
      - (id)accessibilityAttributeValue:(NSString *)name { return nil; }
      @end
      NSString *accessibilityLabel(void) { return @"a"; }
      """)
    #expect(
      facts.settings.map { "\($0.line) in \($0.scope.words)" } == [
        "2 StarView accessibilityLabel = localized stars override in StarView.accessibilityLabel",
        "3 StarView isAccessibilityElement = true override in StarView.isAccessibilityElement",
        "4 StarView accessibilityTraits = ? override in StarView.accessibilityTraits",
        "7 StarView accessibilityValue = ? override in StarView.accessibilityValue",
        "8 StarView activate = ? override in StarView.accessibilityActivate",
        "9 StarView increment = ? override in StarView.accessibilityIncrement",
        "10 StarView touches = ? override in StarView.touchesBegan",
        "13 StarView accessibilityHint = StarView.hint text override in StarView.accessibilityHelp",
        "16 Old accessibilityLabel = ? override in Old.accessibilityAttributeValue",
        "16 Old accessibilityValue = ? override in Old.accessibilityAttributeValue",
        "16 Old accessibilityHint = ? override in Old.accessibilityAttributeValue",
        "16 Old accessibilityTraits = ? override in Old.accessibilityAttributeValue",
      ])
  }

  @Test func `passed views and called methods are recorded`() {
    let facts = read(
      """
      @implementation Page
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self setUp];
        [Theme style:self.play with:@"a" and:_stop];
        style(self.play, 2);
        [self.player load:item];
      }
      @end
      """)
    #expect(
      facts.calls.map(\.outline) == [
        "4 Page setUp in Page.viewDidLoad", "7 Page.player load in Page.viewDidLoad",
      ])
    #expect(
      facts.arguments.map(\.outline) == [
        "5 Page.play to Theme.style _ 0 in Page.viewDidLoad",
        "5 Page.stop to Theme.style and 2 in Page.viewDidLoad",
        "6 Page.play to style _ 0 in Page.viewDidLoad",
        "7 Page.item to load _ 0 in Page.viewDidLoad",
      ])
  }
}
