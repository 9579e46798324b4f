import SwiftUI

/// Screens that a function makes for the items of a list.
struct TripsView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Rome", value: "rome")
        NavigationLink("Oslo", value: "oslo")
      }
      .navigationTitle("Trips")
      .navigationDestination(for: String.self) { trip(named: $0) }
      #if os(visionOS)
        .ornament { Text("2 trips") }
      #endif
    }
  }

  @ViewBuilder private func trip(named name: String) -> some View {
    switch name {
    case "rome": RomeView()
    default: OsloView()
    }
  }
}

struct RomeView: View {
  var body: some View {
    VStack {
      Text("Three days").accessibilityAddTraits(.isHeader)
      HStack {
        Text("Train")
        Text("9 hours")
      }
      .accessibilityElement(children: .combine)
      Button("Book") {}
    }
    .navigationTitle("Rome")
  }
}

struct OsloView: View {
  @State private var isBooking = false

  var body: some View {
    VStack {
      Button {
        isBooking = true
      } label: {
        if isBooking { ProgressView() } else { Text("Book") }
      }
      Image(decorative: "fjord")
    }
    .navigationTitle("Oslo")
  }
}
