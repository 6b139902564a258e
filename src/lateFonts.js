/*
 * Loads the brand's fonts after the first paint and applies them all at once. If a page names a font that is still
 * loading, the browser finds a fallback for every size and weight before painting and repeats layout for each loaded
 * file. A prerendered page therefore uses system fonts (`waiting` in `src/theme/buildTheme.ts`) until all files have
 * loaded.
 */
(function () {
  var root = document.getElementById('root');
  var families = root.getAttribute('data-fonts');
  // A Thai and a Latin letter and a digit, because each script of a font is a separate file, and so are figures.
  var letters = 'กa0';

  function show() {
    root.removeAttribute('data-fonts');
  }

  function load() {
    var files = [];
    families.split(',').forEach(function (family) {
      files.push(document.fonts.load('400 1em ' + family, letters));
      files.push(document.fonts.load('600 1em ' + family, letters));
    });
    // A font that fails to load keeps its fallback.
    Promise.all(files).then(show, show);
  }

  if (!families) return;
  if (!document.fonts || !window.Promise) {
    show();
    return;
  }
  requestAnimationFrame(function () {
    setTimeout(load);
  });
})();
