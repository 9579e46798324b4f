// Finds the pages that hold all words of a query; those with the words in their title come first.
"use strict";

const query = new URLSearchParams(location.search).get("q") ?? "";
const words = query.toLowerCase().split(/\s+/).filter(Boolean);

function rank(page) {
  const title = page.title.toLowerCase();
  const text = page.text.toLowerCase();
  if (!words.every((word) => title.includes(word) || text.includes(word))) return 0;
  const inTitle = words.filter((word) => title.includes(word)).length;
  const often = words.reduce((sum, word) => sum + Math.min(text.split(word).length - 1, 20), 0);
  return 1 + inTitle * 100 + often;
}

// The words around the first one that is found.
function excerpt(page) {
  const at = Math.max(0, page.text.toLowerCase().indexOf(words[0]));
  const start = Math.max(0, at - 60);
  return (start > 0 ? "…" : "") + page.text.slice(start, at + 140) + "…";
}

function show(page) {
  const item = document.createElement("li");
  const link = item.appendChild(document.createElement("a"));
  link.href = page.address;
  link.textContent = page.title;
  const text = item.appendChild(document.createElement("p"));
  text.textContent = excerpt(page);
  document.getElementById("results").append(item);
}

if (words.length > 0) {
  document.getElementById("search").value = query;
  const found = searchIndex
    .map((page) => ({ page, rank: rank(page) }))
    .filter((entry) => entry.rank > 0)
    .sort((one, other) => other.rank - one.rank);
  found.slice(0, 50).forEach((entry) => show(entry.page));
  document.getElementById("count").textContent =
    `${found.length} ${found.length === 1 ? "page" : "pages"} for “${query}”`;
}
