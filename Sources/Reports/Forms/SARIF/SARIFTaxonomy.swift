internal import Auditing
internal import SourceText

/// A standard in SARIF, with the parts that the rules of a run check.
struct SARIFTaxonomy {
  struct Taxon: Hashable {
    let id: String
    let name: String
    let address: String?
  }

  let name: String
  let fullName: String
  let version: String
  let organization: String
  let address: String
  /// Unique for each standard and version, and constant.
  let guid: String
  let taxa: [Taxon]
  private let taxon: @Sendable (Criterion) -> Taxon?

  private init(
    name: String, fullName: String, version: String, organization: String, address: String,
    guid: String, criteria: [Criterion], taxon: @escaping @Sendable (Criterion) -> Taxon?
  ) {
    self.name = name
    self.fullName = fullName
    self.version = version
    self.organization = organization
    self.address = address
    self.guid = guid
    self.taxon = taxon
    taxa = Set(criteria.compactMap(taxon)).sorted { Self.precedes($0.id, $1.id) }
  }

  static func wcag(_ criteria: [Criterion]) -> SARIFTaxonomy {
    SARIFTaxonomy(
      name: "WCAG", fullName: "Web Content Accessibility Guidelines", version: "2.2",
      organization: "W3C", address: "https://www.w3.org/TR/WCAG22/",
      guid: "6c1f0b52-9f43-4c3e-8f0e-0d7a4d1b2a22", criteria: criteria
    ) { criterion in
      SuccessCriterion(criterion.wcag).map {
        Taxon(id: $0.number, name: $0.title, address: $0.address)
      }
    }
  }

  static func european(_ criteria: [Criterion]) -> SARIFTaxonomy {
    SARIFTaxonomy(
      name: "EN 301 549", fullName: "EN 301 549, chapter 11: Software", version: "3.2.1",
      organization: "ETSI, CEN, CENELEC",
      address: "https://www.etsi.org/deliver/etsi_en/301500_301599/301549/",
      guid: "2b9c7d10-4e8a-4f55-b1c6-5a3e9f7d3211", criteria: criteria
    ) { criterion in
      guard let clause = EuropeanClause(criterion),
        let title = SuccessCriterion(criterion.wcag)?.title
      else { return nil }
      return Taxon(id: clause.number, name: title, address: nil)
    }
  }

  func taxa(of rule: RuleDescription) -> [Taxon] { rule.criteria.compactMap(taxon) }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("fullName", fullName)
      json.member("version", version)
      json.member("organization", organization)
      json.member("informationUri", address)
      json.member("guid", guid)
      json.member("isComprehensive", false)
      json.key("taxa")
      json.array(taxa) { json, taxon in
        json.object { json in
          json.member("id", taxon.id)
          json.member("name", taxon.name)
          json.text("shortDescription", taxon.name)
          if let address = taxon.address { json.member("helpUri", address) }
        }
      }
    }
  }

  func reference(index: Int, to json: inout JSONWriter) {
    json.member("name", name)
    json.member("index", index)
    json.member("guid", guid)
  }

  func relationship(to taxon: Taxon, index: Int, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("target")
      json.object { json in
        json.member("id", taxon.id)
        if let place = taxa.firstIndex(of: taxon) { json.member("index", place) }
        json.key("toolComponent")
        json.object { reference(index: index, to: &$0) }
      }
      json.key("kinds")
      json.array { $0.string("relevant") }
    }
  }

  /// 1.4.3 before 1.4.10.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    let numbers = { (id: String) in id.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(a).lexicographicallyPrecedes(numbers(b))
  }
}
