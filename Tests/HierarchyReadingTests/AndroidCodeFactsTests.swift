import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// Facts that code states of the views of one layout among several that share identifiers.
struct AndroidCodeFactsTests {
  @Test(arguments: ClickCase.all)
  func `code that gives a view a listener makes it clickable`(_ test: ClickCase) throws {
    let screen = try Self.screen(test.view, code: test.code)
    #expect(screen.elements[1].details.gestures.contains(.tap) == test.isClicked)
  }

  @Test func `a picture with a listener is a stop and a button`() throws {
    let screen = try Self.screen(
      "<ImageView android:id=\"@+id/buy_now\"/>",
      code: "class Cart(val binding: CartBinding) { binding.buyNow.setOnClickListener { }")
    #expect(
      CaptureOutline.lines(of: screen)
        == ["other", "  + button #buy_now gestures:tap {button image}?"])
  }

  @Test(arguments: [
    ("buy_now.contentDescription = name", "may set it"),
    ("// buy_now is described elsewhere\nother.contentDescription = name", "names it"),
    ("/* R.id.buy_now */ other.contentDescription = name", "names it"),
    ("import shop.buy_now\nother.contentDescription = name", "names it"),
    (
      "import kotlinx.android.synthetic.main.cart.buy_now\nbuy_now.contentDescription = n",
      "may set it"
    ),
    ("any = \"*/*\"; buy_now.contentDescription = name", "may set it"),
    ("open(\"https://example.com/buy_now\"); other.contentDescription = name", "names it"),
    ("find(\"buy_now\").contentDescription = name", "may set it"),
  ])
  func `a comment is not evidence for a view that it names`(
    _ code: String, _ end: String
  ) throws {
    let screen = try Self.screen("<ImageButton android:id=\"@+id/buy_now\"/>", code: code)
    let reason =
      switch screen.elements[1].details.codeEvidence?[.label] {
      case .unknown(let reason), .notSet(let reason): reason
      default: ""
      }
    #expect(reason.hasSuffix(end), "\(reason)")
  }

  @Test(arguments: [
    ("<CheckBox android:id=\"@+id/agree\"/>", "b.agree.text = a", true),
    ("<CheckBox android:id=\"@+id/agree\"/>", "if (b.agree.text == a) x()", false),
    ("<CheckBox android:id=\"@+id/agree\"/>", "if (b.agree.text != a) x()", false),
    ("<CheckBox android:id=\"@+id/agree\"/>", "b.other.text = a; b.agree.show()", false),
    (
      "<CheckBox android:id=\"@+id/agree\"/>",
      "CheckBox box = v.findViewById(R.id.agree); box.setText(a);", true
    ),
    ("<CheckBox android:id=\"@+id/agree\"/>", "val box = b.agree; box.setText(a)", true),
    ("<CheckBox android:id=\"@+id/agree\"/>", "box = a; b.agree.show(); box.setText(a)", false),
    ("<EditText android:id=\"@+id/pin\"/>", "b.pin.setHint(a)", true),
    ("<EditText android:id=\"@+id/pin\"/>", "b.pin.setText(a)", false),
    ("<ImageButton android:id=\"@+id/buy\"/>", "b.buy.contentDescription = a", true),
    ("<ImageButton android:id=\"@+id/buy\"/>", "b.sell.contentDescription = a", false),
  ])
  func `code names a control that it names directly`(
    _ view: String, _ code: String, _ isNamed: Bool
  ) throws {
    let screen = try Self.screen(view, code: "class Cart(val b: CartBinding) { \(code)")
    #expect(screen.elements[1].flags.contains(.boundText) == isNamed)
  }

  @Test(arguments: [
    ("b.buy_now.setOnClickListener { }; b.other.text = a", "no file"),
    ("b.buy_now.isVisible = on; b.other.text = a", "no file"),
    ("b.buy_now.setOnClickListener { }; show(b.buy_now); b.other.text = a", "Cart.kt:1"),
    ("say(R.string.buy_now); b.other.text = a", "no file"),
    ("buy_now(); b.other.text = a", "no file"),
    ("@Composable fun Cart() { buy_now = 1; text = a }", "no file"),
    ("@Composable fun Cart() { view(R.id.buy_now); text = a }", "Cart.kt:1"),
  ])
  func `a name that is pressed, shown, called or of another resource sets no text`(
    _ code: String, _ start: String
  ) throws {
    let screen = try Self.screen("<Button android:id=\"@+id/buy_now\"/>", code: code)
    let reason =
      switch screen.elements[1].details.codeEvidence?[.text] {
      case .unknown(let reason), .notSet(let reason): reason
      default: ""
      }
    #expect(reason.hasPrefix(start), "\(reason)")
  }

  @Test(arguments: [
    ("class Heart : AppCompatImageView { fun paint() { } }", true),
    ("class Heart(c: Context) : Base(c) { }\nopen class Base : View { }", true),
    (
      "class Heart(c: Context) : Base(c) { }\nopen class Base : View { contentDescription = a }",
      false
    ),
    ("class Heart : View { fun set() { contentDescription = a } }", false),
    ("class Other : View { }", false),
  ])
  func `a class of the app without a word for descriptions sets none`(
    _ code: String, _ isSilent: Bool
  ) throws {
    let screen = try Self.screen("<com.example.Heart android:focusable=\"true\"/>", code: code)
    let answer = screen.elements[1].details.codeEvidence?[.label]
    if isSilent {
      #expect(answer == .notSet("it has no identifier"))
    } else {
      #expect(answer == .unknown("its class, Heart, may set it"))
    }
  }

  @Test func `a class of the app that inflates a text has one, and a space gets no touches`() throws
  {
    let text = AndroidLayoutDocument.text(
      "<com.example.Row android:clickable=\"true\"/><Space android:id=\"@+id/gap\"/>")
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      [
        "layout/cart.xml": text,
        "layout/row.xml": AndroidLayoutDocument.text("<TextView android:id=\"@+id/name\"/>"),
      ],
      code: [
        "Row.kt": "class Row : FrameLayout { init { inflate(context, R.layout.row, this) } }",
        "Cart.kt": "class Cart(val b: CartBinding) { b.gap.setOnClickListener { } }",
      ])
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/cart.xml", options: options)
    let elements = try #require(hierarchy.screens.first).elements
    #expect(elements[1].flags.contains(.boundText))
    #expect(!elements[2].isElement)
  }

  @Test func `a property of view binding may be of each identifier that gives it the name`() throws
  {
    let screen = try Self.screen(
      "<ImageButton android:id=\"@+id/buyNow\"/><ImageButton android:id=\"@+id/buy_now\"/>",
      code: "b.buyNow.tooltipText = name")
    for element in screen.elements.dropFirst() {
      #expect(
        element.details.codeEvidence?[.label]
          == .unknown(
            "Cart.kt:1 names \(element.identifier ?? ""), which the layout shop has as well, and the file may set it"
          ))
    }
  }

  @Test(arguments: ToolbarCase.all)
  func `code describes the icon of the toolbars that it sets up`(_ test: ToolbarCase) throws {
    let screen = try Self.screen(
      "<Toolbar android:id=\"@+id/toolbar\" app:navigationIcon=\"@drawable/back\"/>",
      code: test.code)
    #expect(screen.elements[2].flags.contains(.boundText) == test.isDescribed)
  }

  @Test(arguments: [
    ("<ImageButton android:focusable=\"false\"/>", true), ("<ImageButton/>", false),
    ("<ImageView android:focusable=\"false\"/>", false),
    ("<CheckBox android:focusable=\"false\" android:clickable=\"false\"/>", false),
    ("<ImageView android:focusable=\"false\" android:clickable=\"true\"/>", true),
  ])
  func `a clickable view may refuse the keyboard focus`(_ view: String, _ refuses: Bool) throws {
    let element = try Self.screen(view, code: "").elements[1]
    #expect((element.details.keyboard?.refusesFocus ?? false) == refuses)
  }

  @Test(arguments: [
    ("b.buyNow.setFocusable(false); b.buyNow.setOnClickListener { }", true),
    ("b.buyNow.isFocusable = false\nb.buyNow.setOnClickListener { }", true),
    ("b.buyNow.apply { isFocusable = false; setOnClickListener { } }", true),
    ("b.buyNow.setFocusable(true); b.buyNow.setOnClickListener { }", false),
    ("b.buyNow.setFocusable(false)", false),
    ("b.buyNow.isFocusable = on; use(false); b.buyNow.setOnClickListener { }", false),
  ])
  func `code takes the focus from a field that is clicked`(
    _ code: String, _ refuses: Bool
  ) throws {
    let screen = try Self.screen(
      "<EditText android:id=\"@+id/buy_now\"/>",
      code: "class Cart(val b: CartBinding) { fun a() { \(code) } }")
    #expect((screen.elements[1].details.keyboard?.refusesFocus ?? false) == refuses)
  }

  @Test(arguments: [
    ("collect(binding.buyNow, null)", "fun Flow<Price>.collect(b: Button) { b.text = a }", true),
    ("Views.show(a, buy_now);", "static void show(A a, Button b) { b.setText(a); }", true),
    ("collect(binding.sell)", "fun collect(b: Button) { b.text = a }", false),
    ("collect(binding.buyNow.id)", "fun collect(b: Int) { c.text = a }", false),
    ("collect(binding.buyNow)", "fun collect(b: Button) { b.show() }", false),
    ("collect(binding.buyNow)", "fun other(b: Button) { collect(b); b.text = a }", false),
  ])
  func `a function of another file may name a view that it gets`(
    _ call: String, _ function: String, _ mayName: Bool
  ) throws {
    let screen = try Self.screen(
      "<Button android:id=\"@+id/buy_now\"/>", code: "class Cart { \(call) }", other: function)
    let unset = call.contains("sell") ? "names it" : "that names it sets it"
    #expect(
      screen.elements[1].details.codeEvidence?[.text]
        == (mayName
          ? .unknown(
            "Cart.kt:1 names buy_now, which the layout shop has as well, and the file may set it")
          : .notSet("no file of 2 in Kotlin and Java \(unset)")))
  }

  /// The layout `shop` has the identifier, too.
  @Test(arguments: [
    ("setContentView(R.layout.cart)", "names buy_now"),
    ("class Frame(val b: FrameBinding)", "names buy_now"),
    ("setContentView(R.layout.shop)", "names buy_now of the layout shop"),
    (
      "inflate(R.layout.cart, R.layout.shop)", "names buy_now, which the layout shop has as well"
    ),
    ("fun bind(v: View)", "names buy_now, which the layout shop has as well"),
  ])
  func `evidence says in which layout code names an identifier`(
    _ use: String, _ words: String
  ) throws {
    let screen = try Self.screen(
      "<ImageButton android:id=\"@+id/buy_now\"/>",
      code: "\(use) { x.contentDescription = a; y = R.id.buy_now }")
    #expect(
      screen.elements[1].details.codeEvidence?[.label]
        == .unknown("Cart.kt:1 \(words), and the file may set it"))
  }

  private static func screen(_ view: String, code: String, other: String = "") throws -> Screen {
    let text = AndroidLayoutDocument.text(view)
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      [
        "layout/cart.xml": text, "layout/shop.xml": AndroidLayoutDocument.text(view),
        "layout/frame.xml": AndroidLayoutDocument.text("<include layout=\"@layout/cart\"/>"),
      ], code: ["Cart.kt": code, "Views.kt": other].filter { !$0.value.isEmpty })
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/cart.xml", options: options)
    return try #require(hierarchy.screens.first)
  }
}

