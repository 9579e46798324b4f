// The listening page: one screen at a time, from stop to stop. It is built from the transcripts that
// stand in the page, when a screen is chosen and not before, and plays nothing by itself.
(function () {
  "use strict";
  function get(name) { return document.getElementById("listen-" + name); }
  var panel = get("panel");
  if (!panel) return;
  var choice = get("screen"), list = get("list"), audio = get("audio"), drawing = get("drawing");
  var caption = get("caption"), place = get("place"), note = get("note"), said = get("said");
  var turn = get("turn"), follow = get("follow"), links = get("links");
  var section = null, stops = [], current = -1;
  // Counts what was asked for, so that what comes late is known to be out of date.
  var playing = 0, timer = 0;
  // The clips themselves come behind this script.
  var hasSound = document.querySelector("[data-clip]") !== null;

  function words(stop) {
    var spoken = stop.querySelector(".spoken");
    return spoken ? spoken.textContent : "";
  }

  function choose(id) {
    stopPlaying();
    section = document.querySelector("[data-screen=\"" + id + "\"]");
    choice.value = id;
    stops = Array.prototype.slice.call(section.querySelectorAll(".transcript ol > li"));
    turn.disabled = !section.dataset.turn;
    turn.textContent = section.dataset.turn
      ? "Turn to " + section.dataset.turned : "No other orientation";
    list.textContent = "";
    stops.forEach(function (stop, index) { list.appendChild(option(stop, index)); });
    draw();
  }

  function option(stop, index) {
    var item = document.createElement("li");
    var spoken = stop.querySelector(".spoken");
    item.id = "listen-option-" + (index + 1);
    item.setAttribute("role", "option");
    item.setAttribute("aria-selected", "false");
    item.textContent = (index + 1) + ". " + (words(stop) || "silence");
    if (hasSound && stop.dataset.clip && isNaN(stop.dataset.clip)) item.textContent += " (no sound)";
    if (spoken && spoken.lang) item.lang = spoken.lang;
    return item;
  }

  function draw() {
    var sketch = section.querySelector(".sketch");
    drawing.textContent = "";
    if (sketch) drawing.appendChild(sketch.cloneNode(true));
  }

  // `how` is "list" where the list itself says what is chosen, else a screen reader is told.
  function moveTo(index, how, before) {
    if (index < 0 || index >= stops.length) {
      note.textContent = index < 0 ? "This is the first stop." : "This is the last stop.";
      said.textContent = note.textContent;
      return false;
    }
    if (list.children[current]) list.children[current].setAttribute("aria-selected", "false");
    current = index;
    var item = list.children[current], stop = stops[current];
    item.setAttribute("aria-selected", "true");
    list.setAttribute("aria-activedescendant", item.id);
    // The list alone is scrolled, never the page.
    if (item.offsetTop < list.scrollTop) list.scrollTop = item.offsetTop;
    var below = item.offsetTop + item.offsetHeight - list.clientHeight;
    if (below > list.scrollTop) list.scrollTop = below;
    place.textContent = "Stop " + (current + 1) + " of " + stops.length + ":";
    caption.textContent = words(stop) || "(silence)";
    caption.lang = item.lang || "";
    if (!item.lang) caption.removeAttribute("lang");
    note.textContent = (before || "") + soundNote(stop);
    said.textContent = how === "list" || how === "sound"
      ? "" : (before || "") + place.textContent + " " + caption.textContent;
    mark(stop.id);
    link(stop);
    return true;
  }

  function soundNote(stop) {
    if (!hasSound || !words(stop)) return "";
    if (stop.dataset.clip === "outdated") return "No sound: this has changed since the sound was made.";
    return isNaN(stop.dataset.clip) ? "No sound was made for this stop." : "";
  }

  function mark(id) {
    var old = drawing.querySelector(".cursor");
    if (old) old.remove();
    var shape = drawing.querySelector("[data-at=\"" + id + "\"]");
    if (!shape) return;
    // Over everything else that is drawn there.
    var cursor = shape.cloneNode(false);
    cursor.setAttribute("class", "cursor");
    shape.parentNode.appendChild(cursor);
  }

  // Where the stop stands in the report, and what was found at it.
  function link(stop) {
    links.textContent = "In the report: ";
    var first = document.createElement("a");
    first.href = "#" + stop.id;
    first.textContent = "stop " + (current + 1);
    links.appendChild(first);
    stop.querySelectorAll("a").forEach(function (found) {
      links.appendChild(document.createTextNode(", "));
      links.appendChild(found.cloneNode(true));
    });
  }

  // MARK: Sound

  function stopPlaying() {
    playing += 1;
    clearTimeout(timer);
    audio.pause();
  }

  // Plays the current stop, and then does what is to come.
  function play(then) {
    stopPlaying();
    var request = playing, stop = stops[current];
    var clip = stop && document.getElementById("clip-" + stop.dataset.clip);
    function end() { if (request === playing && then) then(); }
    if (!clip) {
      if (!hasSound) note.textContent = "This report has no sound; the caption is what is spoken.";
      // As long as it takes to read what is not heard.
      timer = setTimeout(end, then ? 1000 + 60 * words(stop).length : 0);
      return;
    }
    audio.src = "data:" + clip.type + ";base64," + clip.textContent;
    audio.onended = function () { timer = setTimeout(end, 400); };
    audio.play().catch(function (error) {
      if (request !== playing || error.name === "AbortError") return;
      note.textContent = "This browser cannot play the sound (" + clip.type + ").";
      said.textContent = note.textContent;
    });
  }

  function playAll() {
    play(function () {
      if (current + 1 < stops.length && moveTo(current + 1, "sound")) playAll();
    });
  }

  function move(index, how) {
    stopPlaying();
    if (moveTo(index, follow.checked ? "sound" : how) && follow.checked) play();
  }

  // MARK: Buttons

  get("previous").addEventListener("click", function () { move(current - 1); });
  get("next").addEventListener("click", function () { move(current + 1); });
  get("play").addEventListener("click", function () { play(); });
  get("all").addEventListener("click", playAll);
  get("stop").addEventListener("click", stopPlaying);
  choice.addEventListener("change", function () {
    choose(choice.value);
    current = -1;
    moveTo(0);
  });

  // The element under the cursor stays under it; where it is gone, the one before it.
  turn.addEventListener("click", function () {
    var last = current, orientation = section.dataset.turned, words = caption.textContent;
    while (last > 0 && !stops[last].dataset.turn) last -= 1;
    var isSame = last === current && Boolean(stops[last].dataset.turn);
    var target = stops[last].dataset.turn;
    choose(section.dataset.turn);
    current = -1;
    var index = stops.findIndex(function (stop) { return stop.id === target; });
    moveTo(Math.max(index, 0), "turn", isSame
      ? "Turned to " + orientation + ", the same element. "
      : "Turned to " + orientation + ", where “" + words + "” is no stop. ");
    if (follow.checked) play();
  });

  // MARK: The list, the one place where arrow keys are ours

  list.addEventListener("keydown", function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    var steps = {
      ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: stops.length - 1,
      PageDown: Math.min(current + 10, stops.length - 1), PageUp: Math.max(current - 10, 0)
    };
    if (Object.prototype.hasOwnProperty.call(steps, event.key)) move(steps[event.key], "list");
    else if (event.key === "Enter" || event.key === " ") play();
    else return;
    event.preventDefault();
  });
  list.addEventListener("click", function (event) {
    var item = event.target.closest("[role=option]");
    if (item) move(Array.prototype.indexOf.call(list.children, item), "list");
  });
  drawing.addEventListener("click", function (event) {
    var shape = event.target.closest("[data-to], [data-at]");
    if (!shape) return;
    event.stopPropagation();
    var id = shape.getAttribute("data-to") || shape.getAttribute("data-at");
    move(stops.findIndex(function (stop) { return stop.id === id; }), "list");
  });
  document.addEventListener("click", function (event) {
    var link = event.target.closest("[data-listen]");
    if (!link) return;
    choose(link.dataset.listen);
    current = -1;
    moveTo(0, "list");
    choice.focus({ preventScroll: true });
  });

  choose(choice.value);
  moveTo(0, "list");
  panel.hidden = false;
})();
