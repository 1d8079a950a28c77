// Before the first paint: the chosen theme, so that nobody is dazzled. A file of its own, because our pages allow no inline scripts.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("cavale.settings") || "{}") || {};
  } catch (error) {
    // not kept
  }
  var dark = typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches;
  var theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
  document.documentElement.setAttribute("data-theme", theme);
  if (kept.lang === "fr" || kept.lang === "en") document.documentElement.lang = kept.lang;
})();