/// A view of the layout `cart`, which the layout `shop` has as well, and code.
struct ClickCase: CustomTestStringConvertible {
  let testDescription: String
  var view = "<ImageView android:id=\"@+id/buy_now\"/>"
  let code: String
  var isClicked = true

  private static let inCart = "class Cart(val binding: CartBinding) {"

  static let all = [
    ClickCase(
      testDescription: "view binding", code: "\(inCart) binding.buyNow.setOnClickListener { }"),
    ClickCase(
      testDescription: "a view that is found by its identifier",
      code: "inflate(R.layout.cart); findViewById<View>(R.id.buy_now).setOnClickListener(this)"),
    ClickCase(
      testDescription: "a variable",
      code: "setContentView(R.layout.cart); View b = findViewById(R.id.buy_now); "
        + "b.setOnClickListener(c)"),
    ClickCase(
      testDescription: "an annotation",
      code: "inflate(R.layout.cart); @OnClick({R.id.other, R.id.buy_now}) void buy() {}"),
    ClickCase(
      testDescription: "a layout that includes it",
      code: "class Frame(val b: FrameBinding) { b.cart.buyNow.setOnClickListener { } }"),
    ClickCase(
      testDescription: "Kotlin's synthetic properties",
      code: "import kotlinx.android.synthetic.main.cart.*\nbuy_now.setOnClickListener { }"),
    ClickCase(
      testDescription: "another layout with the identifier",
      code: "setContentView(R.layout.shop); findViewById(R.id.buy_now).setOnClickListener(this)",
      isClicked: false),
    ClickCase(
      testDescription: "two layouts with the identifier",
      code: "inflate(R.layout.cart, R.layout.shop); buyNow.setOnClickListener { }",
      isClicked: false),
    ClickCase(
      testDescription: "code that names no layout, while two have the identifier",
      code: "fun bind(v: View) { v.buyNow.setOnClickListener { } }", isClicked: false),
    ClickCase(
      testDescription: "a comment", code: "\(inCart)\n// binding.buyNow.setOnClickListener { }",
      isClicked: false),
    ClickCase(
      testDescription: "a comment of several lines",
      code: "\(inCart)\n/** binding\n * .buyNow.setOnClickListener { }\n */", isClicked: false),
    ClickCase(
      testDescription: "code after a comment",
      code: "\(inCart) /* sells */ binding.buyNow.setOnClickListener { }"),
    ClickCase(
      testDescription: "code after an address and types",
      code: "\(inCart) \"https://a.b\"; \"image/*\"; \"*/*\"; '\"'; "
        + "binding.buyNow.setOnClickListener { }"),
    ClickCase(
      testDescription: "a listener of the app's own",
      code: "\(inCart) binding.buyNow.setOnSingleClickListener { }"),
    ClickCase(
      testDescription: "a function of Kotlin for clicks",
      code: "\(inCart) binding.buyNow.onClick { }"),
    ClickCase(
      testDescription: "a block for the view",
      code: "\(inCart) binding.buyNow.apply { isVisible = true; setOnClickListener { } }"),
    ClickCase(
      testDescription: "a block with the view as its parameter",
      code: "\(inCart) binding.buyNow?.let { view -> show(view); view.setOnClickListener { } }"),
    ClickCase(
      testDescription: "a block with another view",
      code: "\(inCart) binding.buyNow.apply { sell.setOnClickListener { } }", isClicked: false),
    ClickCase(
      testDescription: "after a block for the view",
      code: "\(inCart) binding.buyNow.apply { show() }; setOnClickListener { }", isClicked: false),
    ClickCase(
      testDescription: "each of a list",
      code: "\(inCart) listOf(binding.sell, binding.buyNow).forEach { it.setOnClickListener { } }"),
    ClickCase(
      testDescription: "each of a list that a variable holds",
      code:
        "\(inCart) val all = arrayOf(binding.buyNow)\n all.forEach { v -> v.setOnClickListener(a) }"
    ),
    ClickCase(
      testDescription: "a loop over a list",
      code: "\(inCart) for (view in listOf(binding.buyNow)) { view.setOnClickListener { } }"),
    ClickCase(
      testDescription: "a view after a list",
      code: "\(inCart) listOf(a, b).forEach { it.show() }; binding.buyNow.show()", isClicked: false),
    ClickCase(
      testDescription: "the view of a block in parentheses",
      code: "\(inCart) with(binding.buyNow) { setOnClickListener { } }"),
    ClickCase(
      testDescription: "a callback of a part", code: "\(inCart) binding.buyNow.onItemClick { }",
      isClicked: false),
    ClickCase(
      testDescription: "a callback of a menu",
      code: "\(inCart) binding.buyNow.onDebouncedMenuClick { }", isClicked: false),
    ClickCase(
      testDescription: "a view holder further down",
      code: "\(inCart) holder.buy.setOnClickListener(this)\n"
        + "class Holder(v: View) { val buy: ImageView = v.findViewById(R.id.buy_now) }"),
    ClickCase(
      testDescription: "a view holder in Java",
      code: "\(inCart) holder.buy.setOnClickListener(this);\n"
        + "ImageView buy; Holder(View v) { buy = v.findViewById(R.id.buy_now); }"),
    ClickCase(
      testDescription: "another view of a holder",
      code: "\(inCart) holder.sell.setOnClickListener(this)\n"
        + "class Holder(v: View) { val buy: ImageView = v.findViewById(R.id.buy_now) }",
      isClicked: false),
    ClickCase(
      testDescription: "a listener for long clicks",
      code: "\(inCart) binding.buyNow.setOnLongClickListener { }", isClicked: false),
    ClickCase(
      testDescription: "another view", code: "\(inCart) binding.sellNow.setOnClickListener { }",
      isClicked: false),
    ClickCase(
      testDescription: "a variable whose name shows no view",
      view: "<ImageView android:id=\"@+id/view\"/>",
      code: "\(inCart) view.setOnClickListener { }", isClicked: false),
  ]
}

