import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// The texts that code writes when users press something, and the states that it shows only by a look.
struct AndroidPressedChangesTests {
  @Test(arguments: CodeCase.changes)
  func `a text changes when something else is pressed`(_ test: CodeCase) throws {
    #expect(try screen(test).elements[1].details.changesWhenPressed == test.isFound)
  }

  @Test(arguments: CodeCase.looks)
  func `a state of a button is only in its look`(_ test: CodeCase) throws {
    #expect(try screen(test).elements[2].details.showsStateByLook == test.isFound)
  }

  private func screen(_ test: CodeCase) throws -> Screen {
    let text = AndroidLayoutDocument.text(
      """
      <TextView android:id="@+id/score"/>
      <Button android:id="@+id/play_now" android:text="Play" \(test.attributes)/>
      """)
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      ["layout/game.xml": text], code: ["Game.kt": test.code])
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/game.xml", options: options)
    return try #require(hierarchy.screens.first)
  }
}

/// Code about the views of the layout `game`.
struct CodeCase: CustomTestStringConvertible {
  let testDescription: String
  let code: String
  var attributes = ""
  var isFound = true

  private static func kotlin(
    _ description: String, _ body: String, attributes: String = "", isFound: Bool = true
  ) -> CodeCase {
    CodeCase(
      testDescription: description, code: "class Game(val b: GameBinding) { \(body) }",
      attributes: attributes, isFound: isFound)
  }

  private static func java(
    _ description: String, _ body: String, attributes: String = "", isFound: Bool = true
  ) -> CodeCase {
    CodeCase(
      testDescription: description,
      code: """
        public class Game extends Activity {
          TextView score; Button play;
          void onCreate() { setContentView(R.layout.game); score = findViewById(R.id.score);
            play = findViewById(R.id.play_now); prepare(); }
          \(body)
        }
        """, attributes: attributes, isFound: isFound)
  }

  static let changes = [
    kotlin("a listener", "fun a() { b.playNow.setOnClickListener { b.score.text = points }"),
    kotlin(
      "a function that a listener calls",
      "fun a() { show(); b.playNow.setOnClickListener { next() } }\n"
        + "fun next() { show() }\nfun show() { b.score.text = \"Points: $points\" }"),
    kotlin(
      "a function that nothing pressed calls",
      "fun a() { show(); b.playNow.setOnClickListener { next() } }\n"
        + "fun next() { }\nfun show() { b.score.text = points }", isFound: false),
    kotlin(
      "a function of another object",
      "fun a() { b.playNow.setOnClickListener { game.show() } }\nfun show() { b.score.text = points }",
      isFound: false),
    kotlin(
      "a function of the object itself",
      "fun a() { b.playNow.setOnClickListener { this.show() } }\n"
        + "fun show() = with(b) { score.text = points }"),
    kotlin(
      "a text that is emptied", "fun a() { b.playNow.setOnClickListener { b.score.text = \"\" } }",
      isFound: false),
    kotlin(
      "a text that is read", "fun a() { b.playNow.setOnClickListener { use(b.score.text) } }",
      isFound: false),
    kotlin(
      "after a listener", "fun a() { b.playNow.setOnClickListener { }; b.score.text = points }",
      isFound: false),
    kotlin(
      "a listener for a choice",
      "fun a() { b.sound.setOnCheckedChangeListener { _, on -> b.score.setText(on) } }"),
    kotlin(
      "code that announces",
      "fun a() { b.playNow.setOnClickListener { b.score.text = points; "
        + "b.score.announceForAccessibility(points) } }", isFound: false),
    java("a method for clicks", "public void onClick(View v) { score.setText(\"\" + points); }"),
    java(
      "a class for clicks",
      "void prepare() { play.setOnClickListener(new View.OnClickListener() { "
        + "public void onClick(View v) { if (won) { score.setText(\"Won\"); } } }); }"),
    java(
      "a function without a block",
      "void prepare() { play.setOnClickListener(v -> score.setText(R.string.won)); }"),
    java(
      "a method that the layout names", "public void again(View v) { score.setText(\"0\"); }",
      attributes: "android:onClick=\"again\"", isFound: true),
    java(
      "a method that nothing names", "public void again(View v) { score.setText(\"0\"); }",
      isFound: false),
    java("an annotation", "@OnClick(R.id.play_now) void again() { score.setText(\"0\"); }"),
    java(
      "a text that is emptied", "public void onClick(View v) { score.setText(\"\"); }",
      isFound: false),
    java("a text before it is shown", "void prepare() { score.setText(\"0\"); }", isFound: false),
    java(
      "another layout that is shown",
      "public void onClick(View v) { View d = inflate(R.layout.game); "
        + "score = d.findViewById(R.id.score); score.setText(\"0\"); }", isFound: false),
    java(
      "a function of one that shows another layout",
      "public void onClick(View v) { show(); } void show() { inflate(R.layout.game); fill(); }\n"
        + "void fill() { score.setText(\"0\"); }", isFound: false),
    java(
      "signs in a text",
      "void prepare() { log(\"a:)({\"); }\n"
        + "public void onClick(View v) { score.setText(\"0\"); }"),
  ]

  static let looks = [
    kotlin(
      "two drawables",
      "fun a() { if (on) b.playNow.setBackgroundResource(R.drawable.day_on) else "
        + "b.playNow.setBackgroundResource(R.drawable.day_off) }"),
    kotlin(
      "two colours in one statement",
      "fun a() { b.playNow.backgroundTintList = list(if (on) R.color.on else R.color.off) }"),
    kotlin(
      "two colours by their codes",
      "fun a() { b.playNow.setTextColor(Color.parseColor(\"#FFFFFF\"))\n"
        + "b.playNow.setTextColor(Color.parseColor(\"#000000\")) }"),
    kotlin(
      "two variables",
      "fun a() { b.playNow.apply { setBackgroundColor(chosenColor)\n"
        + "setBackgroundColor(plainColor) } }"),
    kotlin("a view that is activated", "fun a() { b.playNow.isActivated = on }"),
    kotlin(
      "a view that is selected, too",
      "fun a() { b.playNow.isActivated = on; b.playNow.isSelected = on }", isFound: false),
    kotlin(
      "a view that is disabled",
      "fun a() { b.playNow.isEnabled = ok\n"
        + "b.playNow.setBackgroundResource(if (ok) R.drawable.a else R.drawable.b) }",
      isFound: false),
    kotlin(
      "two texts",
      "fun a() { b.playNow.setBackgroundColor(if (ok) Color.RED else Color.GREEN)\n"
        + "b.playNow.text = if (ok) getString(R.string.follow) else getString(R.string.unfollow) }",
      isFound: false),
    kotlin(
      "two texts in the code",
      "fun a() { b.playNow.setTextColor(if (ok) Color.RED else Color.GREEN)\n"
        + "b.playNow.setText(\"✓ followed\")\nb.playNow.setText(\"follow\") }", isFound: false),
    kotlin(
      "one colour", "fun a() { b.playNow.setBackgroundColor(Color.RED); go(R.drawable.other) }",
      isFound: false),
    kotlin(
      "colours of two views",
      "fun a() { b.playNow.setBackgroundColor(Color.RED)\nb.score.setBackgroundColor(Color.BLUE) }",
      isFound: false),
    java(
      "answers that turn green or red",
      "void prepare() { play.setText(answers.get(0)); } public void onClick(View v) { "
        + "if (right) { play.setBackgroundColor(Color.GREEN); } "
        + "else { play.setBackgroundColor(Color.RED); } }"),
  ]
}
