"use strict";
// Click on a heading: sort by that column, numbers largest first, words from A on; again: the other way round.
for (const table of document.querySelectorAll("table")) {
  const body = table.tBodies[0], headings = [...table.tHead.rows[0].cells];
  headings.forEach((heading, column) => {
    const button = heading.querySelector("button");
    if (!button) return;
    button.addEventListener("click", () => {
      const numeric = heading.classList.contains("number");
      const before = heading.getAttribute("aria-sort");
      const up = before ? before === "descending" : !numeric;
      for (const other of headings) other.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", up ? "ascending" : "descending");
      const key = row => row.cells[column].dataset.sort;
      const order = (a, b) => numeric ? a - b : a.localeCompare(b, document.documentElement.lang);
      const rows = [...body.rows].sort((r, s) => {
        const a = key(r), b = key(s);
        if (a === "" || b === "") return (a === "") - (b === "");
        return up ? order(a, b) : order(b, a);
      });
      body.append(...rows);
    });
  });
}
// Paper shows everything.
addEventListener("beforeprint", () => document.querySelectorAll("details").forEach(part => { part.open = true; }));
