// Rows, limits of texts, sizes of symbols, messages and forms.

extension CustomControlCase {
  /// Rows of a loop, and lines of two texts.
  static let rows = [
    CustomControlCase(
      "a row of a loop with three stops",
      "ForEach(bills) { bill in HStack { Text(bill.name); Text(bill.date); Text(bill.price) } }",
      findings: ["row-not-grouped 5:26"]),
    CustomControlCase(
      "a combined row of a loop",
      #"""
      ForEach(bills) { bill in
        HStack { Text(bill.name); Text(bill.date); Text(bill.price) }
          .accessibilityElement(children: .combine)
      }
      """#, findings: []),
    CustomControlCase(
      "a row of a list, which is one element",
      "List(bills) { bill in HStack { Text(bill.name); Text(bill.date); Text(bill.price) } }",
      findings: []),
    CustomControlCase(
      "a row of a list with a control of its own",
      #"""
      List(bills) { bill in
        HStack {
          Text(bill.name); Text(bill.date); Text(bill.price)
          Button("Pay") { pay(bill) }
        }
      }
      """#, findings: ["row-not-grouped 6:3"]),
    CustomControlCase(
      "a row with two controls",
      #"""
      ForEach(bills) { bill in
        VStack {
          Text(bill.name); Text(bill.date); Text(bill.price)
          Button("Pay") { pay(bill) }
          Button("Delete") { delete(bill) }
        }
      }
      """#, findings: ["row-not-grouped 6:3 review"]),
    CustomControlCase(
      "a part of the page for each month",
      #"""
      ForEach(months) { month in
        VStack {
          Text(month.name).accessibilityAddTraits(.isHeader)
          Text(month.sum); Text(month.tax); Text(month.total)
        }
      }
      """#, findings: []),
    CustomControlCase(
      "pages",
      #"""
      TabView {
        ForEach(tips) { tip in VStack { Text(tip.title); Text(tip.text); Text(tip.source) } }
      }
      .tabViewStyle(.page)
      """#, findings: []),
    CustomControlCase(
      "a label and its value",
      #"HStack { Text("Total"); Spacer(); Text(total) }"#, findings: ["row-not-grouped 5:10 review"]
    ),
    CustomControlCase(
      "three labels with their values",
      #"""
      VStack { line("Net", net); line("Tax", tax); line("Total", total) }
      """#,
      members: """
        func line(_ title: String, _ value: String) -> some View {
          HStack { Text(title).frame(width: 90, alignment: .leading); Text(value) }
        }
        """, findings: ["row-not-grouped 4:12"]),
    CustomControlCase(
      "a label and its value in a list",
      #"List { HStack { Text("Total"); Spacer(); Text(total) } }"#, findings: []),
    CustomControlCase(
      "two texts before a spacer", "HStack { Text(author); Text(date); Spacer() }", findings: []),
    CustomControlCase(
      "two texts in a sentence", #"HStack { Text("From"); Text(city) }"#, findings: []),
    CustomControlCase(
      "a title and what belongs to it",
      #"HStack { Text("Trips").font(.headline); Spacer(); Text("3 of 5") }"#, findings: []),
  ]

  /// Texts that do not get the room that they need when they grow.
  static let limits = [
    CustomControlCase(
      "one line for a text of the app", "Text(trip.name).lineLimit(1)",
      findings: ["text-clipped 5:1 review"]),
    CustomControlCase(
      "one line for all texts of a stack",
      "VStack { Text(trip.name); Text(trip.place) }.lineLimit(1)",
      findings: ["text-clipped 5:10 review"]),
    CustomControlCase(
      "one line that shrinks", "Text(trip.name).lineLimit(1).minimumScaleFactor(0.5)", findings: []),
    CustomControlCase("one line for a word", #"Text("Total").lineLimit(1)"#, findings: []),
    CustomControlCase("one line for a number", #"Text("\(count)").lineLimit(1)"#, findings: []),
    CustomControlCase(
      "two lines in a low frame",
      "Text(app.name).font(.caption).lineLimit(2).frame(width: 64, height: 32)",
      findings: ["text-clipped 5:1 review"]),
    CustomControlCase("two lines", "Text(trip.name).lineLimit(2)", findings: []),
    CustomControlCase(
      "one line that is too short at every size",
      #"Text("All trips of the last months").lineLimit(1).frame(maxWidth: 100)"#,
      findings: ["text-clipped 5:1"]),
    CustomControlCase(
      "a width that is less than a word at twice its size",
      #"Text("Destination").frame(width: 90)"#, findings: ["text-clipped 5:1 review"]),
    CustomControlCase(
      "a width that is enough for each word", #"Text("Where to").frame(width: 140)"#, findings: []),
    CustomControlCase(
      "texts that outgrow a screen without a scroll view",
      #"""
      VStack {
        Text("Welcome to the app of the city").font(.largeTitle)
        Text("Here you find all that you need to know before you travel, and what to do on the way. Then choose a stop.")
        Button("Next") { next() }
      }
      .navigationTitle("Welcome")
      """#, findings: ["text-clipped 7:3 review"]),
    CustomControlCase(
      "the same texts in a scroll view",
      #"""
      ScrollView {
        Text("Welcome to the app of the city").font(.title3)
        Text("Here you find all that you need to know before you travel, and what to do on the way. Then choose a stop.")
        Button("Next") { next() }
      }
      .navigationTitle("Welcome")
      """#, findings: []),
  ]

  /// Areas of touches that have the size of a symbol or a line of text.
  static let touches = [
    CustomControlCase(
      "a symbol without a frame",
      #"Button { add() } label: { Image(systemName: "magnifyingglass") }"#,
      findings: ["target-size-platform 5:1 review"]),
    CustomControlCase(
      "a symbol with padding",
      #"Button { add() } label: { Image(systemName: "magnifyingglass").padding(12) }"#, findings: []
    ),
    CustomControlCase(
      "a symbol with a frame",
      #"Button { add() } label: { Image(systemName: "magnifyingglass").frame(width: 44, height: 44) }"#,
      findings: []),
    CustomControlCase(
      "a large symbol",
      #"Button { add() } label: { Image(systemName: "magnifyingglass").font(.largeTitle) }"#,
      findings: []),
    CustomControlCase(
      "a symbol in a tool bar",
      #"""
      Text("Cart").navigationTitle("Cart").toolbar {
        Button { add() } label: { Image(systemName: "magnifyingglass") }
      }
      """#, findings: []),
    CustomControlCase(
      "a symbol in a style that draws around it",
      #"Button { add() } label: { Image(systemName: "magnifyingglass") }.buttonStyle(.bordered)"#,
      findings: []),
    CustomControlCase(
      "a low pill",
      #"Button { edit() } label: { Text("Edit").padding(.vertical, 6).background(Color.red) }"#,
      findings: ["target-size-platform 5:1 review"]),
    CustomControlCase(
      "a pill that is high enough",
      #"Button { edit() } label: { Text("Edit").padding(.vertical, 14) }"#, findings: []),
    CustomControlCase("a text alone", #"Button("Edit") { edit() }"#, findings: []),
    CustomControlCase(
      "a size by a constant",
      #"Button { add() } label: { Image(systemName: "magnifyingglass").frame(width: Layout.side, height: Layout.side) }"#,
      members: "enum Layout { static let side: CGFloat = 30 }",
      findings: ["target-size-platform 5:1"]),
    CustomControlCase(
      "a font by a constant", #"Text("Total").font(.system(size: Self.size))"#,
      members: "static let size = 30.0", findings: ["dynamic-type-unsupported 5:1"]),
  ]

  /// Messages that appear, and what fields and bars say.
  static let forms = [
    CustomControlCase(
      "an error that appears",
      #"Button("Pay") { pay() }; if let error { Text(error) }"#,
      members: "@State var error: String?", findings: ["status-not-announced 5:41 review"]),
    CustomControlCase(
      "an error that the code announces",
      #"Button("Pay") { pay() }; if let error { Text(error) }"#,
      members: """
        @State var error: String?; func pay() { error = "No"; AccessibilityNotification.Announcement("No").post() }
        """, findings: []),
    CustomControlCase(
      "an error to which the cursor moves",
      #"""
      Button("Pay") { pay() }
        .onChange(of: error) { isFocused = true }
      if let error { Text(error) }
      """#,
      members: "@State var error: String?; @AccessibilityFocusState var isFocused: Bool",
      findings: []),
    CustomControlCase(
      "a button that copies", #"Button("Copy") { UIPasteboard.general.string = code }"#,
      findings: ["status-not-announced 5:1 review"]),
    CustomControlCase(
      "a button that copies by a function", #"Button("Copy", action: copy)"#,
      members: "func copy() { UIPasteboard.general.string = code }",
      findings: ["status-not-announced 5:1 review"]),
    CustomControlCase(
      "a button that copies and shows a message",
      #"Button("Copy") { UIPasteboard.general.string = code; message = "Copied" }"#,
      findings: []),
    CustomControlCase(
      "a text for no errors",
      #"Button("Try") { go() }; if errors.isEmpty { Text("No errors") }"#,
      members: "@State var errors: [String] = []", findings: []),
    CustomControlCase(
      "a blue text without a tap", #"Text("Light").foregroundColor(.blue)"#,
      findings: ["text-contrast 5:1 review"]),
    CustomControlCase(
      "a text that a choice shows",
      #"Button("Show the bill") { isLong = true }; if isLong { Text(details) }"#,
      members: "@State var isLong = false", findings: []),
    CustomControlCase(
      "an amount in large letters of a fixed size",
      #"Text("42 days").font(.system(size: 40, weight: .bold))"#, findings: []),
    CustomControlCase(
      "a faint symbol beside its title",
      #"HStack { Image(systemName: "bolt").foregroundColor(.yellow); VStack { Text("Fast"); Text("Safe") } }.navigationTitle("Cart")"#,
      findings: ["image-missing-label 5:10 review"]),
    CustomControlCase(
      "a text with space around it in a fixed height",
      #"Text("Sign in").padding().frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)"#,
      findings: ["text-clipped 5:1 review"]),
    CustomControlCase(
      "a text with little space around it",
      #"Text("Sign in").padding(2).frame(height: 60)"#, findings: []),
    CustomControlCase(
      "a field whose placeholder is its value so far",
      #"VStack { HStack { Text("Name"); Spacer() }; TextField(brand.name ?? "", text: $name) }"#,
      findings: ["placeholder-only-field 5:45 review"]),
    CustomControlCase(
      "an error in the text of a library",
      #"if let error = model.error { BrandText(error, style: .caption) }"#,
      findings: ["status-not-announced 5:30 review"]),
    CustomControlCase(
      "a text of a library on a colour",
      #"VStack { BrandText("Total", style: .caption) }.background(.black)"#, findings: []),
    CustomControlCase(
      "two fields with titles as placeholders",
      #"Form { TextField("Street", text: $street); TextField("Town", text: $town) }"#,
      findings: ["placeholder-only-field 5:8 review"]),
    CustomControlCase(
      "two fields below texts",
      #"""
      VStack {
        Text("Street"); TextField("Street", text: $street)
        Text("Town"); TextField("Town", text: $town)
      }
      """#, findings: []),
    CustomControlCase(
      "one field", #"TextField("Message", text: $message)"#, findings: []),
    CustomControlCase(
      "a field for a title", #"TextField("Title", text: $title)"#, findings: []),
    CustomControlCase(
      "a text that is still to be written", #"Text("TODO")"#, findings: ["label-is-stub 5:1"]),
    CustomControlCase(
      "a prompt in a faint colour",
      #"""
      TextField("Street", text: $street, prompt: Text("Street").foregroundStyle(Color(white: 0.8)))
        .background(Color.white)
      """#, findings: ["text-contrast 5:1", "text-contrast 5:44"]),
    CustomControlCase(
      "entered text in a faint colour",
      #"TextField("Street", text: $street).foregroundStyle(Color(white: 0.8)).background(.white)"#,
      findings: ["text-contrast 5:1"]),
    CustomControlCase(
      "a bar that measures something unnamed", "ProgressView(value: part)",
      findings: ["missing-label 5:1 review"]),
    CustomControlCase(
      "a bar with a name", #"ProgressView("Upload", value: part)"#, findings: []),
    CustomControlCase(
      "segments without a title",
      #"Picker("", selection: $size) { Text("S").tag(0); Text("L").tag(1) }.pickerStyle(.segmented)"#,
      findings: ["group-missing-label 5:1 review"]),
    CustomControlCase(
      "segments with a title",
      #"Picker("Size", selection: $size) { Text("S").tag(0); Text("L").tag(1) }.pickerStyle(.segmented)"#,
      findings: []),
    CustomControlCase("an activity indicator", "ProgressView()", findings: []),
  ]
}
