import SwiftUI

/// A list with a search, a toolbar and rows of its own.
struct ShopView: View {
  @State private var query = ""
  @State private var isGift = false
  @State private var amount = 1
  private let products = ["Apples", "Bread"]

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(products, id: \.self) { product in
            ProductRow(name: product, price: "2 euros")
          }
        }
        Section("Order") {
          Toggle("Wrap as a gift", isOn: $isGift)
          Stepper("Amount", value: $amount)
          NavigationLink("Delivery") { DeliveryView() }
        }
      }
      .navigationTitle("Shop")
      .searchable(text: $query, prompt: "Search products")
      .toolbar {
        Button { } label: { Image(systemName: "cart.badge.plus") }
          .accessibilityLabel("Add to cart")
      }
    }
  }
}

/// A part of ``ShopView``.
struct ProductRow: View {
  let name: String
  let price: String

  var body: some View {
    HStack {
      Image(decorative: "leaf")
      Text(name)
      Spacer()
      Text(price)
    }
  }
}

/// A screen that the shop pushes, with controls of its own.
struct DeliveryView: View {
  @State private var isExpress = false
  @State private var day = 0

  var body: some View {
    VStack {
      Text("When?").font(.title).accessibilityAddTraits(.isHeader)
      HStack {
        Image(systemName: isExpress ? "checkmark.square" : "square").accessibilityHidden(true)
        Text("Express")
      }
      .onTapGesture { isExpress.toggle() }
      Button("Tomorrow") { day = 1 }
        .background(day == 1 ? Color.green : Color.gray)
      HStack {
        Text("4.5")
        Image(systemName: "star.fill")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rated 4.5 of 5")
      TextField("Street", text: .constant(""), prompt: Text("Main Street 1"))
    }
    .navigationTitle("Delivery")
  }
}
