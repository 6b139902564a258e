/** Lint rules that need no types; those that do, and React's, are oxlint's (.oxlintrc.json). Formatting is biome's; imports between folders are dependency-cruiser's. */
import tseslint from 'typescript-eslint';
import { disableNeedsReason } from './scripts/lint/disableNeedsReason.mjs';

const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'tests/**/*.{ts,tsx}',
  '{src,preview,desk,backoffice}/testing/**',
  'scenarios/**',
  'server/testing/**',
];
const source = [
  '{src,preview,desk,backoffice}/**/*.{ts,tsx}',
  '{core,scenarios,sandbox,server,schemas}/**/*.ts',
];
const money = [
  'core/money/**/*.ts',
  'server/modules/{ledger,deposits,withdrawals,slips,adjustments,turnover}/**/*.ts',
  '**/*[mM]oney*.ts',
];

/** Bans that hold for all TypeScript; `no-restricted-syntax` is one option, so that blocks below repeat it. */
const everywhere = [
  {
    selector: 'Literal[value=/\\p{Emoji_Presentation}/u], JSXText[value=/\\p{Emoji_Presentation}/u]',
    message: 'No emoji: use an icon of src/ui or lucide-react.',
  },
  {
    selector: 'TemplateElement[value.raw=/\\p{Emoji_Presentation}/u]',
    message: 'No emoji: use an icon of src/ui or lucide-react.',
  },
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'A test that does not run proves nothing: mend it or delete it.',
  },
  {
    selector: 'Property[key.name="shell"][value.value=true]',
    message: 'No shell: it would read what is in the arguments (S10).',
  },
];
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only.',
};
const noRawHtml = {
  selector:
    'JSXAttribute[name.name="dangerouslySetInnerHTML"], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
  message: 'Strings are text, never HTML (W4).',
};
const exactMoney = [
  {
    selector:
      'CallExpression[callee.name=/^(Number|parseFloat)$/], CallExpression[callee.property.name="parseFloat"]',
    message: 'Money is integer satang: parse it with the money helpers (M5).',
  },
];

const typedRedux = [
  {
    selector: 'CallExpression[callee.name="useDispatch"]:not([typeArguments])',
    message: 'Use the typed hooks of src/app, or name the dispatch type.',
  },
  {
    selector: 'CallExpression[callee.name="useSelector"] > :function',
    message: 'Use the typed hooks of src/app, or a selector of a slice.',
  },
];

/** Requests go to addresses of `providers.json` through one place, so that no input can redirect one (S8). */
const noHttp = (name) => ({ name, message: "Only a provider's context makes HTTP requests." });
const httpClients = [
  ...['http', 'https', 'http2', 'tls', 'dgram'].map((name) => noHttp(`node:${name}`)),
  ...['undici', 'axios', 'got'].map(noHttp),
];
/** Programs are named in the code, and their arguments are passed as a list (S10). */
const childProcess = {
  name: 'node:child_process',
  message: 'Only listed files run programs, and never a shell.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      '.cache/**',
      '.data/**',
      'schemas/json/**',
      'server/platform/db/schema.ts',
      'sandbox/db/schema.ts',
      'coverage/**',
      'test-results/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { sala: { rules: { 'disable-needs-reason': disableNeedsReason } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme'], location: 'anywhere' }],
      'no-restricted-syntax': ['error', ...everywhere],
      'sala/disable-needs-reason': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: source,
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...everywhere, noDefaultExport, noRawHtml],
    },
  },
  {
    files: ['{src,preview,desk,backoffice}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noDefaultExport, noRawHtml, ...typedRedux] },
  },
  {
    // RTK Query writes an optional argument as `Argument | void`.
    files: ['{src,preview,desk,backoffice}/**/*Api.ts', '{preview/core,desk/core,backoffice}/api/*.ts'],
    rules: { '@typescript-eslint/no-invalid-void-type': 'off' },
  },
  {
    files: ['{core,sandbox,server,schemas,src}/**/*.{ts,tsx,mjs,js}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Use node:crypto, or crypto in the browser: outcomes and ids must not be guessable (G1).',
        },
      ],
    },
  },
  {
    // `providerFetch` refuses redirects; adapters take their addresses from the configuration.
    files: ['server/**/*.ts'],
    ignores: [
      ...tests,
      'server/providers/kit/providerFetch.ts',
      // Sends nothing beyond a handshake, to addresses of the Internet only.
      'server/platform/http/hostProbe.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', noHttp('fetch')],
      'no-restricted-imports': ['error', { paths: [...httpClients, childProcess] }],
    },
  },
  {
    files: [
      'server/platform/db/{embeddedCluster,embeddedPlace,processes}.ts',
      'server/platform/images/imageProcess.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...httpClients, { ...childProcess, importNames: ['exec', 'execSync'] }] },
      ],
    },
  },
  {
    files: money,
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noDefaultExport, noRawHtml, ...exactMoney] },
  },
  {
    files: tests,
    rules: {
      'no-restricted-syntax': ['error', ...everywhere],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Programs for the terminal: their output is their product.
    files: ['scripts/**/*.ts', 'tests/bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // Runs in browsers that cannot parse the bundle: ECMAScript 5 only.
    files: ['src/unsupportedBrowser.js', 'src/lateFonts.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
    rules: { 'no-var': 'off', 'prefer-const': 'off' },
  },
);
