// States that only a look shows, names in one state, badges, options, headings by name.

extension CustomControlCase {
  static let states = [
    CustomControlCase(
      "a mark that the app's own modifier hides",
      #"""
      Button { isChosen.toggle() } label: {
        HStack { Text("A"); Image(systemName: "checkmark").hidden(when: !isChosen) }
      }
      """#,
      members: "@State var isChosen = false",
      types: """
        extension View {
          @ViewBuilder func hidden(when isHidden: Bool) -> some View { if isHidden { } else { self } }
        }
        """, findings: ["value-missing 5:1 review"]),
    CustomControlCase(
      "a button whose text an activity indicator replaces",
      #"Button { save() } label: { if isBusy { ProgressView() } else { Text("Save") } }"#,
      members: "@State var isBusy = false", findings: ["missing-label 5:1 review"]),
    CustomControlCase(
      "a button with an activity indicator beside its text",
      #"""
      Button { save() } label: {
        HStack { if isBusy { ProgressView() } else { Image(systemName: "tray") }; Text("Save") }
      }
      """#, members: "@State var isBusy = false", findings: []),
    CustomControlCase(
      "a button with a label, whose text an activity indicator replaces",
      #"""
      Button { save() } label: { if isBusy { ProgressView() } else { Text("Save") } }
        .accessibilityLabel("Save")
      """#, members: "@State var isBusy = false", findings: []),
    CustomControlCase(
      "a number at the corner of a symbol",
      #"""
      Button { open() } label: {
        Image("filter").padding(16).overlay(alignment: .topTrailing) { Text("\(count)") }
      }
      """#, members: "let count: Int", findings: ["missing-label 5:1"]),
    CustomControlCase(
      "a symbol of a bin in each row of a list",
      #"""
      ForEach(items) { item in
        HStack { Text(item.title); Button { remove(item) } label: { Image(systemName: "trash").padding(14) } }
      }
      """#, findings: ["missing-label 6:30 review"]),
    CustomControlCase(
      "a symbol of a bin for a whole screen",
      #"Button { remove() } label: { Image(systemName: "trash").padding(14) }"#,
      findings: ["missing-label 5:1 review"]),
    CustomControlCase(
      "a menu with the usual symbol",
      #"Menu { Text("A") } label: { Image(systemName: "ellipsis.circle").padding(14) }"#,
      findings: ["missing-label 5:1 review"]),
    CustomControlCase(
      "a row of texts and a picture with a tap",
      #"""
      HStack {
        Image("cover").accessibilityLabel("Cover"); Text("A"); Text("3:00")
      }.onTapGesture { play() }
      """#, findings: ["tappable-without-role 5:1"]),
    CustomControlCase(
      "options in rows, and no element of the picker",
      #"""
      Form { Picker("", selection: $kind) { Text("A"); Text("B") }.labelsHidden().pickerStyle(.inline) }
      """#, members: "@State var kind = 0", findings: []),
    CustomControlCase(
      "two actions that only the running app names",
      #"""
      HStack { Button("@\(first)") { a() }; Button("@\(second)") { b() } }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Post")
      """#, members: "let first: String; let second: String", findings: []),
    CustomControlCase(
      "a colour whose opacity a state decides",
      #"""
      ZStack { Color.black.opacity(isDim ? 0.2 : 0.4); Text("A").foregroundColor(.black) }
      """#, members: "@State var isDim = false", findings: []),
    CustomControlCase(
      "a button that does something with the text before it",
      #"VStack { Text("Referral code: A1"); Button("Copy referral code") { copy() } }"#,
      findings: []),
    CustomControlCase(
      "a heading by the name of the app's modifier",
      #"""
      VStack { Text("Messages").sectionHeading(); Text("None so far"); Button("Write") { write() } }
      """#,
      types: "extension View { func sectionHeading() -> some View { padding(8) } }",
      findings: ["role-missing 5:10 review"]),
    CustomControlCase(
      "a heading by the name of the app's font",
      #"""
      VStack { Text("Messages").font(.brand.title3); Text("None so far"); Button("Write") { write() } }
      """#, findings: ["role-missing 5:10 review"]),
    CustomControlCase(
      "a subtitle by the name of the app's font",
      #"""
      VStack { Text("Messages").font(.brand.subtitle); Text("None so far"); Button("Write") { write() } }
      """#, findings: []),
    CustomControlCase(
      "the sections of a long text",
      #"""
      VStack {
        Text("What we store").font(.headline)
        Text("We store your name and your address, so that we can send you what you have ordered.")
        Text("How long").font(.headline)
        Text("We store them for ten years, because the law asks for it, and delete them after that.")
      }
      """#, findings: ["role-missing 6:3 review"]),
    CustomControlCase(
      "lines of text in a low stack with space around them",
      #"""
      VStack { Text("Points").font(.headline); Text("Pages and covers") }.padding().frame(height: 90)
      """#, findings: ["text-clipped 5:10 review"]),
  ]
}
