internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Reports
internal import ScreenReader
internal import Serving
internal import Utterances

/// The tools for agents: audit, explain, transcribe, compare, and read the rules.
struct AuditToolbox: Toolbox {
  let input: InputOptions
  let choice: AuditPlan.Choice
  let policy: PolicyOptions
  let sources: SourceOptions
  /// The failure settings; notes are shown only if they fail.
  let failure: FailureSetting

  var instructions: String {
    """
    Earshot finds accessibility defects in UI hierarchies: storyboards, xibs, Appium page sources, \
    uiautomator dumps and its own XML. Call audit with files or folders, explain with a rule that \
    was found, and audit again after a change; long reports come in pages with the summary first; inspect gives all that is known of an element, and \
    transcript what a screen reader says. Nothing is written.
    """
  }

  func call(_ tool: String, _ arguments: ToolArguments) throws(ToolError) -> String {
    switch AgentTool(rawValue: tool) {
    case .audit: return try audit(arguments, comparedWith: [])
    case .compare: return try audit(arguments, comparedWith: arguments.texts("earlier"))
    case .explain: return try explanation(of: arguments.text("rule") ?? "")
    case .inspect: return try inspection(arguments)
    case .transcript: return try transcript(arguments)
    case nil: throw ToolError("there is no tool \"\(tool)\"")
    }
  }
}

// MARK: - Audits

extension AuditToolbox {
  private func audit(
    _ arguments: ToolArguments, comparedWith earlier: [String]
  ) throws(ToolError) -> String {
    let paths = arguments.texts("paths")
    for path in paths { try ServedPath.check(path, isWalked: true) }
    for path in earlier { try ServedPath.check(path) }
    let page = try pageNumber(arguments)
    let filter = try filter(arguments)
    var sources = sources
    if !arguments.texts("sources").isEmpty { sources.sources = arguments.texts("sources") }
    for path in arguments.texts("sources") { try ServedPath.check(path, isWalked: true) }
    let report: AuditReport
    var context = ReportContext()
    do throws(RunError) {
      var pipeline = AuditPipeline(loader: InputLoader(input), choice: try choice(arguments))
      pipeline.failure = failure
      let run = AuditRun(
        pipeline, options: policy,
        evidence: EvidenceFinder(sources, paths: paths, mostFiles: ServedPath.mostFiles),
        rotated: nil)
      report = try run.report(on: paths, contents: [:])
      context.comparison = try EarlierReports.comparison(of: report, with: earlier)
    } catch {
      throw ToolError(error.description)
    }
    let form = arguments.text("format").flatMap(Reporters.named) ?? TextReport.self
    context = ReportOutput(context, textStyle: TextStyle()).context
    let pages = ReportPages(report, filter: filter, context: context)
    guard let text = pages.page(page, as: form) else {
      throw ToolError("found page \(page); the report has fewer pages")
    }
    let isNamedUnread = report.unreadable.contains { !$0.isFound && !$0.isEmpty }
    guard report.screens.isEmpty || isNamedUnread else { return text }
    // Exit status 2 on the command line: no file was audited, or a named one could not be.
    let isSilent = report.unreadable.isEmpty && report.notAudited.isEmpty
    throw ToolError(isSilent ? "found no UI hierarchy; expected at least one file" : text)
  }

  private func pageNumber(_ arguments: ToolArguments) throws(ToolError) -> Int {
    guard let text = arguments.text("page") else { return 1 }
    guard let number = Int(text), number > 0 else {
      throw ToolError("found the page \"\(text)\"; expected a number from 1")
    }
    return number
  }

  private func filter(_ arguments: ToolArguments) throws(ToolError) -> ReportFilter {
    var filter = ReportFilter()
    filter.kind = arguments.text("severity")
    filter.screen = arguments.text("screen")
    filter.rules = Set(arguments.texts("rule"))
    for id in filter.rules.sorted()
    where !id.hasPrefix("custom/") && RuleCatalogue.rule(id) == nil {
      throw ToolError(RuleCatalogue.unknown(id))
    }
    return filter
  }

  /// The rules of a call, else those of the command line.
  private func choice(_ arguments: ToolArguments) throws(RunError) -> AuditPlan.Choice {
    var choice = choice
    if let profile = arguments.text("profile").flatMap(Profile.init) { choice.profile = profile }
    let only = arguments.texts("only")
    if !only.isEmpty { choice.only = Set(only) }
    for id in only where !id.hasPrefix("custom/") && RuleCatalogue.rule(id) == nil {
      throw .input(RuleCatalogue.unknown(id))
    }
    return choice
  }
}

// MARK: - Elements

extension AuditToolbox {
  private func inspection(_ arguments: ToolArguments) throws(ToolError) -> String {
    let path = arguments.text("path") ?? ""
    try ServedPath.check(path)
    let written = arguments.text("position") ?? ""
    guard let position = ElementPosition(argument: written) else {
      throw ToolError(
        "found the position \"\(written)\"; expected a line, line:column or line:column:number")
    }
    let report: InspectionReport
    do throws(RunError) {
      var run = AuditRun(
        AuditPipeline(loader: InputLoader(input), choice: choice), options: policy,
        evidence: EvidenceFinder(sources, paths: [path], mostFiles: ServedPath.mostFiles),
        rotated: nil)
      report = try InspectionRun(&run, on: [path]).report(at: position)
    } catch {
      throw ToolError(error.description)
    }
    let bytes =
      arguments.text("format") == "json" ? report.json : report.text(style: TextStyle())
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Rules and transcripts

extension AuditToolbox {
  private func explanation(of rule: String) throws(ToolError) -> String {
    do throws(RunError) {
      if rule.hasPrefix("custom/") {
        return try DeclaredRuleExplanation(rule, configuration: policy.config).text
      }
    } catch {
      throw ToolError(error.description)
    }
    guard RuleCatalogue.rule(rule) != nil else { throw ToolError(RuleCatalogue.unknown(rule)) }
    return RuleCatalogue.explanation(of: rule)
  }

  private func transcript(_ arguments: ToolArguments) throws(ToolError) -> String {
    let loader = InputLoader(input)
    let path = arguments.text("path") ?? ""
    try ServedPath.check(path)
    let read = loader.load(loader.candidate(at: path))
    let hierarchy: Hierarchy
    do throws(HierarchyReadingError) {
      hierarchy = try read.result.get()
    } catch {
      throw ToolError(error.description)
    }
    let choice = LayoutChoice(
      screen: arguments.text("screen"),
      orientation: arguments.text("orientation").flatMap(Orientation.init))
    let chosen: ChosenLayout
    do throws(UnknownLayout) {
      chosen = try choice.chosen(of: hierarchy, source: read.source)
    } catch {
      throw ToolError(error.description)
    }
    let screen = hierarchy.screens[chosen.index]
    let wording =
      arguments.text("wording").flatMap(WordingName.init)
      ?? (screen.platform == .android ? .talkback : .voiceover)
    let transcript = Transcript(of: screen, wording: wording, language: input.language)
    guard arguments.text("format") == "json" else {
      let note = chosen.note.map { "\($0); choose with screen, a number or a title\n\n" } ?? ""
      return note
        + (transcript.hasStops ? transcript.text : Transcript.noStops(on: screen) + "\n")
    }
    let report = TranscriptReport(
      source: read.source, screen: screen, wording: wording, transcript: transcript)
    return String(decoding: report.json, as: UTF8.self)
  }
}
