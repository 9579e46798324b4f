// Starts `a11y-audit --lsp` and connects it to the editor: diagnostics, autofixes, suppressions, hovers, progress.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");

let session;

function activate(context) {
  session = new Session();
  context.subscriptions.push(
    vscode.commands.registerCommand("earshot.restart", () => session.restart()),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("earshot")) session.restart();
    }));
  return session.start();
}

function deactivate() {
  return session && session.stop();
}

/** Documents that may be screens, and the configuration. */
const SELECTOR = [
  { scheme: "file", language: "xml" },
  { scheme: "file", pattern: "**/*.{storyboard,xib,xml,uix,json}" },
  { scheme: "file", pattern: "**/.earshot.yml" },
];

class Session {
  constructor() {
    this.diagnostics = vscode.languages.createDiagnosticCollection("a11y-audit");
    this.progress = new Map();
    this.subscriptions = [];
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  async start() {
    const settings = vscode.workspace.getConfiguration("earshot");
    const command = settings.get("path");
    this.connection = new Connection(command, ["--lsp", ...settings.get("arguments")], {
      onNotification: (method, params) => this.take(method, params),
      onRequest: () => null,
      onExit: (reason) => {
        if (this.isStopping) return;
        vscode.window.showErrorMessage(`Earshot: ${reason}. Is earshot.path right? (${command})`);
      },
    });
    this.isStopping = false;
    const folders = (vscode.workspace.workspaceFolders || []).map((folder) => ({
      uri: folder.uri.toString(), name: folder.name,
    }));
    try {
      await this.connection.request("initialize", {
        processId: process.pid,
        rootUri: folders.length ? folders[0].uri : null,
        workspaceFolders: folders,
        capabilities: {
          window: { workDoneProgress: true },
          workspace: { workspaceEdit: { documentChanges: false } },
          textDocument: { codeAction: { codeActionLiteralSupport: {
            codeActionKind: { valueSet: ["quickfix", "source.fixAll.a11y-audit"] } } } },
        },
      });
    } catch {
      return; // `onExit` has told the user.
    }
    this.connection.notify("initialized", {});
    this.subscribe();
    vscode.workspace.textDocuments.forEach((document) => this.open(document));
  }

  async stop() {
    this.isStopping = true;
    this.subscriptions.splice(0).forEach((subscription) => subscription.dispose());
    this.diagnostics.clear();
    if (this.connection) await this.connection.stop();
  }

  subscribe() {
    const kinds = [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append("a11y-audit")];
    this.subscriptions.push(
      vscode.workspace.onDidOpenTextDocument((document) => this.open(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.change(document)),
      vscode.workspace.onDidSaveTextDocument((document) => this.notify("didSave", document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.notify("didClose", document)),
      vscode.languages.registerHoverProvider(SELECTOR, {
        provideHover: (document, position) => this.hover(document, position),
      }),
      vscode.languages.registerCodeActionsProvider(SELECTOR, {
        provideCodeActions: (document, range, context) => this.actions(document, range, context),
      }, { providedCodeActionKinds: kinds }));
  }

  // Documents

  isOurs(document) {
    return vscode.languages.match(SELECTOR, document) > 0;
  }

  open(document) {
    if (!this.isOurs(document)) return;
    this.connection.notify("textDocument/didOpen", {
      textDocument: {
        uri: document.uri.toString(), languageId: document.languageId, version: document.version,
        text: document.getText(),
      },
    });
  }

  change(document) {
    if (!this.isOurs(document)) return;
    this.connection.notify("textDocument/didChange", {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: [{ text: document.getText() }],
    });
  }

  notify(name, document) {
    if (!this.isOurs(document)) return;
    this.connection.notify(`textDocument/${name}`, { textDocument: { uri: document.uri.toString() } });
  }

  // Messages of the server

  take(method, params) {
    switch (method) {
      case "textDocument/publishDiagnostics":
        this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
        break;
      case "window/showMessage":
        vscode.window.showInformationMessage(params.message);
        break;
      case "$/progress":
        this.report(params.token, params.value);
        break;
    }
  }

  report(token, value) {
    if (value.kind === "begin") {
      const title = value.message ? `${value.title}: ${value.message}` : value.title;
      vscode.window.withProgress({ location: vscode.ProgressLocation.Window, title },
        () => new Promise((resolve) => this.progress.set(token, resolve)));
    } else if (value.kind === "end" && this.progress.has(token)) {
      this.progress.get(token)();
      this.progress.delete(token);
    }
  }

  // Requests of the editor

  async hover(document, position) {
    const answer = await this.connection.request("textDocument/hover", {
      textDocument: { uri: document.uri.toString() },
      position: { line: position.line, character: position.character },
    });
    return answer && new vscode.Hover(new vscode.MarkdownString(answer.contents.value), range(answer.range));
  }

  async actions(document, selection, context) {
    const answer = await this.connection.request("textDocument/codeAction", {
      textDocument: { uri: document.uri.toString() },
      range: { start: selection.start, end: selection.end },
      context: { diagnostics: [], only: context.only ? [context.only.value] : undefined },
    });
    return answer.map((found) => {
      const action = new vscode.CodeAction(found.title, vscode.CodeActionKind.Empty.append(found.kind));
      action.isPreferred = found.isPreferred;
      action.diagnostics = (found.diagnostics || []).map(diagnostic);
      action.edit = new vscode.WorkspaceEdit();
      for (const [uri, edits] of Object.entries(found.edit.changes)) {
        for (const edit of edits) action.edit.replace(vscode.Uri.parse(uri), range(edit.range), edit.newText);
      }
      return action;
    });
  }
}

function range({ start, end }) {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

function diagnostic(found) {
  // The numbers of LSP begin at 1, those of the editor at 0.
  const result = new vscode.Diagnostic(range(found.range), found.message, found.severity - 1);
  result.source = found.source;
  if (found.code) {
    const target = found.codeDescription && vscode.Uri.parse(found.codeDescription.href);
    result.code = target ? { value: found.code, target } : found.code;
  }
  result.relatedInformation = (found.relatedInformation || []).map(({ location, message }) =>
    new vscode.DiagnosticRelatedInformation(
      new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), message));
  return result;
}

module.exports = { activate, deactivate };
