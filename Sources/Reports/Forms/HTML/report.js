// Narrows the findings, and lets a click in a drawing lead to the list. All of the report is there
// without this script.
(function () {
  "use strict";
  var filters = document.getElementById("filters");
  var form = filters.querySelector("form");
  var shown = document.getElementById("shown");
  var selects = ["kind", "rule", "screen", "change"].map(function (name) {
    return document.getElementById("filter-" + name) || { value: "" };
  });
  var screens = Array.prototype.slice.call(document.querySelectorAll(".screen"));
  var total = document.querySelectorAll(".finding").length;

  function hide(element, isHidden) {
    if (element.hidden !== isHidden) element.hidden = isHidden;
  }

  function filter() {
    var kind = selects[0].value, rule = selects[1].value, only = selects[2].value;
    var change = selects[3].value;
    var isNarrow = kind !== "" || rule !== "" || change !== "";
    var count = 0;
    screens.forEach(function (screen) {
      var inScreen = 0;
      var isWanted = only === "" || screen.dataset.screen === only;
      screen.querySelectorAll(".element").forEach(function (element) {
        var inElement = 0;
        element.querySelectorAll(".finding").forEach(function (finding) {
          var matches = isWanted && (kind === "" || finding.dataset.kind === kind)
            && (rule === "" || finding.dataset.rule === rule)
            && (change === "" || finding.dataset.change === change);
          hide(finding, !matches);
          if (matches) inElement += 1;
        });
        hide(element, inElement === 0);
        inScreen += inElement;
      });
      hide(screen, !isWanted || (isNarrow && inScreen === 0));
      count += inScreen;
    });
    shown.textContent = count + " of " + total + " findings shown.";
  }

  form.addEventListener("change", filter);
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  form.addEventListener("reset", function () { setTimeout(filter, 0); });
  // A link to what a filter hides shows everything first.
  window.addEventListener("hashchange", function () {
    var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.closest("[hidden]")) {
      form.reset();
      filter();
      target.scrollIntoView();
    }
  });
  document.addEventListener("click", function (event) {
    var number = event.target.closest(".sketch [data-to]");
    if (number) location.hash = number.getAttribute("data-to");
  });
  if (total > 0) {
    filters.hidden = false;
    filter();
  }
})();
