// Texts and activity indicators that appear once users have done something.

extension CustomControlCase {
  private static let send =
    #"Button("Send") { Task { isSending = true; await send(); isSending = false } }.frame(width: 99, height: 44)"#
  private static let model = """
    @MainActor final class Model: ObservableObject {
      enum State { case idle, loading, failed(String), done }
      @Published var state = State.idle
      @Published var messages: [Message] = []
      func load() async { state = .loading; state = await server.get() ? .done : .failed("No network") }
      func send(_ text: String) { messages.append(Message(text: text)) }
    }
    """
  private static let load =
    #"Button("Load") { Task { await model.load() } }.frame(width: 99, height: 44)"#

  static let answers = [
    CustomControlCase(
      "an activity indicator while a button works",
      "VStack { \(send); if isSending { ProgressView() } }",
      members: "@State var isSending = false", findings: ["status-not-announced 5:133 review"]),
    CustomControlCase(
      "words while a button works",
      #"VStack { \#(send); if isSending { Text("Sending…") } }"#,
      members: "@State var isSending = false", findings: ["status-not-announced 5:133 review"]),
    CustomControlCase(
      "an activity indicator while the screen loads",
      "VStack { if isLoading { ProgressView() }; Text(title) }.task { await load(); isLoading = false }",
      members: "@State var isLoading = true", findings: []),
    CustomControlCase(
      "an activity indicator whose end code announces",
      "VStack { \(send); if isSending { ProgressView() } }.onChange(of: isSending) { announce($0) }",
      members: "@State var isSending = false", findings: []),
    CustomControlCase(
      "a confirmation that a button shows",
      #"""
      VStack {
        Button("Book") { showConfirmation = true }.frame(width: 99, height: 44)
        if showConfirmation { Text("Your table is booked") }
      }
      """#, members: "@State var showConfirmation = false",
      findings: ["status-not-announced 7:25 review"]),
    CustomControlCase(
      "details that a button shows",
      #"""
      VStack {
        Button("Details") { showDetails = true }.frame(width: 99, height: 44)
        if showDetails { Text("Two rooms and a garden") }
      }
      """#, members: "@State var showDetails = false", findings: []),
    CustomControlCase(
      "the cases of a state that a button changes",
      #"""
      VStack {
        \#(load)
        switch model.state {
        case .idle: EmptyView()
        case .loading: ProgressView()
        case .failed(let reason): Text(reason)
        case .done: Text("Up to date")
        }
      }
      """#, members: "@StateObject var model = Model()", types: model,
      findings: ["status-not-announced 9:18 review"]),
    CustomControlCase(
      "the cases of what a row shows",
      #"""
      switch item.kind {
      case .error: Text("Broken")
      default: Text("Whole")
      }
      """#, members: "let item: Item", findings: []),
    CustomControlCase(
      "messages that are added to a conversation",
      #"""
      VStack {
        ForEach(model.messages) { message in Text(message.text) }
        TextField("Message", text: $draft)
        Button("Send") { model.send(draft) }.frame(width: 99, height: 44)
      }
      """#, members: "@StateObject var model = Model()\n@State var draft = \"\"", types: model,
      findings: ["status-not-announced 7:40 review"]),
    CustomControlCase(
      "messages that code announces",
      #"""
      VStack {
        ForEach(model.messages) { message in Text(message.text) }
        TextField("Message", text: $draft)
        Button("Send") { model.send(draft) }.frame(width: 99, height: 44)
      }
      .onChange(of: model.messages.count) { announceLast() }
      """#, members: "@StateObject var model = Model()\n@State var draft = \"\"", types: model,
      findings: []),
    CustomControlCase(
      "a list of messages without a field to write one",
      "List { ForEach(model.messages) { message in Text(message.text) } }",
      members: "@StateObject var model = Model()", types: model, findings: []),
  ]
}
