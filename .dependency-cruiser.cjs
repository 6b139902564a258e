/** Who may import whom: the table of docs/ARCHITECTURE.md, checked. Sees `import()` and cycles too. */
/** Tests, and the folders that hold nothing but tests and what they share. */
const tests = '[.]test[.]tsx?$|^tests/|/testing/';
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: {
    path: '^(schemas|core|scenarios|brands|src|preview|staff|server|sandbox|scripts|tests)/',
    pathNot: allowed,
  },
});

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '[?]' } },
    only(
      'schemas-alone',
      '^schemas/',
      '^schemas/',
      'Schemas are the ground: they import nothing else of the project.',
    ),
    only(
      'core-pure',
      '^core/',
      '^(schemas|core)/',
      'Core is pure domain code for browser and Node: it imports schemas alone.',
    ),
    only('src-only', '^src/', '^(schemas|core|src)/', 'The member app imports schemas, core and itself.'),
    only(
      'scenarios-only',
      '^scenarios/',
      '^(schemas|core|scenarios)/|^src/(api|i18n|lib)/',
      'Scenarios answer calls of the contract as a server would.',
    ),
    only(
      'server-only',
      '^server/(?!(main|start)[.]ts$)',
      '^(schemas|core|server)/',
      'The server does not import the browser programs; it loads the sandbox for a demo only.',
    ),
    only(
      'sandbox-only',
      '^sandbox/',
      '^(schemas|core|sandbox|server)/',
      'The sandbox stands beside the server.',
    ),
    only(
      'scripts-only',
      '^scripts/',
      '^(schemas|brands|scripts|core)/|^server/(platform/(db|hosting|config|brands)|modules/brands)/|^tests/mutation/',
      'Scripts import core, the database, hosting and brands.',
    ),
    only(
      'staff-only',
      '^staff/',
      '^(schemas|core|staff)/|^src/((ui|i18n|lib)/|api/apiError[.]ts$)',
      'Shared by staff programs.',
    ),
    only(
      'studio-only',
      '^preview/(?!frame/)',
      '^(schemas|core|staff|preview/(?!frame/))|^src/((theme|ui|i18n|lib)/|api/(request|apiError|answers/readError)[.]ts$)',
      'The studio is a program of its own: it shares the look and the way to make a call, never the screens.',
    ),
    only(
      'frame-only',
      '^preview/frame/',
      '^(schemas|core|scenarios|preview/(frame|messages))/|^src/(app/mountMemberApp[.]tsx$|lib/(router|cspNonce)[.]ts$|unsupportedBrowser[.]js$|theme/)',
      'A frame uses the member app by its one door, on scenarios in place of the network.',
    ),
    {
      name: 'no-schema-compiler-in-the-studio',
      comment: 'Forms are made from schemas, but checked by compiled validators (`?validate`).',
      severity: 'error',
      from: { path: '^preview/', pathNot: tests },
      to: { path: '^schemas/ajv|node_modules/ajv', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-schema-object-in-the-browser',
      comment:
        'The browser gets types, constants, compiled validators (`?validate`) and shapes of answers (`?shapes`), never a schema or Ajv.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: {
        path: '(^schemas/(api|brand|preview)/|^schemas/ajv|node_modules/ajv)',
        pathNot: '[?]validate|/answerShapes[.]ts$|/memberErrors[.]ts$|[cC]onstants?[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-apart',
      comment: 'A feature never imports another; routes and sections compose them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^src/(features|brand|api|theme|ui|i18n|lib)/', pathNot: tests },
      to: { path: '^src/app/' },
    },
    {
      name: 'shared-below-features',
      severity: 'error',
      from: { path: '^src/(brand|api|theme|ui|i18n|lib)/', pathNot: tests },
      to: { path: '^src/features/' },
    },
    {
      name: 'lib-at-the-bottom',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: tests },
      to: { path: '^src/(?!lib/)' },
    },
    only(
      'ledger-alone',
      '^server/modules/ledger/',
      '^(schemas|core)/|^server/modules/ledger/|^server/platform/',
      'The ledger knows accounts and entries; the module that posts knows what a posting means.',
    ),
    {
      name: 'modules-by-index',
      comment: 'A module of the server is used through its index alone.',
      severity: 'error',
      from: {
        path: '^(?:server/modules/([^/]+)/|server/[^/]+[.]ts$|server/(?:platform|providers)/|sandbox/)',
        pathNot: tests,
      },
      to: { path: '^server/modules/[^/]+/(?!index[.]ts$)', pathNot: '^server/modules/$1/' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: {
        path: '^(schemas|core|scenarios|src|preview|server|sandbox|scripts)/',
        pathNot: `${tests}|^scripts/mutants[.]ts$`,
      },
      to: { path: '[.]test[.]tsx?$|^tests/|^(src|server)/testing/' },
    },
    {
      name: 'scenarios-in-frames-only',
      comment: 'The member app never answers itself.',
      severity: 'error',
      from: { path: '^(src|core|schemas|server|sandbox|scripts)/|^preview/(?!frame/)', pathNot: tests },
      to: { path: '^scenarios/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]cache|[.]data|node_modules/[.])' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
