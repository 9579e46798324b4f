internal import ArgumentParser
internal import CommandSupport
internal import Platform
internal import Reports
internal import Serving

/// The protocol that the command serves over standard input and output, until the client ends it.
struct ServeOptions: ParsableArguments {
  @Flag(help: "Serve an editor over standard input and output (Language Server Protocol 3.17).")
  var lsp = false

  @Flag(help: "Serve an agent over standard input and output (Model Context Protocol).")
  var mcp = false

  var isOn: Bool { lsp || mcp }

  func validate() throws {
    if lsp, mcp { throw ValidationError("--lsp does not go with --mcp.") }
  }
}

extension AuditCommand {
  /// Rejects options for input or output: both are used by the protocol.
  func validateServing() throws {
    guard serving.isOn else { return }
    let others: [(name: String, isGiven: Bool)] = [
      ("a path", !paths.isEmpty), ("--rotated", input.rotated != nil),
      ("--format \(reports.format.name)", !reports.isText),
      ("--report", !reports.files.isEmpty), ("--compare", !reports.compare.isEmpty),
      ("--badge", reports.badge != nil),
      ("--verbose", reports.verbose), ("--quiet", reports.quiet),
      ("--custom-controls", reports.customControls),
      ("--audio", !reports.audioFolders.isEmpty), ("--timings", timings),
      ("--write-baseline", policy.writeBaseline != nil), ("--prune", policy.prune),
      ("--fix", fixes.fix), ("--device", !input.devices.isEmpty),
      ("--list-rules", listRules), ("--explain", explain != nil),
      ("--inspect", inspect != nil),
    ]
    if let other = others.first(where: \.isGiven) {
      throw ValidationError(
        "\(serving.lsp ? "--lsp" : "--mcp") reads requests from standard input; \(other.name) "
          + "does not go with it.")
    }
  }

  /// - Returns: the exit status.
  func serve() -> Int32 {
    if serving.lsp {
      let audits = EditorAudits(pipeline, options: policy, sources: sources)
      return Self.hold(
        LanguageServer(audits, version: Version.current), framing: HeaderFraming())
    }
    let toolbox = AuditToolbox(
      input: input, choice: rules.choice, policy: policy, sources: sources,
      failure: failure.setting)
    return Self.hold(ToolServer(toolbox, version: Version.current), framing: LineFraming())
  }

  private static func hold(
    _ handler: some MessageHandler, framing: some MessageFraming
  ) -> Int32 {
    let input = InputPieces()
    var conversation = Conversation(handler, framing: framing)
    return conversation.run(
      reading: { input.next(waits: $0) }, writing: { Console.deliver($0) })
  }
}
