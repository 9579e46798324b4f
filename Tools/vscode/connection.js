// A connection to a language server over standard input and output: JSON-RPC 2.0 with headers, as in LSP 3.17.
// It knows nothing of the editor, so that Node alone can test it.
"use strict";

const { spawn } = require("child_process");

const SEPARATOR = Buffer.from("\r\n\r\n");

class Connection {
  /**
   * Starts a server.
   * @param {string} command
   * @param {string[]} args
   * @param {{onNotification: function(string, any): void, onRequest: function(string, any): any,
   *   onExit: function(string): void}} handlers
   */
  constructor(command, args, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.nextId = 1;
    this.received = Buffer.alloc(0);
    this.isClosed = false;
    this.child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"] });
    this.errors = "";
    this.child.stderr.on("data", (data) => {
      this.errors = (this.errors + data).slice(-4000);
    });
    this.child.stdout.on("data", (data) => this.receive(data));
    this.child.stdin.on("error", () => {});
    this.child.on("error", (error) => this.close(error.message));
    this.child.on("exit", (code, signal) => {
      this.close(`the server ended with ${signal || code}${this.errors ? `: ${this.errors}` : ""}`);
    });
  }

  /** Sends a request; the promise has its result. */
  request(method, params) {
    if (this.isClosed) return Promise.reject(new Error("the server is not running"));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  notify(method, params) {
    if (!this.isClosed) this.send({ jsonrpc: "2.0", method, params });
  }

  /** Ends the server as the protocol asks. */
  async stop() {
    if (this.isClosed) return;
    try {
      await this.request("shutdown");
    } catch {
      // It has ended already.
    }
    this.notify("exit");
  }

  send(message) {
    const body = Buffer.from(JSON.stringify(message), "utf8");
    this.child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.child.stdin.write(body);
  }

  receive(data) {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const end = this.received.indexOf(SEPARATOR);
      if (end < 0) return;
      const length = /^content-length: *(\d+)/im.exec(this.received.toString("ascii", 0, end));
      if (!length) return this.close("found a message without Content-Length");
      const start = end + SEPARATOR.length;
      const next = start + Number(length[1]);
      if (this.received.length < next) return;
      const body = this.received.toString("utf8", start, next);
      this.received = this.received.subarray(next);
      this.take(JSON.parse(body));
    }
  }

  take(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!waiting) return;
      if (message.error) waiting.reject(new Error(message.error.message));
      else waiting.resolve(message.result);
    } else if (message.id === undefined) {
      this.handlers.onNotification(message.method, message.params);
    } else {
      const result = this.handlers.onRequest(message.method, message.params);
      this.send({ jsonrpc: "2.0", id: message.id, result: result === undefined ? null : result });
    }
  }

  close(reason) {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    this.handlers.onExit(reason);
  }
}

module.exports = { Connection };
