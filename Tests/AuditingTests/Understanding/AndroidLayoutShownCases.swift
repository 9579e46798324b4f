@testable import AuditRules

// Views that code shows while a layout is open, pictures without a known listener, and texts whose room depends on views
// beside them.

extension LayoutFindingCase {
  static let shown = progress + overlays + conditions + unhandled + rooms + low + boxes + unused

  private static let spinner = "android:id=\"@+id/spinner\""

  private static func progress(
    _ description: String, _ views: String, code: String = "", isFound: Bool = false
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: StatusNotAnnounced(), views: views, code: code,
      findings: isFound
        ? ["review ProgressBar \"spinner\" may show a status but has no live region"] : [])
  }

  private static let progress = [
    progress(
      "a circle that code shows", "<ProgressBar \(spinner) android:visibility=\"gone\"/>",
      isFound: true),
    progress(
      "a circle that code hides", "<ProgressBar \(spinner)/>", code: "spinner.isVisible = false",
      isFound: true),
    progress("a circle that nothing hides", "<ProgressBar \(spinner)/>"),
    progress(
      "a circle with a description",
      "<ProgressBar \(spinner) android:visibility=\"gone\" "
        + "android:contentDescription=\"Loading\"/>"),
  ]

  private static func overlay(
    _ description: String, _ attributes: String, isFound: Bool = false
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: ModalNotModal(),
      views: """
        <FrameLayout><Button android:text="Buy"/>
        <FrameLayout android:id="@+id/cover" android:layout_width="match_parent" \(attributes)>
        <ProgressBar/></FrameLayout></FrameLayout>
        """,
      findings: isFound
        ? ["review FrameLayout \"cover\" may be shown over the screen but is not modal"] : [])
  }

  private static let overlays = [
    overlay(
      "a veil that code shows",
      "android:layout_height=\"match_parent\" android:background=\"#80000000\" "
        + "android:visibility=\"gone\"", isFound: true),
    overlay(
      "a clear view that code shows",
      "android:layout_height=\"match_parent\" android:visibility=\"gone\""),
    overlay(
      "a veil over a part",
      "android:layout_height=\"40dp\" android:background=\"#80000000\" "
        + "android:visibility=\"gone\""),
  ]

  private static func icon(
    _ description: String, _ attributes: String, code: String = "", _ finding: String? = nil
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: ImageMissingLabel(),
      views: "<ImageView \(attributes)/><TextView android:text=\"Tea\"/>", code: code,
      findings: finding.map { [$0] } ?? [])
  }

  private static let silentState =
    "review ImageView \"gift\" may show a state that no label says"

  private static let conditions = [
    icon(
      "an icon that code shows",
      "android:id=\"@+id/gift\" android:src=\"@drawable/ic_gift\" android:visibility=\"gone\"",
      code: "gift.isVisible = true", silentState + ", once it is shown"),
    icon(
      "an icon that a binding shows",
      "android:id=\"@+id/gift\" android:src=\"@drawable/ic_gift\" "
        + "android:visibility=\"@{order.gift ? View.VISIBLE : View.GONE}\"", silentState),
    icon(
      "an icon that is always there", "android:id=\"@+id/gift\" android:src=\"@drawable/ic_gift\""),
    icon(
      "a photograph that code shows",
      "android:id=\"@+id/gift\" android:src=\"@drawable/harbour\" android:visibility=\"gone\"",
      code: "gift.isVisible = true"),
  ]

  private static let unhandled = [
    icon(
      "a picture that is called a button, without a listener",
      "android:id=\"@+id/btn_back\" android:src=\"@drawable/ic_arrow_back\"",
      "review ImageView \"btn_back\" may have no label"),
    icon(
      "a picture that is called a button and shows no action",
      "android:id=\"@+id/btn_picture\" android:src=\"@drawable/harbour\""),
  ]

  private static let name = "<TextView android:id=\"@+id/user_name\" android:maxLines=\"1\""

  private static func room(
    _ description: String, _ views: String, isFound: Bool = true
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: TextClipped(), views: views, name: "item_user",
      findings: isFound
        ? ["review TextView \"user_name\" may clip larger text with its limit of one line"] : [])
  }

  private static let rooms = [
    room(
      "a name of one line in a column beside a picture",
      """
      <LinearLayout android:layout_width="match_parent">
      <ImageView android:layout_width="56dp" android:layout_height="56dp"/>
      <LinearLayout android:layout_width="0dp" android:layout_weight="1"
          android:orientation="vertical">\(name) android:textSize="20sp"
          android:layout_width="match_parent"/></LinearLayout>
      </LinearLayout>
      """),
    room(
      "a name of one line between two views",
      """
      <androidx.constraintlayout.widget.ConstraintLayout android:layout_width="match_parent">
      <ImageView android:id="@+id/photo" android:layout_width="56dp"
          app:layout_constraintStart_toStartOf="parent"/>
      \(name) android:layout_width="0dp" app:layout_constraintStart_toEndOf="@id/photo"
          app:layout_constraintEnd_toStartOf="@id/more"/>
      <ImageView android:id="@+id/more" android:layout_width="48dp"
          app:layout_constraintEnd_toEndOf="parent"/>
      </androidx.constraintlayout.widget.ConstraintLayout>
      """),
    room(
      "a small name of one line with the whole width",
      "\(name) android:textSize=\"10sp\" android:layout_width=\"match_parent\"/>", isFound: false),
  ]

  private static func box(
    _ description: String, _ attributes: String, height: Int? = nil
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: TargetSize.platform,
      views: """
        <LinearLayout android:id="@+id/add" android:layout_width="match_parent"
            android:layout_height="wrap_content" android:clickable="true" \(attributes)>
        <TextView android:text="Add" android:layout_height="wrap_content"/></LinearLayout>
        """,
      findings: height.map {
        ["fail LinearLayout \"add\" is \($0) dp high; minimum 48 by 48"]
      } ?? [])
  }

  private static let low = [
    box("a box as low as its line", "", height: 19),
    box("a box with padding", "android:padding=\"16dp\""),
    box("a box in an unknown drawable", "android:background=\"@drawable/missing\""),
    related("texts beside each other", "layout_toEndOf", height: 19),
    related("texts below each other", "layout_below", height: 38),
    related(
      "one of an unknown height", "layout_below",
      size: "style=\"?a\""),
    link("an icon beside a text", "android:drawableStart=\"@drawable/bag\"", height: 20),
    link("an icon above a text", "android:drawableTop=\"@drawable/bag\"", height: 39),
    link(
      "an icon above a text with room between",
      "android:drawableTop=\"@drawable/bag\" "
        + "android:drawablePadding=\"4dp\"", height: 43),
    link("a tint and no icon", "app:drawableTint=\"#FF0000\"", height: 19),
    link("an icon of an unknown size", "android:drawableStart=\"@drawable/missing\""),
    link(
      "a high icon beside a text", "android:padding=\"16dp\" android:drawableEnd=\"@drawable/bag\""),
  ]

  /// A view of relations with two texts that is tapped.
  private static func related(
    _ description: String, _ relation: String, size: String = "", height: Int? = nil
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: TargetSize.platform,
      views: """
        <RelativeLayout android:id="@+id/add" android:layout_width="match_parent"
            android:layout_height="wrap_content" android:clickable="true">
        <TextView android:id="@+id/a" android:text="Add" android:layout_height="wrap_content"/>
        <TextView android:\(relation)="@id/a" android:text="More" \(size)
            android:layout_height="wrap_content"/></RelativeLayout>
        """,
      findings: height.map {
        ["fail RelativeLayout \"add\" is \($0) dp high; minimum 48 by 48"]
      } ?? [])
  }

  private static func link(
    _ description: String, _ attributes: String, height: Int? = nil
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: TargetSize.platform,
      views: "<TextView android:text=\"Skip\" android:layout_width=\"wrap_content\" "
        + "android:layout_height=\"wrap_content\" android:clickable=\"true\" \(attributes)/>",
      files: ["drawable/bag.xml": "<vector android:width=\"20dp\" android:height=\"20dp\"/>"],
      findings: height.map { ["fail TextView \"Skip\" is \($0) dp high; minimum 48 by 48"] } ?? [])
  }

  private static let boxes = [
    LayoutFindingCase(
      testDescription: "a check box in a faint tint", rule: NonTextContrast(),
      views: "<CheckBox android:text=\"Gift\" android:buttonTint=\"#C6C6C6\"/>",
      root: "android:background=\"#FFFFFF\"",
      findings: ["review CheckBox \"Gift\" may have an icon contrast of 1.70:1; minimum 3:1"])
  ]

  private static func unused(_ description: String, code: String, _ finding: String)
    -> LayoutFindingCase
  {
    LayoutFindingCase(
      testDescription: description, rule: MissingLabel(), views: "<ImageButton/>",
      files: ["layout/other.xml": "<LinearLayout/>"], code: code, findings: [finding])
  }

  private static let unused = [
    unused(
      "a layout that no code names", code: "setContentView(R.layout.other)",
      "review ImageButton may have no label"),
    unused(
      "a layout that code names", code: "setContentView(R.layout.cart)",
      "fail ImageButton has no label"),
  ]
}
