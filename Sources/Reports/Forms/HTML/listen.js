// Plays the clips of the transcripts: one by one, or all of a screen. Nothing plays by itself.
(function () {
  "use strict";
  var audio = document.createElement("audio");
  // Counts what was asked for, so that what comes late is known to be out of date.
  var playing = 0, timer = 0, pressed = null;
  var status = document.createElement("p");
  status.className = "unseen";
  status.setAttribute("role", "status");
  document.body.appendChild(status);

  function stop() {
    playing += 1;
    clearTimeout(timer);
    audio.pause();
    if (pressed) label(pressed, false);
    pressed = null;
  }

  function label(button, isOn) {
    if (button.dataset.do === "all") button.textContent = isOn ? "Stop" : "Play all";
    else button.classList.toggle("playing", isOn);
  }

  function mark(line) {
    Array.prototype.forEach.call(document.querySelectorAll(".on"), function (element) {
      element.classList.remove("on");
    });
    line.classList.add("on");
    var screen = line.closest(".screen"), name = line.id.slice(screen.id.length + 1);
    Array.prototype.forEach.call(
      screen.querySelectorAll(".pic [data-n=\"" + name + "\"]"),
      function (shape) { shape.classList.add("on"); });
  }

  // Plays a line, and then does what is to come.
  function play(line, then) {
    var request = playing, clip = document.getElementById("clip-" + line.dataset.clip);
    function end() { if (request === playing) then(); }
    mark(line);
    // As long as it takes to read what is not heard.
    if (!clip) {
      timer = setTimeout(end, 600 + 50 * line.textContent.length);
      return;
    }
    audio.src = "data:" + clip.type + ";base64," + clip.textContent;
    audio.onended = function () { timer = setTimeout(end, 400); };
    audio.play().catch(function (error) {
      if (request !== playing || error.name === "AbortError") return;
      status.textContent = "This browser cannot play the sound (" + clip.type + ").";
      stop();
    });
  }

  function playAll(lines, index) {
    if (index >= lines.length) return stop();
    play(lines[index], function () { playAll(lines, index + 1); });
  }

  Array.prototype.forEach.call(document.querySelectorAll(".lines > [data-clip]"), function (line) {
    var button = document.createElement("button");
    button.type = "button";
    button.className = "play";
    button.setAttribute("aria-label", "Play stop " + line.querySelector("b").textContent);
    line.appendChild(button);
  });

  document.addEventListener("click", function (event) {
    var one = event.target.closest(".lines .play"), all = event.target.closest("[data-do=all]");
    var button = one || all;
    if (!button) return;
    var isOn = button === pressed;
    stop();
    if (isOn) return;
    pressed = button;
    label(button, true);
    if (one) return play(one.parentElement, stop);
    var lines = button.closest(".legend").querySelectorAll(".lines > li");
    var from = button.closest(".legend").querySelector(".lines > .on");
    playAll(lines, from ? Array.prototype.indexOf.call(lines, from) : 0);
  });
  document.addEventListener("keydown", function (event) {
    if (!event.target.matches(".lines > [data-clip]")) return;
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.target.querySelector(".play").click();
  });
})();
