import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'sdk/dist/',
      '**/generated/',
      'var/',
      'node_modules/',
      // Programs of others: compiled and run where the package is installed.
      'test/sdk/package/consumers/',
      '**/*.cjs',
      '*.config.js',
      '.dependency-cruiser.mjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      eqeqeq: 'error',
      // There are no enumerations here, and to look for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      // Index signatures hold foreign names; the dot would suggest that they are ours.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // A transaction is handed on by type alone, which the module arrows do not see.
    files: ['server/**'],
    ignores: ['server/storage/**', '**/*-repository.ts', 'server/features/append/load/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression:matches([callee.name=/^(trx|knex)$/], [callee.property.name=/^(knex|raw)$/])',
          message: 'SQL has its places: storage and the repository files.',
        },
      ],
    },
  },
  {
    // What a person reads on a terminal.
    files: ['server/main.ts', 'server/cli/**', 'scripts/**', 'sdk/src/cli/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**'],
    rules: {
      // chai's assertions are expressions: expect(x).to.be.true
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
