import SwiftUI

/// Fields, a dialog of the app's own, and pages that one variable chooses.
struct AccountView: View {
  @State private var page = 0
  @State private var name = ""
  @State private var isAsking = false
  @State private var isDark = false

  var body: some View {
    VStack {
      if page == 0 {
        TextField("User name", text: $name)
          .accessibilityHint("4 to 10 characters")
      }
      if page == 1 {
        SecureField("Password", text: $name)
      }
      HStack {
        Text("Light").onTapGesture { isDark = false }
        Toggle("Dark mode", isOn: $isDark).labelsHidden()
      }
      Button("Delete account", role: .destructive) { isAsking = true }
      if isAsking {
        VStack {
          Text("Delete it for ever?")
          Button("Keep") { isAsking = false }
        }
        .background(Color.white)
      }
      ProgressView("Level", value: 40, total: 100)
    }
    .navigationTitle("Account")
  }
}
