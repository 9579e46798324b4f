// Filters, links and copies findings, and shows them in the pictures. All of the report is there
// without this script.
(function () {
  "use strict";

  function all(selector, scope) {
    return Array.prototype.slice.call((scope || document).querySelectorAll(selector));
  }
  function byId(id) { return document.getElementById(id); }
  function button(text, name) {
    var made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    if (name) made.dataset.do = name;
    return made;
  }

  // What a screen reader is told besides the number of findings.
  var said = document.createElement("p");
  said.className = "unseen";
  said.setAttribute("role", "status");
  document.body.appendChild(said);
  function say(text) { said.textContent = text; }

  // MARK: Findings

  var bar = byId("filters"), shown = byId("shown");
  var items = all(".finding").map(function (element) {
    var names = element.classList;
    var status = names.contains("suppressed") ? "suppressed"
      : names.contains("baselined") ? "baselined" : "open";
    var group = element.closest("[data-rule]");
    return {
      // A finding on several screens counts once: its other anchors have a number at the end.
      print: element.id.slice(0, "f-0123456789abcdef".length),
      element: element, group: group, rest: element.closest("details"),
      screen: element.closest(".screen"), text: null,
      values: {
        severity: ["error", "warning", "note"].filter(function (name) {
          return names.contains(name);
        })[0] || "",
        review: names.contains("review") ? "yes" : "no",
        rule: group.dataset.rule,
        file: element.closest("[data-file]").dataset.file,
        status: status,
        isNew: names.contains("new"),
        autofix: element.querySelector(".auto") ? "yes" : "no"
      }
    };
  });
  var openCount = distinct(items.filter(function (item) { return item.values.status === "open"; }));

  function distinct(items) {
    return new Set(items.map(function (item) { return item.print; })).size;
  }

  var facets = ["severity", "review", "rule", "file", "status", "autofix"];
  var words = {
    severity: [["error", "Errors"], ["warning", "Warnings"], ["note", "Notes"]],
    review: [["no", "Failures"], ["yes", "Needs review"]],
    status: [["new", "New"], ["baselined", "In the baseline"], ["suppressed", "Suppressed"],
      ["all", "Any status"]],
    autofix: [["yes", "With autofix"], ["no", "Without autofix"]]
  };
  var state = {}, selects = {}, search = byId("filter-q");

  function matches(item, facet) {
    var wanted = state[facet], value = item.values[facet];
    if (facet === "status") return hasStatus(item, wanted || "open");
    return !wanted || wanted === value;
  }
  function hasStatus(item, wanted) {
    if (wanted === "all") return true;
    return wanted === "new" ? item.values.isNew : item.values.status === wanted;
  }
  function holds(item, text) {
    if (!text) return true;
    if (item.text === null) {
      item.text = (item.element.textContent + " " + item.values.file + " " + item.values.rule)
        .toLowerCase();
    }
    return item.text.indexOf(text) >= 0;
  }

  function addOptions() {
    facets.forEach(function (facet) {
      selects[facet] = byId("filter-" + facet);
      var values = words[facet] || unique(items.map(function (item) {
        return item.values[facet];
      })).map(function (value) { return [value, value]; });
      values.forEach(function (pair) {
        var option = document.createElement("option");
        option.value = pair[0];
        option.label = option.textContent = pair[1];
        option.dataset.word = pair[1];
        selects[facet].appendChild(option);
      });
      // What all findings share does not narrow them.
      var kinds = new Set();
      items.forEach(function (item) { valuesOf(item, facet).forEach(kinds.add, kinds); });
      hide(selects[facet].closest("label"), kinds.size < (facet === "status" ? 3 : 2));
    });
  }
  function unique(values) {
    return Array.from(new Set(values)).sort();
  }

  // The number of findings that each option would leave: those that fail in no other facet.
  function count(failures) {
    facets.forEach(function (facet, index) {
      var numbers = new Map();
      items.forEach(function (item, place) {
        if ((failures[place] & ~(1 << index)) !== 0) return;
        valuesOf(item, facet).forEach(function (value) {
          if (!numbers.has(value)) numbers.set(value, new Set());
          numbers.get(value).add(item.print);
        });
      });
      all("option[data-word]", selects[facet]).forEach(function (option) {
        var text = option.dataset.word + " (" + (numbers.get(option.value) || new Set()).size + ")";
        if (option.textContent !== text) option.label = option.textContent = text;
      });
    });
  }
  function valuesOf(item, facet) {
    if (facet !== "status") return [item.values[facet]];
    return [item.values.status, "all"].concat(item.values.isNew ? "new" : []);
  }

  function hide(element, isHidden) {
    if (element && element.hidden !== isHidden) element.hidden = isHidden;
  }

  function isNarrowed() {
    return Boolean(state.q) || facets.some(function (facet) { return state[facet]; });
  }

  function apply() {
    if (!bar) return;
    var text = (state.q || "").trim().toLowerCase(), narrowed = isNarrowed();
    var left = new Set();
    var groups = new Set(), screens = new Set(), folds = new Set();
    var failures = items.map(function (item) {
      var failed = holds(item, text) ? 0 : 1 << facets.length;
      facets.forEach(function (facet, index) {
        if (!matches(item, facet)) failed |= 1 << index;
      });
      var isShown = failed === 0;
      hide(item.element, !isShown);
      if (isShown) {
        left.add(item.print);
        groups.add(item.group);
        if (item.screen) screens.add(item.screen);
        if (item.rest) folds.add(item.rest);
      }
      return failed;
    });
    all(".rule[data-rule]").forEach(function (group) { hide(group, !groups.has(group)); });
    all(".found .part").forEach(function (part) {
      var next = part.nextElementSibling;
      while (next && next.hidden) next = next.nextElementSibling;
      hide(part, !next);
    });
    all(".screen").forEach(function (screen) { hide(screen, narrowed && !screens.has(screen)); });
    all("details.rest, .closed details").forEach(function (fold) {
      if (narrowed && folds.has(fold)) fold.open = true;
      else if (fold.dataset.opened) fold.open = false;
      fold.dataset.opened = narrowed && folds.has(fold) ? "yes" : "";
    });
    count(failures);
    shown.textContent = narrowed
      ? left.size + " of " + openCount + " findings" : openCount + " findings";
    facets.forEach(function (facet) { selects[facet].value = state[facet] || ""; });
    if (search.value !== (state.q || "")) search.value = state.q || "";
    all(".tally button").forEach(function (tally) {
      tally.setAttribute("aria-pressed", String(isTally(tally)));
    });
    bar.classList.toggle("narrowed", narrowed);
    measure();
  }

  // MARK: The state in the address

  function address() {
    return "#?" + facets.concat("q").filter(function (name) { return state[name]; })
      .map(function (name) { return name + "=" + encodeURIComponent(state[name]); }).join("&");
  }
  function read(hash) {
    var found = {};
    hash.slice(2).split("&").forEach(function (pair) {
      var parts = pair.split("="), name = parts[0];
      if (facets.indexOf(name) < 0 && name !== "q") return;
      found[name] = decoded(parts.slice(1).join("="));
    });
    return found;
  }
  function decoded(text) {
    try { return decodeURIComponent(text.replace(/\+/g, " ")); } catch (error) { return ""; }
  }

  // Typing leaves one entry in the history, and a choice one each, so that Back undoes it.
  function change(name, value, isTyping) {
    state[name] = value;
    apply();
    if (isTyping) location.replace(address());
    else location.hash = address();
  }

  function follow() {
    var hash = location.hash;
    if (hash === "" || hash.slice(0, 2) === "#?") {
      state = hash === "" ? {} : read(hash);
      return apply();
    }
    var target = byId(decoded(hash.slice(1)));
    if (!target) return;
    if (target.closest("[hidden]")) {
      state = {};
      apply();
      say("The filters were cleared to show what the link leads to.");
    }
    show(target);
    // Following a link moves the focus; what is highlighted without one does not.
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  // MARK: Showing

  function show(target) {
    for (var fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) {
      fold.open = true;
    }
    if (target.matches(".finding")) select(target);
    if (target.matches(".lines > li")) selectStop(target);
    target.scrollIntoView({ block: target.matches(".screen") ? "start" : "nearest" });
    // Screens that were not laid out yet have another height now.
    requestAnimationFrame(function () {
      target.scrollIntoView({ block: target.matches(".screen") ? "start" : "nearest" });
    });
  }

  function clearMarks() {
    all(".on").forEach(function (element) { element.classList.remove("on"); });
  }
  function mark(screen, name) {
    if (!screen || !name) return;
    all(".pic [data-n=\"" + name + "\"]", screen).forEach(function (shape) {
      shape.classList.add("on");
    });
    var line = byId(screen.id + "-" + name);
    if (!line) return;
    line.classList.add("on");
    // The transcript alone is scrolled, never the page.
    var box = line.closest(".legend"), top = line.offsetTop - box.offsetTop;
    if (box.scrollHeight > box.clientHeight) {
      if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight) {
        box.scrollTop = top - box.clientHeight / 3;
      }
    }
  }
  function select(finding) {
    clearMarks();
    finding.classList.add("on");
    mark(finding.closest(".screen"), finding.dataset.n);
  }
  function selectStop(line) {
    var screen = line.closest(".screen"), name = line.id.slice(screen.id.length + 1);
    clearMarks();
    mark(screen, name);
    ofRegion(screen, name).forEach(function (finding) { finding.classList.add("on"); });
  }
  function ofRegion(screen, name) {
    return all(".finding[data-n=\"" + name + "\"]", screen).filter(function (finding) {
      return !finding.closest("[hidden]");
    });
  }

  function showRegion(shape) {
    var screen = shape.closest(".screen"), name = shape.getAttribute("data-n");
    var found = ofRegion(screen, name), line = byId(screen.id + "-" + name);
    if (found.length) {
      show(found[0]);
      found.forEach(function (finding) { finding.classList.add("on"); });
    } else if (line) {
      show(line);
    }
  }

  function walk(step) {
    var list = items.map(function (item) { return item.element; }).filter(function (element) {
      return !element.hidden && !element.closest("[hidden]");
    });
    if (!list.length) return say("No finding is left.");
    var now = list.findIndex(function (element) { return element.classList.contains("on"); });
    var next = now < 0 ? (step > 0 ? 0 : list.length - 1)
      : Math.min(Math.max(now + step, 0), list.length - 1);
    show(list[next]);
    var message = list[next].querySelector(".msg").textContent;
    say("Finding " + (next + 1) + " of " + list.length + ": " + message);
  }

  // MARK: Copying

  function copy(text, what) {
    function done() { say(what + " copied."); }
    function old() {
      var field = document.createElement("textarea"), focus = document.activeElement;
      field.value = text;
      document.body.appendChild(field);
      field.select();
      document.execCommand("copy");
      field.remove();
      focus.focus({ preventScroll: true });
      done();
    }
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, old);
    else old();
  }
  function textOf(selector, scope) {
    var element = scope.querySelector(selector);
    return element ? element.textContent.trim().replace(/\s+/g, " ") : "";
  }
  // Text of strangers stays text in Markdown.
  function plain(text) { return text.replace(/[\\`*_{}[\]<>#|~@!]/g, "\\$&"); }
  function link(finding) { return location.href.split("#")[0] + "#" + finding.id; }

  function issue(finding) {
    var group = finding.closest("[data-rule]");
    var lines = [
      "### " + plain(textOf(".msg", finding)), "",
      "- Rule: `" + group.dataset.rule + "` (" + textOf(".kind", group).toLowerCase() + ")",
      "- Where: `" + textOf(".at code", finding).replace(/`/g, "'") + "`, "
        + plain(textOf(".path", finding)),
      "- " + plain(textOf(".said", finding))
    ];
    var ask = textOf(".ask", finding);
    if (ask) lines.push("- " + plain(ask));
    var fix = textOf(".fix", finding) || textOf(".fix", group), standards = textOf(".std", group);
    if (fix) lines.push("- " + plain(fix));
    if (standards.indexOf("WCAG") >= 0) {
      lines.push("- " + plain(standards.slice(standards.indexOf("WCAG"))));
    }
    return lines.concat("", "[In the report](<" + link(finding) + ">)", "").join("\n");
  }

  // A string of JSON is one of YAML.
  function suppression(finding) {
    var name = finding.dataset.id;
    var element = name ? "    identifier: " + JSON.stringify(name)
      : "    element: " + JSON.stringify(textOf(".path", finding));
    var file = finding.closest("[data-file]").dataset.file;
    return "suppress:\n  - rule: " + finding.closest("[data-rule]").dataset.rule + "\n" + element
      + "\n    paths: [" + JSON.stringify(file) + "]\n    reason: \"\"\n";
  }

  // MARK: Pictures

  var tasks = {
    show: function (finding) {
      select(finding);
      finding.closest(".screen").querySelector(".pic").scrollIntoView({ block: "nearest" });
    },
    link: function (finding) { copy(link(finding), "Link"); },
    issue: function (finding) { copy(issue(finding), "Issue"); },
    suppress: function (finding) { copy(suppression(finding), "Suppression"); },
    only: function (finding, pressed) { toggle(pressed, "only"); },
    zoom: function (finding, pressed) { toggle(pressed, "zoom"); },
    device: function (finding, pressed) { showDevice(pressed); },
    own: function (finding, pressed) {
      showDevice(pressed.closest(".screen").querySelector("[data-do=device][aria-pressed=true]"));
    },
    all: function () {}
  };

  function toggle(pressed, name) {
    var isOn = pressed.closest(".screen").classList.toggle(name);
    pressed.setAttribute("aria-pressed", String(isOn));
  }

  // Shows a device in the picture, and the screen of the file again when it is chosen once more.
  function showDevice(pressed) {
    var screen = pressed.closest(".screen"), pic = screen.querySelector(".pic");
    var isOn = pressed.getAttribute("aria-pressed") === "true";
    all(".device-view", pic).forEach(function (view) { view.remove(); });
    all("[data-do=device]", screen).forEach(function (other) {
      other.setAttribute("aria-pressed", String(other === pressed && !isOn));
    });
    pic.classList.toggle("replaced", !isOn);
    all("[data-do=own]", pic).forEach(function (own) { own.remove(); });
    if (isOn) return say("The picture shows the file's own layout.");
    pic.querySelector(".tools").appendChild(button("Show the file's own layout", "own"));
    var view = pressed.querySelector("svg").cloneNode(true);
    view.setAttribute("class", "picture device-view");
    all(".r", view).forEach(function (shape) { number(shape, view); });
    pic.appendChild(view);
    pic.scrollIntoView({ block: "nearest" });
    say("The picture shows " + pressed.querySelector(".device-name").textContent + ".");
  }
  function number(shape, view) {
    var size = view.viewBox.baseVal.width / 28;
    var text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    text.setAttribute("x", shape.x.baseVal.value + size * 0.3);
    text.setAttribute("y", shape.y.baseVal.value + size);
    text.setAttribute("font-size", size);
    text.setAttribute("class", "device-no " + shape.getAttribute("class").split(" ")[1]);
    text.textContent = shape.getAttribute("data-n");
    view.appendChild(text);
  }

  // MARK: Setting up

  function addActions() {
    var row = document.createElement("div");
    row.className = "acts";
    [["Show in picture", "show"], ["Copy link", "link"], ["Copy as issue", "issue"],
      ["Copy suppression", "suppress"]].forEach(function (pair) {
      row.appendChild(button(pair[0], pair[1]));
    });
    items.forEach(function (item) {
      if (!item.screen) return;
      var own = row.cloneNode(true);
      if (!item.element.dataset.n || !item.screen.querySelector(".pic")) own.firstChild.remove();
      item.element.appendChild(own);
    });
  }

  function addDeviceButtons() {
    all(".devices > li").forEach(function (device) {
      if (!device.querySelector("svg")) return;
      var made = button("", "device");
      made.setAttribute("aria-pressed", "false");
      while (device.firstChild) made.appendChild(device.firstChild);
      device.appendChild(made);
    });
  }

  function isTally(tally) {
    var name = tally.dataset.kind;
    return name === "review" ? state.review === "yes" : state.severity === name;
  }
  function addTallies() {
    if (!bar) return;
    all(".tallies").forEach(function (list) { list.classList.add("live"); });
    all(".tally").forEach(function (tally) {
      var made = button("");
      made.dataset.kind = tally.classList[1];
      while (tally.firstChild) made.appendChild(tally.firstChild);
      made.addEventListener("click", function () {
        var isOn = isTally(made), isReview = made.dataset.kind === "review";
        state.review = isReview && !isOn ? "yes" : "";
        change("severity", isReview || isOn ? "" : made.dataset.kind);
      });
      tally.appendChild(made);
    });
  }

  function addSorting() {
    var table = byId("index");
    if (!table) return;
    var heads = all("thead th", table), body = table.querySelector("tbody");
    heads.forEach(function (head, column) {
      var made = button(head.textContent);
      head.textContent = "";
      head.appendChild(made);
      made.addEventListener("click", function () {
        var isDown = head.getAttribute("aria-sort") !== "descending" && column > 0
          || column === 0 && head.getAttribute("aria-sort") === "ascending";
        heads.forEach(function (other) { other.removeAttribute("aria-sort"); });
        head.setAttribute("aria-sort", isDown ? "descending" : "ascending");
        all("tr", body).sort(function (a, b) {
          var x = key(a, column), y = key(b, column);
          return (x < y ? -1 : x > y ? 1 : 0) * (isDown ? -1 : 1);
        }).forEach(function (row) { body.appendChild(row); });
      });
    });
    heads[2].setAttribute("aria-sort", "descending");
  }
  function key(row, column) {
    var text = row.children[column].textContent;
    return column === 0 ? row.querySelector("a").textContent : Number(text);
  }

  // Below 900 pixels the transcript follows the findings, for the eye and for the Tab key.
  var narrow = window.matchMedia("screen and (max-width: 899px)");
  function arrange() {
    all(".legend").forEach(function (legend) {
      var columns = legend.closest(".cols");
      var place = narrow.matches ? columns : columns.querySelector(".look");
      if (legend.parentElement !== place) place.appendChild(legend);
    });
    measure();
  }
  // The room that the bar leaves, for what is sticky and for links.
  function measure() {
    var isSticky = bar && !bar.hidden && getComputedStyle(bar).position === "sticky";
    var height = (isSticky ? bar.offsetHeight : 0) + 12, style = document.documentElement.style;
    style.setProperty("--top", height + "px");
    style.setProperty("--room", window.innerHeight - height - 12 + "px");
    style.setProperty("--picture", window.innerHeight - height - 76 + "px");
    style.scrollPaddingTop = height + "px";
  }

  document.addEventListener("click", function (event) {
    var target = event.target, pressed = target.closest("[data-do]");
    var finding = target.closest(".found .finding");
    if (pressed) return tasks[pressed.dataset.do](finding, pressed);
    var turn = target.closest("a.turn");
    if (turn) {
      var line = turn.closest(".screen").querySelector(".lines > .on[data-turn]");
      if (!line) return;
      event.preventDefault();
      location.href = line.dataset.turn;
      return;
    }
    if (target.closest("a, button, summary, input, select")) return;
    var shape = target.closest(".pic [data-n]"), stop = target.closest(".lines > li");
    if (shape) showRegion(shape);
    else if (stop) selectStop(stop);
    else if (finding) select(finding);
  });

  // The transcript is the one place where arrow keys are ours.
  all(".lines").forEach(function (list) {
    list.firstElementChild.tabIndex = 0;
    list.addEventListener("keydown", function (event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      var line = event.target.closest(".lines > li"), lines = list.children;
      var place = Array.prototype.indexOf.call(lines, line);
      var steps = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: lines.length - 1 };
      if (!Object.prototype.hasOwnProperty.call(steps, event.key)) return;
      event.preventDefault();
      var next = lines[Math.min(Math.max(steps[event.key], 0), lines.length - 1)];
      var old = list.querySelector("li[tabindex=\"0\"]");
      if (old) old.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
      selectStop(next);
    });
  });

  var folded = [];
  window.addEventListener("beforeprint", function () {
    folded = all("details:not([open])");
    folded.forEach(function (fold) { fold.open = true; });
  });
  window.addEventListener("afterprint", function () {
    folded.forEach(function (fold) { fold.open = false; });
  });

  addActions();
  addDeviceButtons();
  addTallies();
  addSorting();
  if (bar) {
    addOptions();
    bar.hidden = false;
    facets.forEach(function (facet) {
      selects[facet].addEventListener("change", function () {
        change(facet, selects[facet].value);
      });
    });
    search.addEventListener("input", function () { change("q", search.value, true); });
    bar.querySelector("form").addEventListener("submit", function (event) {
      event.preventDefault();
    });
    bar.querySelector("form").addEventListener("reset", function (event) {
      event.preventDefault();
      state = {};
      change("q", "");
      search.focus();
    });
    byId("previous").addEventListener("click", function () { walk(-1); });
    byId("next").addEventListener("click", function () { walk(1); });
    var more = byId("facets-show");
    more.addEventListener("click", function () {
      var isOpen = bar.classList.toggle("open");
      more.setAttribute("aria-expanded", String(isOpen));
      measure();
    });
  }
  arrange();
  narrow.addEventListener("change", arrange);
  window.addEventListener("resize", measure);
  window.addEventListener("hashchange", follow);
  apply();
  if (location.hash) follow();
})();
