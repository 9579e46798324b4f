internal import AccessibilityModel

/// The identifiers of views that the code of an app names, with the facts that the files which name them set on views.
///
/// A search for words in Kotlin and Java: it follows neither calls nor types, so a fact that it does not find is not
/// set, and one that it finds may belong to another view.
public struct AndroidCodeMentions: Sendable {
  /// The words of one file.
  public struct File: Sendable {
    /// By identifier, the line that names it first.
    var lines: [String: CodeEvidence.Location] = [:]
    /// The facts that the file sets on some view.
    var subjects: Set<CodeEvidence.Subject> = []
    /// The layouts that the file inflates or binds, with those in them; empty if it names none.
    var layouts: Set<String> = []
    /// The identifiers of toolbars that it sets up, which describes their navigation icons.
    var toolbars: Set<String> = []
    /// By fact, the identifiers of views on which it sets it directly.
    var members: [AndroidMember: Set<String>] = [:]
    /// By key of a preference, the line that names it first.
    var keys: [String: CodeEvidence.Location] = [:]
    /// The keys of preferences that constants hold, by the names of the constants.
    var constants: [String: String] = [:]
    /// The words that may be constants with the key of a preference that the file finds.
    var sought: [String: CodeEvidence.Location] = [:]
    /// The definitions of classes, if the file inflates layouts.
    var compounds: [String: CodeEvidence.Location] = [:]
    /// The identifiers of views that it names only to press, to show or to enable them.
    var pressed: Set<String> = []
    /// The functions that it defines.
    var functions: Set<String> = []
    /// By identifier of a view, the functions that get it as an argument.
    var passed: [String: Set<String>] = [:]
    /// By class that it defines, the classes before its body: the one that it extends, and those of its parameters.
    var headers: [String: Set<String>] = [:]
    /// Its classes, and what it names of others.
    var reach = AndroidReach.File()
    /// Whether the classes in it may say something of their views, or show texts.
    var describesViews = false
  }

  /// A line of a file about the views of some layouts.
  private struct Place: Sendable {
    var location: CodeEvidence.Location
    /// Empty if the file names none, so that it may be about any.
    var layouts: Set<String>
  }

  private let index: AndroidLayoutIndex
  /// By identifier and fact, the first line that names the identifier in a file that sets the fact.
  private let locations: [String: [CodeEvidence.Subject: CodeEvidence.Location]]
  private let names: Set<String>
  /// By identifier, the files that set up the toolbar.
  private let bars: [String: [Place]]
  /// By fact and identifier, the files that set it on the view.
  private let members: [AndroidMember: [String: [Place]]]
  /// By identifier, the files that name it.
  private let namings: [String: [Place]]
  /// By key and fact, the first line that names the key of a preference in a file that sets the fact.
  private let preferences: [String: [CodeEvidence.Subject: CodeEvidence.Location]]
  /// By name, the definitions of classes whose files inflate layouts.
  private let compounds: [String: CodeEvidence.Location]
  /// By name, the layouts that the file of such a class is about.
  private let compoundLayouts: [String: Set<String>]
  /// The classes that say nothing of their views, nor do those that they extend.
  private let silentClasses: Set<String>
  /// The layouts that code inflates or binds which something leads to, with those in them.
  private let shownLayouts: Set<String>
  /// By layout, a class whose file is about it and to which nothing leads.
  private let unreached: [String: String]
  /// How many files were searched.
  public let fileCount: Int

