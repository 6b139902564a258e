/** Who may import whom: the table of docs/ARCHITECTURE.md, checked. Sees `import()` and cycles too. */
/** Tests, and the folders that hold nothing but tests and what they share. */
const tests = '[.]test[.]tsx?$|^e2e/|/testing/|^server/(access|reliability)/';
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^(schemas|brands|src|preview|server|scripts|e2e)/', pathNot: allowed },
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
      'brand-core-pure',
      '^src/brand/core/',
      '^(schemas|src/brand/core)/',
      'Brand core runs in browser and Node.',
    ),
    only('src-only', '^src/(?!brand/core/)', '^(schemas|src)/', 'The member app imports schemas and itself.'),
    only(
      'server-only',
      '^server/',
      '^(schemas|server|src/brand/core)/',
      'Of src, the server sees brand/core only.',
    ),
    only(
      'scripts-only',
      '^scripts/',
      '^(schemas|brands|scripts|src/brand/core)/|^server/(db|hosting|config|brands)',
      'Scripts see brand/core, the database and hosting.',
    ),
    only(
      'studio-only',
      '^preview/(?!frame/)',
      '^(schemas|preview/(?!frame/))|^src/((brand/core|theme|ui|i18n|lib)/|api/(request|apiError|answers/readError)[.]ts$)',
      'The studio is a program of its own: it shares the look and the way to make a call, never the screens.',
    ),
    only(
      'frame-only',
      '^preview/frame/',
      '^(schemas|preview/(frame|messages))/|^src/(app/mountMemberApp[.]tsx$|lib/(router|cspNonce)[.]ts$|gate[.]js$|(brand/core|theme|testing/scenarios)/)',
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
      from: { path: '^src/(?!brand/core/)', pathNot: tests },
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
    {
      name: 'areas-apart',
      comment: 'Areas share by ledger, db, ports and http only.',
      severity: 'error',
      from: { path: '^server/areas/([^/]+)/', pathNot: tests },
      to: { path: '^server/areas/', pathNot: '^server/areas/$1/' },
    },
    only(
      'ledger-alone',
      '^server/ledger/',
      '^(schemas|server/(ledger|db))/|^server/(appError|id|clock)[.]ts$',
      'The ledger knows accounts and entries; what a posting means is the knowledge of the domain that makes it.',
    ),
    {
      name: 'ground-below-areas',
      severity: 'error',
      from: { path: '^server/(ledger|db|ports|http|hosting)/', pathNot: tests },
      to: { path: '^server/areas/' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: { path: '^(schemas|src|preview|server|scripts)/', pathNot: tests },
      to: { path: '[.]test[.]tsx?$|^e2e/|^(src|server)/testing/(?!scenarios/)' },
    },
    {
      name: 'scenarios-in-frames-only',
      comment: 'The member app never answers itself.',
      severity: 'error',
      from: { path: '^(src|schemas|server|scripts)/|^preview/(?!frame/)', pathNot: tests },
      to: { path: '^src/testing/scenarios/' },
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