/// Code about a toolbar of the layout `cart`; the layout `shop` has one with the same identifier.
struct ToolbarCase: CustomTestStringConvertible {
  let testDescription: String
  let code: String
  let isDescribed: Bool

  static let all = [
    ToolbarCase(
      testDescription: "its own layout",
      code: "setContentView(R.layout.cart); setSupportActionBar(findViewById(R.id.toolbar))",
      isDescribed: true),
    ToolbarCase(
      testDescription: "a layout around it",
      code: "FrameBinding.inflate(a); setSupportActionBar(binding.toolbar)", isDescribed: true),
    ToolbarCase(
      testDescription: "any layout", code: "setSupportActionBar(findViewById(R.id.toolbar))",
      isDescribed: true),
    ToolbarCase(
      testDescription: "another layout",
      code: "setContentView(R.layout.shop); setSupportActionBar(findViewById(R.id.toolbar))",
      isDescribed: false),
    ToolbarCase(
      testDescription: "another toolbar",
      code: "inflate(R.layout.cart); search(toolbar)\nsetSupportActionBar(top_bar) // R.id.top_bar",
      isDescribed: true),
    ToolbarCase(
      testDescription: "a word before the toolbar is named",
      code: "toolbar.setNavigationContentDescription(R.string.back)", isDescribed: true),
    ToolbarCase(
      testDescription: "an import alone",
      code: "import androidx.navigation.ui.setupWithNavController\nshow(toolbar)",
      isDescribed: false),
  ]
}
