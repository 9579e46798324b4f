// node --test Tools/vscode: the extension with a real server (A11Y_AUDIT, else .build/debug/a11y-audit) and a stand-in
// for the API of the editor.
"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");

const program = process.env.A11Y_AUDIT || path.join(__dirname, "../../.build/debug/a11y-audit");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "earshot-vscode-"));
const file = path.join(folder, "cart.xml");
const text = '<screen title="Cart" size="390 844" language="en">\n'
  + '  <UIButton label="Buy button" frame="10 100 60 60"/>\n</screen>\n';
fs.writeFileSync(file, text);

const found = new Map();
const listeners = {};
const providers = {};
const messages = [];
const titles = [];
const nothing = { dispose() {} };

class Kind {
  constructor(value) { this.value = value; }
  append(part) { return new Kind(this.value ? `${this.value}.${part}` : part); }
}

const document = {
  uri: { toString: () => `file://${file}` }, languageId: "xml", version: 1, getText: () => text,
};

const stand_in = {
  commands: { registerCommand: () => nothing },
  workspace: {
    workspaceFolders: [{ uri: { toString: () => `file://${folder}` }, name: "cart" }],
    textDocuments: [document],
    getConfiguration: () => ({ get: (name) => (name === "path" ? program : ["--only=label-repeats-role"]) }),
    onDidChangeConfiguration: () => nothing,
    onDidOpenTextDocument: (listener) => { listeners.open = listener; return nothing; },
    onDidChangeTextDocument: (listener) => { listeners.change = listener; return nothing; },
    onDidSaveTextDocument: (listener) => { listeners.save = listener; return nothing; },
    onDidCloseTextDocument: (listener) => { listeners.close = listener; return nothing; },
  },
  languages: {
    match: () => 1,
    createDiagnosticCollection: () => ({
      set: (uri, list) => found.set(String(uri), list), clear: () => found.clear(),
    }),
    registerHoverProvider: (_, provider) => { providers.hover = provider; return nothing; },
    registerCodeActionsProvider: (_, provider) => { providers.actions = provider; return nothing; },
  },
  window: {
    showErrorMessage: (message) => messages.push(message),
    showInformationMessage: (message) => messages.push(message),
    withProgress: (options, body) => { titles.push(options.title); return body(); },
  },
  ProgressLocation: { Window: 10 },
  CodeActionKind: { Empty: new Kind(""), QuickFix: new Kind("quickfix"), SourceFixAll: new Kind("source.fixAll") },
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  WorkspaceEdit: class {
    constructor() { this.edits = []; }
    replace(uri, range, newText) { this.edits.push({ range, newText }); }
  },
  Range: class { constructor(...numbers) { this.numbers = numbers; } },
  Hover: class { constructor(contents, range) { Object.assign(this, { contents, range }); } },
  MarkdownString: class { constructor(value) { this.value = value; } },
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  DiagnosticRelatedInformation: class {},
  Location: class {},
  Uri: { parse: (uri) => uri },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? stand_in : load(name, ...rest));

async function until(isDone) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`nothing happened; messages: ${messages.join("; ")}`);
}

test("the extension shows findings, fixes and hovers", async () => {
  const extension = require("./extension");
  await extension.activate({ subscriptions: [] });
  const uri = document.uri.toString();
  await until(() => found.has(uri));
  assert.deepStrictEqual(found.get(uri).map((one) => one.code.value || one.code), ["label-repeats-role"]);
  assert.deepStrictEqual(found.get(uri)[0].range.numbers.slice(0, 2), [1, 2]);
  await until(() => titles.length === 1);

  const position = { line: 1, character: 5 };
  const actions = await providers.actions.provideCodeActions(document, { start: position, end: position }, {});
  assert.strictEqual(actions.length, 2);
  assert.match(actions[1].title, /^Suppress label-repeats-role here/);
  assert.match(actions[1].edit.edits[0].newText, /^<!-- earshot:disable label-repeats-role — .* -->\n {2}$/);

  const hover = await providers.hover.provideHover(document, position);
  assert.match(hover.contents.value, /Buy button/);
  await extension.deactivate();
  assert.deepStrictEqual(messages, []);
  fs.rmSync(folder, { recursive: true });
});