  /// - Parameter reached: whether something leads to each file.
  init(_ files: [File], _ index: AndroidLayoutIndex, reached: [Bool]) {
    var locations: [String: [CodeEvidence.Subject: CodeEvidence.Location]] = [:]
    var bars: [String: [Place]] = [:]
    var members: [AndroidMember: [String: [Place]]] = [:]
    var namings: [String: [Place]] = [:]
    var compounds: [String: CodeEvidence.Location] = [:]
    var compoundLayouts: [String: Set<String>] = [:]
    let functions = files.reduce(into: [String: Set<CodeEvidence.Subject>]()) { all, file in
      for name in file.functions { all[name, default: []].formUnion(file.subjects) }
    }
    for file in files {
      compounds.merge(file.compounds) { first, _ in first }
      for name in file.compounds.keys where compoundLayouts[name] == nil {
        compoundLayouts[name] = file.layouts
      }
      for (id, location) in file.lines {
        for subject in file.subjects where locations[id]?[subject] == nil {
          if file.pressed.contains(id), !Self.ofPresses.contains(subject) { continue }
          locations[id, default: [:]][subject] = location
        }
        // A function that gets the view may set all that its own file sets.
        for function in file.passed[id] ?? [] {
          for subject in functions[function] ?? [] where locations[id]?[subject] == nil {
            locations[id, default: [:]][subject] = location
          }
        }
        let place = Place(location: location, layouts: file.layouts)
        if file.toolbars.contains(id) { bars[id, default: []].append(place) }
        namings[id, default: []].append(place)
        for (fact, ids) in file.members where ids.contains(id) {
          members[fact, default: [:]][id, default: []].append(place)
        }
      }
    }
    AndroidClassHeaders.inherit(&compounds, &compoundLayouts, in: files)
    (self.locations, self.bars, self.members) = (locations, bars, members)
    preferences = Self.preferences(in: files)
    (self.compounds, self.index, self.namings) = (compounds, index, namings)
    self.compoundLayouts = compoundLayouts
    silentClasses = AndroidClassHeaders.silent(in: files)
    names = files.reduce(into: []) { $0.formUnion($1.lines.keys) }
    shownLayouts = zip(files, reached).reduce(into: []) {
      if $1.1 { $0.formUnion($1.0.layouts) }
    }
    unreached = zip(files, reached).reduce(into: [:]) { all, file in
      guard !file.1, let name = file.0.reach.classes.first else { return }
      for layout in file.0.layouts { all[layout] = all[layout] ?? name }
    }
    fileCount = files.count
  }

  /// Why no code seems to show a layout or one around it; nil if some does, or if none shows any layout.
  func reasonUnshown(_ layout: String) -> String? {
    guard !shownLayouts.isEmpty, !shownLayouts.contains(layout) else { return nil }
    let searched = "(searched \(fileCount) files in Kotlin and Java)"
    guard let name = unreached[layout] else {
      return "nothing refers to this layout \(searched)"
    }
    return "only \(name) refers to this layout, and nothing leads to that class \(searched)"
  }

  /// Layouts with all that is in them, however deep.
  func closure(of layouts: Set<String>) -> Set<String> { index.closure(of: layouts) }

  /// The facts that code sets if it only presses, shows or enables a view.
  private static let ofPresses: Set<CodeEvidence.Subject> = [
    .gesture, .target, .activation, .hidden,
  ]

  /// Whether a class of the app says nothing of its views: the files of it and of the classes of the app that it extends
  /// have no word for that.
  func isSilentClass(_ name: String) -> Bool { silentClasses.contains(name) }

  /// The layouts that the file of a class inflates, and so the views in it; empty for any other class.
  func layouts(ofCompound className: String) -> Set<String> { compoundLayouts[className] ?? [] }

  /// Whether any file names an identifier.
  func isNamed(_ id: String) -> Bool { names.contains(id) }

  /// Where code names an identifier first; nil if no file does.
  func location(naming id: String) -> CodeEvidence.Location? { namings[id]?.first?.location }

  /// Where code sets up the toolbar with an identifier; nil if no file does.
  ///
  /// - Parameter layout: the name of the layout that has the toolbar; nil for a toolbar of any layout.
  func locationOfBar(named id: String, in layout: String? = nil) -> CodeEvidence.Location? {
    bars[id]?.first { place in
      guard let layout, !place.layouts.isEmpty else { return true }
      return place.layouts.contains(layout) || index.layouts(with: id).count == 1
    }?.location
  }

