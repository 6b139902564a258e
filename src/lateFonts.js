/*
 * The brand's fonts come after the first paint, all at once. A page that names a font which is on its way has a
 * stand-in found for every size and weight of it before anything is painted, and is laid out anew for each file that
 * arrives. So a page that came as HTML is drawn with what the phone has (`waiting` in `src/theme/buildTheme.ts`)
 * until every file is there.
 */
(function () {
  var root = document.getElementById('root');
  var families = root.getAttribute('data-fonts');
  // A Thai letter and a Latin one: each script of a font is a file of its own.
  var letters = 'กa';

  function show() {
    root.removeAttribute('data-fonts');
  }

  function load() {
    var files = [];
    families.split(',').forEach(function (family) {
      files.push(document.fonts.load('400 1em ' + family, letters));
      files.push(document.fonts.load('600 1em ' + family, letters));
    });
    // One that does not come keeps its stand-in.
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
