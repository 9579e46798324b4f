import SwiftUI

/// Custom controls: an adjustable one, a representation, actions, a card of one stop.
struct PlayerView: View {
  @State private var volume = 4
  @State private var isLiked = false

  var body: some View {
    VStack {
      ZStack {
        Color.black
        Text("Morning").foregroundStyle(.white).font(.title)
      }
      Circle()
        .gesture(DragGesture().onChanged { _ in })
        .accessibilityElement()
        .accessibilityLabel("Volume")
        .accessibilityValue("4 of 10")
        .accessibilityAdjustableAction { _ in }
      Button { isLiked.toggle() } label: { Image(systemName: isLiked ? "heart.fill" : "heart") }
        .accessibilityLabel("Like")
        .accessibilityAddTraits(isLiked ? .isSelected : [])
      VStack {
        Text("Next: Evening")
        Text("3 minutes")
        Button("Play now") {}
      }
      .accessibilityElement(children: .combine)
      Link("Lyrics", destination: URL(string: "https://example.com")!)
    }
  }
}