  /// The layout whose view code names by an identifier.
  enum Owner: Hashable {
    /// No other layout has the identifier, or the file is about this one alone.
    case own
    /// The file is about another layout with the identifier, and not about this one.
    case other(String)
    /// The file may be about this layout, and another one has the identifier as well.
    case any(String)
  }

  /// Whose view code names at a place: many layouts of an app share identifiers.
  func owner(of id: String, namedAt location: CodeEvidence.Location, in layout: String) -> Owner {
    let own = index.closure(of: [layout])
    let owners = index.layouts(with: id)
    guard let other = owners.subtracting(own).min(),
      let place = namings[id]?.first(where: { $0.location == location })
    else { return .own }
    let named = owners.intersection(place.layouts)
    if named.isEmpty { return .any(other) }
    let others = named.subtracting(own)
    guard let first = others.min() else { return .own }
    return others.count == named.count ? .other(first) : .any(first)
  }

  private static func preferences(
    in files: [File]
  ) -> [String: [CodeEvidence.Subject: CodeEvidence.Location]] {
    let constants = files.reduce(into: [String: String]()) { all, file in
      all.merge(file.constants) { first, _ in first }
    }
    var preferences: [String: [CodeEvidence.Subject: CodeEvidence.Location]] = [:]
    for file in files {
      var keys = file.keys
      for (word, place) in file.sought {
        if let key = constants[word], keys[key] == nil { keys[key] = place }
      }
      for (key, place) in keys {
        for subject in file.subjects where preferences[key]?[subject] == nil {
          preferences[key, default: [:]][subject] = place
        }
      }
    }
    return preferences
  }

  /// Where code names the key of a preference in a file that sets some fact; nil if no file does.
  func location(
    ofPreference key: String, setting subject: CodeEvidence.Subject
  ) -> CodeEvidence.Location? {
    preferences[key]?[subject]
  }

  /// Whether code sets a fact directly on the view with an identifier in a layout, or in one that is in it; a text or a
  /// description in each file that names the view.
  ///
  /// Layouts share identifiers: it is that view only if no other layout which the file is about has the identifier.
  func sets(_ fact: AndroidMember, of id: String, in layout: String) -> Bool {
    guard let places = members[fact]?[id] else { return false }
    let files = Set(places.filter { isAbout(id, in: layout, $0) }.map(\.location.file))
    if Self.ofOneFile.contains(fact) {
      return !files.isEmpty
    }
    let names = namings[id]?.filter { isAbout(id, in: layout, $0) } ?? []
    return !files.isEmpty && names.allSatisfy { files.contains($0.location.file) }
  }

  /// The facts that one of the files which name a view settles.
  private static let ofOneFile: Set<AndroidMember> = [
    .click, .otherImage, .picture, .changedText, .stateByLook, .noFocus,
  ]

  /// The names of the colours that code gives the text of the view with an identifier in a layout.
  func textColors(of id: String, in layout: String) -> [String] {
    guard names.contains(id) else { return [] }
    return members.keys.compactMap { fact in
      guard case .textColor(let name) = fact, let places = members[fact]?[id] else { return nil }
      return places.contains { isAbout(id, in: layout, $0) } ? name : nil
    }.sorted()
  }

  /// Whether a file is about the view with an identifier in a layout, and about no other one with it.
  private func isAbout(_ id: String, in layout: String, _ place: Place) -> Bool {
    let owners = index.layouts(with: id)
    let own = place.layouts.isEmpty ? owners : owners.intersection(place.layouts)
    guard own.count == 1, let only = own.first else { return false }
    return only == layout || index.closure(of: [layout]).contains(only)
  }

  /// Where code defines a class whose file inflates a layout, and so the views in it; nil for any other class.
  func locationOfCompound(named className: String) -> CodeEvidence.Location? {
    compounds[className]
  }

  /// Where code names an identifier in a file that sets some fact on some view; nil if no file does.
  func location(of id: String, setting subject: CodeEvidence.Subject) -> CodeEvidence.Location? {
    locations[id]?[subject]
  }
}
