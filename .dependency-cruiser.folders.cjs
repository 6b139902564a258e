/** Folders must not import each other in a circle: arrows point downwards only. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...options,
    includeOnly: '^(core|preview|desk|backoffice|sandbox|server)/',
    // Tests may use the whole studio.
    exclude: '[.]test[.]tsx?$|/testing/',
  },
};
