/// The way the device is held, as far as a layout knows it.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}

/// The kind of device; all except iPhones sort rows like an iPad.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  case phone, pad, tv, mac
}

/// The direction in which a language is written.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case ltr, rtl
}

/// The platform of a hierarchy.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case iOS, tvOS, macOS, android
}

/// One screen of an app in one orientation: a forest of elements in document order.
///
/// The elements are an arena: pre-order, each with the index of its parent and of the end of its
/// subtree, so a subtree is a range and a traversal is a loop.
public struct Screen: Sendable {
  public var title: String?
  public var identifier: String?
  public var idiom: Idiom = .phone
  public var direction: LayoutDirection = .ltr
  /// BCP 47; nil if not stated.
  public var language: String?
  /// Whether the language was inferred from the device or from the letters in the labels; the app
  /// may use another.
  public var isLanguageInferred = false
  public var orientation: Orientation = .portrait
  /// In points; nil if not stated.
  public var size: Size?
  public var safeArea: EdgeInsets?
  /// Pixels per point (Android: per dp) of a capture in pixels; 1 for one in points.
  public var scale: Double = 1
  /// Whether the scale was not stated, so that sizes in points are estimates.
  public var isScaleInferred = false
  /// The factor by which frames may be larger than stated, where the scale is a guess; 1 if exact.
  public var scaleTolerance: Double = 1
  public var isFirstLaunch = false
  /// Counts the screens of a file from 0; the layouts of one screen share it.
  public var number = 0
  public var platform: Platform = .iOS
  /// Whether it was read from the source of a SwiftUI view.
  public var isSwiftUI = false
  /// Whether it is a screen of an Apple Watch or a TV, which have no orientation and other sizes of targets than a phone.
  public var isOfWatch = false
  /// Whether it is the content of a widget or of a Live Activity, to which the system gives a size.
  public var isOfWidget = false
  /// Whether the frames are those of an Interface Builder file, which the running app lays out
  /// again: findings about sizes and positions need review.
  public var framesAreDesignTime = false
  /// Whether its window has a title bar, but the file no title for it (macOS).
  public var isInUntitledWindow = false
  /// Why nothing seems to show it, a clause without a full stop: no segue of its Interface Builder file leads
  /// to it, or no name in the app's sources. Nil if something does, or if nothing is known.
  public var unmentioned: String?
  /// Whether the sources were read, and code of its controller sets a title, which a navigation bar shows.
  public var isTitledInCode = false
  /// Whether the frames were computed from those of the other orientation: no file and no capture
  /// has them.
  public var isComputed = false
  /// The source of a computed layout, as in “the constraints”; nil for a given one.
  public var computedFrom: String? {
    guard isComputed else { return nil }
    return solvedLayout == nil ? "the autoresizing masks" : "the constraints"
  }
  /// The result of solving the constraints, if that was done.
  public var solvedLayout: SolvedLayout?
  /// The canvas in Interface Builder; nil for every other format.
  public var canvas: Canvas?
  /// The data that its format provides, without data missing from this capture.
  public var capabilities: Capabilities = []
  /// Where a screenshot seems to show text that no element represents, in points.
  public var uncoveredTexts: [Rect] = []
  /// Why data is missing, and what provides it.
  public var limitations: [Limitation] = []
  public internal(set) var elements: [Element]

  public init() { elements = [] }

  /// Data missing from a capture, with the reason.
  public struct Limitation: Hashable, Sendable {
    public var capabilities: Capabilities
    /// Why the data is missing: a clause, lower case, without a full stop.
    public let reason: String
    /// The way to obtain the data: an imperative phrase, without a full stop; nil if there is none.
    public let remedy: String?
    /// The sources that do not include the data, in the plural; nil if the reason is another.
    private let source: String?
    /// The data that these sources may include and that is not read from them.
    private let unread: Capabilities

    public init(_ capabilities: Capabilities, reason: String, remedy: String? = nil) {
      self.capabilities = capabilities
      self.reason = reason
      self.remedy = remedy
      source = nil
      unread = []
    }

    /// - Parameters:
    ///   - source: for instance “page sources”, which never include the data.
    ///   - unread: the part of the data that they may include, but that is not read from them.
    public init(
      _ capabilities: Capabilities, missingFrom source: String, unread: Capabilities = [],
      remedy: String? = nil
    ) {
      self.capabilities = capabilities
      self.unread = unread
      reason = "\(source) do not include this data"
      self.remedy = remedy
      self.source = source
    }

