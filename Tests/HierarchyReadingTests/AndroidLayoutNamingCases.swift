import AccessibilityModel
import Testing

// Names that a layout leaves to code, to toolbars and to preferences.

/// A toolbar, code, and what is known of the label of its navigation button.
struct NavigationCase: CustomTestStringConvertible {
  var testDescription: String
  var id = "android:id=\"@+id/bar\""
  var code: String
  var label: CodeEvidence.Answer
  /// Whether the name is elsewhere, and no question.
  var isDescribed = false

  static let all = [
    NavigationCase(
      testDescription: "no identifier", id: "", code: "setSupportActionBar(bar)",
      label: .notSet("its toolbar has no identifier")),
    NavigationCase(
      testDescription: "an action bar", code: "setSupportActionBar(findViewById(R.id.bar))",
      label: .unknown("Cart.kt:1 names bar, and the file describes navigation icons"),
      isDescribed: true),
    NavigationCase(
      testDescription: "code that only listens",
      code: "bar.setNavigationOnClickListener { finish() }; icon.contentDescription = title",
      label: .notSet("no file in Kotlin and Java that names bar describes its navigation icon")),
  ]
}

/// The root of a layout, and whether code gives it its text.
struct RootControlCase: CustomTestStringConvertible {
  var testDescription: String { name }
  var name: String
  var isNamedByCode: Bool

  static let all = [
    RootControlCase(name: "RadioButton", isNamedByCode: true),
    RootControlCase(name: "com.google.android.material.chip.Chip", isNamedByCode: true),
    RootControlCase(
      name: "com.google.android.material.materialswitch.MaterialSwitch", isNamedByCode: true),
    RootControlCase(name: "ImageButton", isNamedByCode: false),
  ]
}

/// A preference, and its summary as it is read.
struct SummaryCase: CustomTestStringConvertible {
  var testDescription: String { "\(name): \(summary) \(attributes) \(code)" }
  var name: String
  var summary: String
  var hint: String?
  var code = ""
  var attributes = ""

  static let all = [
    SummaryCase(name: "ListPreference", summary: "Dark or light", hint: "Dark or light"),
    SummaryCase(name: "ListPreference", summary: "%s", hint: nil),
    SummaryCase(name: "DropDownPreference", summary: "Now %1$s", hint: nil),
    SummaryCase(name: "com.example.DurationPreference", summary: "%s ago", hint: nil),
    SummaryCase(name: "Preference", summary: "Now %s", hint: "Now %s"),
    SummaryCase(
      name: "Preference", summary: "Now %s", hint: nil,
      attributes: "app:useSimpleSummaryProvider=\"true\""),
    SummaryCase(
      name: "Preference", summary: "Now %s", hint: nil,
      code: "findPreference<Preference>(\"theme\")?.summary = name",
      attributes: "android:key=\"theme\""),
    SummaryCase(
      name: "Preference", summary: "Now %s", hint: nil,
      code: "findPreference(getString(R.string.key_theme)).setSummary(name)",
      attributes: "android:key=\"@string/key_theme\""),
    SummaryCase(
      name: "Preference", summary: "Now %s", hint: nil,
      code: "const val KEY_THEME = \"theme\"; requirePreference(KEY_THEME).setSummary(name)",
      attributes: "android:key=\"theme\""),
    SummaryCase(
      name: "Preference", summary: "Now %s", hint: "Now %s",
      code: "findPreference(\"font\").setSummary(theme)", attributes: "android:key=\"theme\""),
    SummaryCase(
      name: "Preference", summary: "Now %s", hint: "Now %s",
      code: "findPreference(\"theme\").setVisible(true)", attributes: "android:key=\"theme\""),
  ]
}
