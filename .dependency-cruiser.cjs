// Which folder may import which. Each rule says what to do instead; docs/adr/0002-boundaries.md says why they exist.
// Generated types name hand-written ones, which name generated ones: circles of types, in two workspaces.
const circlesOfTypes = [
  '^packages/client/src/(events|generated/types)\\.ts$',
  '^apps/command-line/src/(operations|generated/operations|packet/packet-file|generated/packet-fields)\\.ts$',
];

const tests = '(\\.test\\.ts$|/test/|\\.cases\\.ts$|/cases\\.ts$)';

/** The floors of the console from the lowest to the highest. A floor imports itself and the floors below it. */
const CONSOLE_FLOORS = [
  'schema',
  'api',
  'format',
  'parts',
  'pictures',
  'results',
  'forms',
  'registrations',
  'pages',
  'app',
];

const consoleFloors = CONSOLE_FLOORS.slice(0, -1).map((floor, index) => ({
  name: `console-${floor}-knows-no-higher-floor`,
  comment: `${floor}/ is used by the floors above it (docs/console.md): move what it needs down to ${floor}/ or below, or pass it in.`,
  severity: 'error',
  from: { path: `^apps/console/src/${floor}/` },
  to: { path: `^apps/console/src/(${CONSOLE_FLOORS.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two modules that need each other are one module, or share a third: move what both need there. Types count.',
      severity: 'error',
      from: { pathNot: circlesOfTypes },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-values',
      comment:
        'Two modules that need each other are one module, or share a third: move what both need there.',
      severity: 'error',
      from: { path: circlesOfTypes },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'http-knows-no-feature',
      comment:
        'Features stand on http/, types included: say in http/needs.ts what HTTP needs, and pass it in from assembly/.',
      severity: 'error',
      from: { path: '^apps/service/src/http/', pathNot: tests },
      to: { path: '^apps/service/src/(features|mcp|assembly|lifecycle|operator|tour)/' },
    },
    {
      name: 'registry-knows-no-feature',
      comment:
        'The gateway calls the registry for whoever has an account there. Records and credentials belong to features.',
      severity: 'error',
      from: { path: '^apps/service/src/registry/', pathNot: tests },
      to: { path: '^apps/service/src/(features|http|mcp|assembly|lifecycle|operator|tour)/' },
    },
    {
      name: 'registry-records-know-no-kind',
      comment:
        'Brands and campaigns stand on registry records: pass in what differs between them as a RegistrationKind or a Mirror.',
      severity: 'error',
      from: { path: '^apps/service/src/features/registry-records/', pathNot: tests },
      to: { path: '^apps/service/src/features/(brands|campaigns|callbacks|registrations)/' },
    },
    {
      name: 'features-are-assembled-above',
      comment: 'A feature is put together in assembly/. It never imports what assembles or runs it.',
      severity: 'error',
      from: { path: '^apps/service/src/(features|jobs|mail|db|crypto|metrics|outbound)/', pathNot: tests },
      to: { path: '^apps/service/src/(assembly|lifecycle|operator|tour)/' },
    },
    {
      name: 'packages-know-no-apps',
      comment: 'A package is used by apps, never the other way: pass in what it needs as an argument.',
      severity: 'error',
      // The client's tests meet the real service: that is what they are for.
      from: { path: '^packages/', pathNot: '^packages/client/test/' },
      to: { path: '^(apps|bench|test)/' },
    },
    {
      name: 'client-stands-alone',
      comment:
        'The client runs anywhere with fetch and Web Crypto, and brings nothing along: no package, nothing of Node.',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: tests },
      to: { pathNot: '^packages/client/src/' },
    },
    {
      name: 'command-line-knows-only-the-client',
      comment:
        'The command line does what anybody can do over HTTP: what it lacks belongs into @tendlc/client. Only the rules run on this machine, too.',
      severity: 'error',
      from: { path: '^apps/command-line/src/', pathNot: tests },
      to: {
        path: '^(packages|apps|bench|test)/',
        pathNot: ['^packages/(client|compliance)/src/index\\.ts$', '^apps/command-line/src/'],
      },
    },
    {
      name: 'console-speaks-only-http',
      comment:
        'The console does what anybody can do over HTTP: it knows the contract, the tools that run in browsers, and the client.',
      severity: 'error',
      from: { path: '^apps/console/src/', pathNot: tests },
      to: {
        path: '^(packages|apps|bench|test)/',
        pathNot: [
          '^packages/(contract|compliance|client|registration|providers)/src/index\\.ts$',
          // The closed lists without the field definitions and their schemas, which most pages do not load.
          '^packages/registration/src/words\\.ts$',
          '^apps/console/src/',
        ],
      },
    },
    {
      name: 'console-has-no-cycles',
      comment:
        'Two modules of the console that need each other, even for a type, are one module, or share a third: move what both need there.',
      severity: 'error',
      from: { path: '^apps/console/src/' },
      to: { path: '^apps/console/src/', circular: true },
    },
    ...consoleFloors,
    {
      name: 'console-pages-know-no-other-pages',
      comment:
        'Pages of different subjects do not import each other: move what they share to registrations/ or parts/.',
      severity: 'error',
      from: { path: '^apps/console/src/pages/([^/]+)/' },
      to: { path: '^apps/console/src/pages/', pathNot: '^apps/console/src/pages/$1/' },
    },
    {
      name: 'nobody-imports-the-console',
      comment: 'What the console is built to is served as files; there is nothing in it to import.',
      severity: 'error',
      from: { path: '^(packages|apps|bench)/', pathNot: ['^apps/console/', tests] },
      to: { path: '^apps/console/' },
    },
    {
      name: 'contract-stands-alone',
      comment:
        'The contract is what travels on a wire; put logic into the package that owns it. The registry’s own words it takes from where they stand.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: {
        pathNot: [
          '^packages/contract/',
          '^packages/registry/src/wire/index\\.ts$',
          '^packages/registration/src/index\\.ts$',
          '^packages/providers/src/index\\.ts$',
          'node_modules/typebox',
        ],
      },
    },
    {
      name: 'providers-stand-on-registration',
      comment:
        'Providers are data that runs in a browser: only field definitions below them, nothing of Node, no clock, no network.',
      severity: 'error',
      from: { path: '^packages/providers/src/', pathNot: tests },
      to: { pathNot: ['^packages/providers/src/', '^packages/registration/src/index\\.ts$'] },
    },
    {
      name: 'providers-know-no-providers',
      comment: 'A provider is its folder. What two of them share stands above them.',
      severity: 'error',
      from: { path: '^packages/providers/src/providers/([^/]+)/' },
      to: {
        path: '^packages/providers/src/(providers/|catalogue|export|import|index)',
        pathNot: '^packages/providers/src/providers/$1/',
      },
    },
    {
      name: 'registry-stands-alone',
      comment: 'The registry client knows the registry only: map to our own words in the service.',
      severity: 'error',
      from: { path: '^packages/registry/' },
      to: {
        path: '^(packages|apps|bench|test)/',
        pathNot: ['^packages/registry/', '^packages/registration/src/(words|registry-fields)\\.ts$'],
      },
    },
    {
      name: 'registration-is-the-ground-floor',
      comment:
        'Field definitions are read by everything and run in a browser: no other package, nothing of Node. Values of other layers are passed in.',
      severity: 'error',
      from: { path: '^packages/registration/src/', pathNot: tests },
      to: { pathNot: ['^packages/registration/src/', 'node_modules/typebox'] },
    },
    {
      name: 'words-are-data',
      comment: 'These lists are data that every layer reads: no schemas and no imports from other modules.',
      severity: 'error',
      from: { path: '^packages/registration/src/(words|use-cases|(brand|campaign)/words)\\.ts$' },
      to: { pathNot: '^packages/registration/src/(words|use-cases|(brand|campaign)/words)\\.ts$' },
    },
    {
      name: 'wire-is-data',
      comment:
        'The wire module is shapes and tables, shared with the sandbox. It derives the fields of brands and campaigns from their definitions; behavior stands beside it.',
      severity: 'error',
      from: { path: '^packages/registry/src/wire/', pathNot: tests },
      to: {
        pathNot: ['^packages/registry/src/wire/', '^packages/registration/src/(words|registry-fields)\\.ts$'],
      },
    },
    {
      name: 'sandbox-knows-only-the-wire',
      comment:
        'A sandbox that shared the client’s code would share its mistakes: import @tendlc/registry/wire.',
      severity: 'error',
      from: { path: '^apps/sandbox/', pathNot: tests },
      to: { path: '^packages/', pathNot: '^packages/registry/src/wire/index\\.ts$' },
    },
    {
      name: 'compliance-is-pure',
      comment:
        'Tools run in a browser too: no Node, no clock, no network. Take the value as an argument instead.',
      severity: 'error',
      from: { path: '^packages/compliance/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'page-review-only-reads',
      comment:
        'Pages are given, never fetched: no Node, no clock, no network; only a PDF is read in a thread. Other packages are entered by their index.ts.',
      severity: 'error',
      from: { path: '^packages/page-review/src/', pathNot: [tests, '/(?:read-pdf|pdf-worker)\\.ts$'] },
      to: {
        pathNot: [
          '^packages/page-review/src/',
          '^packages/(compliance|contract)/src/index\\.ts$',
          'node_modules/(htmlparser2|html-encoding-sniffer|tldts|unpdf)/',
        ],
      },
    },
    {
      name: 'facts-know-nothing-above',
      comment: 'Facts are data. What combines them is a rule or a tool.',
      severity: 'error',
      from: { path: '^packages/compliance/src/facts/', pathNot: tests },
      to: { path: '^packages/compliance/src/(rules|tools)/' },
    },
    {
      name: 'rules-know-no-tools',
      comment: 'Tools compose rules. A rule that needs a tool’s result is part of that tool.',
      severity: 'error',
      from: { path: '^packages/compliance/src/(rules|text)/', pathNot: tests },
      to: { path: '^packages/compliance/src/tools/' },
    },
    {
      name: 'tools-know-no-tools',
      comment: 'What two tools share belongs into rules/, text/ or facts/.',
      severity: 'error',
      from: { path: '^packages/compliance/src/tools/([^/]+)/', pathNot: tests },
      to: { path: '^packages/compliance/src/tools/([^/]+)/', pathNot: '^packages/compliance/src/tools/$1/' },
    },
    {
      name: 'packages-by-their-door',
      comment: 'Import a package by its name; what is missing there has to be exported from its index.ts.',
      severity: 'error',
      from: { path: '^(apps|bench)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/registry/src/wire/index\\.ts$',
          '^packages/registration/src/words\\.ts$',
        ],
      },
    },
    {
      name: 'features-by-their-door',
      comment: 'A feature is entered by its index.ts; export there what the other one may use.',
      severity: 'error',
      from: { path: '^apps/service/src/', pathNot: [tests, '^apps/service/src/features/([^/]+)/'] },
      to: { path: '^apps/service/src/features/[^/]+/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'features-by-their-door-from-features',
      comment: 'A feature is entered by its index.ts; export there what the other one may use.',
      severity: 'error',
      from: { path: '^apps/service/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/service/src/features/[^/]+/',
        pathNot: ['^apps/service/src/features/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'only-http-knows-fastify',
      comment: 'Services and queries know nothing of HTTP: take plain values, throw a ServiceError.',
      severity: 'error',
      from: { path: '^apps/service/src/', pathNot: [tests, '^apps/service/src/http/', '/routes\\.ts$'] },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'only-queries-know-sql',
      comment:
        'SQL stands in queries.ts (or db/, jobs/queue.ts): add a function there that says what it finds.',
      severity: 'error',
      from: {
        path: '^apps/service/src/',
        pathNot: [tests, '/queries\\.ts$', '^apps/service/src/db/', '/jobs/queue\\.ts$'],
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'policy-is-pure',
      comment: 'A policy decides from its arguments. What reads the database or the clock is the service.',
      severity: 'error',
      from: { path: '/policy\\.ts$' },
      // A type says what the decision looks like; it cannot read anything.
      to: {
        path: ['/service\\.ts$', '/routes\\.ts$', '^apps/service/src/(db|http|jobs|mail)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'product-knows-no-tests',
      comment: 'Nothing in src knows about tests: inject the clock, the client, the failure.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'listed-dependencies-only',
      comment:
        'Add the package to the package.json of the workspace that imports it, with its exact version.',
      severity: 'error',
      from: { pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/\\.|^data/|^apps/console/(dist|public)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
