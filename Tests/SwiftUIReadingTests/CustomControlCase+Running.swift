// Rows, messages, heights and fields of texts that only the running app knows.

extension CustomControlCase {
  static let running = runningRows + runningMessages + runningHeights

  private static let card = """
    struct StatCard: View {
      let title: String
      let value: String
      let icon: String
      var body: some View {
        VStack(alignment: .leading) {
          HStack { Image(icon).accessibilityLabel("Trend"); Spacer() }
          Text(value)
          Text(title)
        }
      }
    }
    """

  private static let runningRows = [
    CustomControlCase(
      "a row of a loop with a number and a text",
      #"ForEach(steps) { step in HStack { Text("\(step.number)."); Text(step.words) } }"#,
      findings: ["row-not-grouped 5:26 review"]),
    CustomControlCase(
      "such a row as one element",
      #"""
      ForEach(steps) { step in
        HStack { Text("\(step.number)."); Text(step.words) }.accessibilityElement(children: .combine)
      }
      """#, findings: []),
    CustomControlCase(
      "such a row that is a button",
      #"""
      ForEach(steps) { step in
        Button { open(step) } label: { HStack { Text("\(step.number)."); Text(step.words) }.padding(20) }
      }
      """#, findings: []),
    CustomControlCase(
      "a row of a loop in the branch that is not shown first",
      #"""
      if members.isEmpty { VStack { Text("A"); Text("B"); Text("C"); Text("D"); Button("E") {}; Text("F") } } else {
        ForEach(members) { member in HStack { Text(member.name); Text(member.role); Text(member.date) } }
      }
      """#, findings: ["row-not-grouped 6:32"]),
    CustomControlCase(
      "a card at two places",
      #"""
      VStack {
        StatCard(title: "Rank", value: "\(rank)", icon: "rank")
        StatCard(title: "Lap", value: "\(lap)", icon: "lap")
      }
      """#, types: card, findings: ["row-not-grouped 16:5 review"]),
    CustomControlCase(
      "a card at one place", #"StatCard(title: "Rank", value: "\(rank)", icon: "rank")"#,
      types: card, findings: []),
    CustomControlCase(
      "cards as one element each",
      #"""
      VStack {
        StatCard(title: "Rank", value: "\(rank)", icon: "rank").accessibilityElement(children: .combine)
        StatCard(title: "Lap", value: "\(lap)", icon: "lap").accessibilityElement(children: .combine)
      }
      """#, types: card, findings: []),
    CustomControlCase(
      "a view of the app around other content at two places",
      #"""
      VStack {
        Panel { Text("A"); Text("B") }
        Panel { Text("C"); Text("D") }
      }
      """#,
      types: """
        struct Panel<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { content } }
        }
        """, findings: []),
    CustomControlCase(
      "a value after its words", #"HStack { Text("Coach:"); Text(team.coach) }"#,
      findings: ["row-not-grouped 5:10 review"]),
    CustomControlCase(
      "the start of a sentence", #"HStack { Text("Welcome,"); Text(user.name) }"#, findings: []),
    CustomControlCase(
      "names in one column, amounts in another",
      #"""
      HStack {
        VStack { Text("Sum"); Text("Extras"); Text("Delivery") }
        Spacer()
        VStack { Text(order.sum); Text(order.extras); Text(order.delivery) }
      }
      """#, findings: ["row-not-grouped 6:12 review"]),
    CustomControlCase(
      "two columns of one text and its note",
      #"""
      HStack {
        VStack { Text(order.name); Text(order.date) }
        VStack { Text(order.sum); Text(order.state) }
      }
      """#, findings: []),
  ]

  private static let runningMessages = [
    CustomControlCase(
      "a result that a button sets",
      #"VStack { Text(message ?? ""); Button("Send") { Task { message = await send() } }.frame(width: 99, height: 44) }"#,
      members: "@State private var message: String?", findings: ["status-not-announced 5:10 review"]
    ),
    CustomControlCase(
      "a result that a function of a button sets",
      #"VStack { Text("Total: \(total)"); Button("Add", action: add).frame(width: 99, height: 44) }"#,
      members: "@State var total = 0.0\nfunc add() { total = sum() }",
      findings: ["status-not-announced 6:10 review"]),
    CustomControlCase(
      "a result of a model",
      #"VStack { if let note = model.note { Text(note) }; Button("Send") { model.send() }.frame(width: 99, height: 44) }"#,
      members: "@StateObject var model = Model()",
      types: """
        final class Model: ObservableObject {
          @Published var note: String?
          func send() { note = server.reply() }
        }
        """, findings: ["status-not-announced 5:37 review"]),
    CustomControlCase(
      "a number that two buttons step",
      #"""
      HStack {
        Button("Remove one") { count -= 1 }.frame(width: 99, height: 44)
        Text("\(count)")
        Button("Add one") { count += 1 }.frame(width: 99, height: 44)
      }
      """#, members: "@State var count = 1", findings: ["status-not-announced 7:3 review"]),
    CustomControlCase(
      "a result that is announced",
      #"VStack { Text(message ?? ""); Button("Send") { message = reply(); announce(message) }.frame(width: 99, height: 44) }"#,
      members: "@State private var message: String?", findings: []),
    CustomControlCase(
      "a text that is there once the screen has appeared",
      #"Text(name ?? "").onAppear { name = load() }"#,
      members: "@State private var name: String?", findings: []),
    CustomControlCase(
      "a text that a field edits",
      #"VStack { Text(name); TextField("Name", text: $name); Button("Clear") { name = start() }.frame(width: 99, height: 44) }"#,
      members: #"@State private var name = """#, findings: []),
    CustomControlCase(
      "the text of the pressed button",
      #"Button { title = next() } label: { Text(title) }.frame(width: 99, height: 70)"#,
      members: #"@State private var title = "A""#, findings: []),
  ]

  private static let runningHeights = [
    CustomControlCase(
      "a text in a height for its usual size",
      #"Text("Sign in").frame(height: 50)"#, findings: ["text-clipped 5:1 review"]),
    CustomControlCase(
      "a text in a least height", #"Text("Sign in").frame(minHeight: 50)"#, findings: []),
    CustomControlCase(
      "a text in a height for the largest size", #"Text("Sign in").frame(height: 70)"#, findings: []
    ),
    CustomControlCase(
      "a line with a picture in a low height",
      #"HStack { Image(decorative: "fire"); Text("\(energy) kcal").font(.caption) }.frame(width: 90, height: 30)"#,
      findings: ["text-clipped 5:37 review"]),
    CustomControlCase(
      "a field in a low height",
      #"TextField("Name", text: $name).padding(15).frame(height: 50)"#,
      findings: ["text-clipped 5:1 review"]),
    CustomControlCase(
      "a field that starts with a value",
      #"TextField("Account", text: $account)"#, members: #"@State var account = "94486""#,
      findings: ["placeholder-only-field 5:1 review"]),
    CustomControlCase(
      "such a field below its title",
      #"VStack { Text("Account"); TextField("Account", text: $account) }"#,
      members: #"@State var account = "94486""#, findings: []),
    CustomControlCase(
      "a marker whose colour alone tells a fact",
      #"""
      VStack { Image(decorative: "plane").foregroundStyle(plane.isEmergency ? .red : .white); Text(plane.name) }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .onTapGesture { open() }
      """#, findings: ["value-missing 5:1 review"]),
  ]
}
