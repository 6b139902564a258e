/** Who may import whom: the table of docs/ARCHITECTURE.md, checked, `import()` included. */

/** Tests, and the folders that hold only tests and their tools. */
const tests = '[.]test[.]tsx?$|^tests/|/testing/';
const programs = '^(schemas|core|scenarios|brands|src|preview|desk|backoffice|server|sandbox|scripts|tests)/';
const ground = 'schemas/|core/';
const appShared = 'src/(brand|api|theme|ui|i18n|lib)/';

/** Each folder and all that it may import of the project; `$1` is the group of the left-hand side. */
const layers = [
  ['schemas/', 'schemas/'],
  ['core/', ground],
  ['src/lib/', `${ground}|src/lib/`],
  ['src/(?:brand|api|theme|ui|i18n)/', `${ground}|${appShared}`],
  ['src/features/([^/]+)/', `${ground}|${appShared}|src/features/$1/`],
  ['src/(?!lib/|brand/|api/|theme/|ui/|i18n/|features/)', `${ground}|src/`],
  ['scenarios/', `${ground}|scenarios/|src/(api|i18n|lib)/`],
  ['backoffice/', `${ground}|backoffice/|src/(theme|ui|i18n|lib)/`],
  ['desk/', `${ground}|backoffice/|desk/|src/(theme|ui|i18n|lib)/`],
  ['preview/(?!frame/)', `${ground}|backoffice/|preview/(?!frame/)|src/(theme|ui|i18n|lib)/`],
  [
    'preview/frame/',
    `${ground}|scenarios/|preview/(frame|messages)/|backoffice/browser/combo[.]ts|src/(theme/|app/mountMemberApp[.]tsx|lib/(router|cspNonce)[.]ts|unsupportedBrowser[.]js)`,
  ],
  ['server/(?:platform|providers)/', `${ground}|server/(platform|providers)/`],
  ['server/modules/ledger/', `${ground}|server/modules/ledger/|server/platform/`],
  [
    'server/modules/(?!ledger/)([^/]+)/',
    `${ground}|server/(platform|providers)/|server/modules/($1/|[^/]+/index[.]ts)`,
  ],
  ['server/modules/[^/]+[.]ts', `${ground}|server/(platform|providers|modules)/`],
  [
    'server/[^/]+[.]ts',
    `${ground}|server/(platform|providers)/|server/[^/]+[.]ts|server/modules/([^/]+[.]ts|[^/]+/index[.]ts)`,
  ],
  ['sandbox/', `${ground}|sandbox/|server/(platform|providers)/|server/modules/[^/]+/index[.]ts`],
  // The conformance suites call adapters, and the server as its providers do.
  ['scripts/provider/', `${ground}|scripts/|server/`],
  [
    'scripts/(?!provider/)',
    `${ground}|brands/|scripts/|scenarios/openScenario[.]ts|server/start[.]ts|server/platform/((crypto|db|hosting|http|config|brands|startup)/|(root|appError|clock|images/readUpload)[.]ts)|server/modules/brands/|server/providers/(readProviders|connectProviders|files/(copyFiles|routeFiles))[.]ts|sandbox/(settings|start|db/database)[.]ts|tests/mutation/`,
  ],
];

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '[?]' } },
    ...layers.map(([folder, allowed]) => ({
      name: 'layers',
      comment: 'A folder imports only what the table of layers allows.',
      severity: 'error',
      from: { path: `^${folder}`, pathNot: tests },
      to: { path: programs, pathNot: `^(?:${allowed})` },
    })),
    {
      name: 'no-schema-compiler-in-browsers',
      comment: 'The browser programs check with compiled validators (`?validate`).',
      severity: 'error',
      from: { path: '^(src|preview|desk|backoffice)/', pathNot: tests },
      to: { path: '^schemas/ajv|node_modules/ajv', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-schema-in-the-member-app',
      comment:
        'Members load types, constants, compiled validators and answer shapes (`?shapes`), never a schema.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: {
        path: '^schemas/(api|brand|preview)/',
        pathNot: '[?]validate|/answerShapes[.]ts$|/memberErrors[.]ts$|[cC]onstants?[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: { path: programs, pathNot: `${tests}|^scripts/mutants[.]ts$` },
      to: { path: '[.]test[.]tsx?$|^tests/|^(src|server)/testing/' },
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