    /// The reason for a rule that needs some of the data: “page sources do not include fonts”, or “value ranges are not
    /// read from SwiftUI sources”.
    public func reason(lacking data: Capabilities) -> String {
      guard let source else { return reason }
      let missing = data.intersection(capabilities)
      let never = missing.subtracting(unread).nouns
      if !never.isEmpty { return "\(source) do not include \(Self.list(never, "or"))" }
      let nouns = missing.nouns
      return nouns.isEmpty ? reason : "\(Self.list(nouns, "and")) are not read from \(source)"
    }

    /// “gestures, fonts or constraints”.
    private static func list(_ nouns: [String], _ conjunction: String) -> String {
      guard let last = nouns.last, nouns.count > 1 else { return nouns.first ?? "" }
      return "\(nouns.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
  }
}

extension Screen {
  /// The rectangle of the screen, in points: its size, else the frames that it holds.
  public var bounds: Rect {
    if let size { return Rect(x: 0, y: 0, width: size.width, height: size.height) }
    return roots.reduce(Rect.null) { $0.union(elements[$1].frame) }
  }

  /// Stops whose tops are closer than this, in points, are one row to VoiceOver: 8 on a phone, 13
  /// elsewhere (docs/evidence/voiceover.md#rows).
  public var rowTolerance: Double { idiom == .phone ? 8 : 13 }

  /// The indices of the elements that have no parent.
  public var roots: [Int] {
    var roots: [Int] = []
    var index = 0
    while index < elements.count {
      roots.append(index)
      index = Int(elements[index].end)
    }
    return roots
  }

  /// The index of the parent; nil for a root.
  public func parent(of index: Int) -> Int? {
    let parent = Int(elements[index].parent)
    return parent < 0 ? nil : parent
  }

  /// The element and everything below it.
  public func subtree(of index: Int) -> Range<Int> { index..<Int(elements[index].end) }

  /// Everything below the element.
  public func descendants(of index: Int) -> Range<Int> { (index + 1)..<Int(elements[index].end) }

  /// The indices of the children, in document order.
  public func children(of index: Int) -> Children { Children(elements, parent: index) }

  /// The indices of the ancestors, the nearest first.
  public func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { self.parent(of: $0) }.dropFirst()
  }

  public func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    ancestor < index && index < Int(elements[ancestor].end)
  }

  /// Whether one of two elements, neither of which contains the other, is drawn on top of the
  /// other: the later one, unless an Android dump states another order for the views that contain
  /// them (docs/evidence/android.md#drawing-order).
  public func isDrawn(_ one: Int, above other: Int) -> Bool {
    guard platform == .android, let orders = drawingOrders(of: one, and: other) else {
      return one > other
    }
    return orders.one > orders.other
  }

  /// Whether the file shows which of two elements is drawn on top; a dump of Android without drawing orders
  /// sorts views by their positions (docs/evidence/android.md#drawing-order).
  public func showsOrder(of one: Int, and other: Int) -> Bool {
    platform != .android || drawingOrders(of: one, and: other) != nil
  }

  /// The different orders that a dump states for the views that contain one of two elements but not
  /// the other.
  private func drawingOrders(of one: Int, and other: Int) -> (one: Int, other: Int)? {
    let first = elements[branch(of: one, without: other)]
    let second = elements[branch(of: other, without: one)]
    guard first.parent == second.parent, first.parent >= 0, first.drawingOrder > 0,
      second.drawingOrder > 0, first.drawingOrder != second.drawingOrder
    else { return nil }
    return (Int(first.drawingOrder), Int(second.drawingOrder))
  }

  /// The outermost view that contains one element but not the other.
  private func branch(of index: Int, without other: Int) -> Int {
    var branch = index
    while let parent = parent(of: branch), !isAncestor(parent, of: other) { branch = parent }
    return branch
  }

  /// The language of an element's texts: its own, else that of the nearest ancestor.
  public func language(of index: Int) -> String? {
    var next: Int? = index
    while let index = next {
      if let language = elements[index].language { return language }
      next = parent(of: index)
    }
    return language
  }

  /// Changes one element in place; the structure of the tree is unchanged.
  public mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
    change(&elements[index])
  }

  /// The children of one element.
  public struct Children: Sequence, IteratorProtocol {
    private let elements: [AccessibilityModel.Element]
    private var next_: Int
    private let end: Int

    init(_ elements: [AccessibilityModel.Element], parent: Int) {
      self.elements = elements
      self.next_ = parent + 1
      self.end = Int(elements[parent].end)
    }

    public mutating func next() -> Int? {
      guard next_ < end else { return nil }
      defer { next_ = Int(elements[next_].end) }
      return next_
    }
  }
}
