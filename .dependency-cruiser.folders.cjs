/** Folders of the studio must not import each other in a circle: arrows point from the shell down to the core. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...options,
    includeOnly: '^preview/',
    // Tests may use the whole studio.
    exclude: '[.]test[.]tsx?$|/testing/',
  },
};
