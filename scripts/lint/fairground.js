/**
 * Rules of this project's own, for oxlint.
 *
 * `sql-has-its-places`: a transaction is handed on by type alone, which the module arrows do not see. So it may be called,
 * and have raw SQL made of it, in storage and in the repository files only; `.oxlintrc.jsonc` says where those are.
 */
const message = 'SQL has its places: storage and the repository files.';

const sqlHasItsPlaces = {
  create: (context) => ({
    CallExpression: (call) => {
      const { callee } = call;
      const called = callee.type === 'Identifier' && ['trx', 'knex'].includes(callee.name);
      const method = callee.type === 'MemberExpression' && ['knex', 'raw'].includes(callee.property.name);
      if (called || method) context.report({ node: call, message });
    },
  }),
};

export default { meta: { name: 'fairground' }, rules: { 'sql-has-its-places': sqlHasItsPlaces } };
