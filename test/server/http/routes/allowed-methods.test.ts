import { expect } from 'chai';
import type { Role } from '../../../../server/auth/principal.js';
import { describeAllowed } from '../../../../server/http/routes/allowed-methods.js';
import type { Operation } from '../../../../server/http/operation/operation.js';

const operation = (method: Operation['method'], role?: Role): Operation => ({
  operationId: method,
  method,
  path: '/a',
  security: role === undefined ? 'optional' : 'required',
  ...(role === undefined ? {} : { role }),
  bodyTypes: [],
  replies: {},
});
const somebody = (role: Role) => ({ userId: 1, name: 'eva', role });

describe('describeAllowed', () => {
  const allowed = describeAllowed([
    operation('patch', 'contributor'),
    operation('put', 'contributor'),
    operation('post', 'contributor'),
    operation('delete', 'editor'),
    operation('get'),
  ]);

  it('allows anonymous callers the methods that need no credentials', () => {
    expect(allowed.for(undefined)).to.equal('GET');
  });

  it('allows each role its own methods and those of lower roles', () => {
    expect(allowed.for(somebody('subscriber'))).to.equal('GET');
    expect(allowed.for(somebody('contributor'))).to.equal('GET, POST, PUT, PATCH');
    expect(allowed.for(somebody('author'))).to.equal('GET, POST, PUT, PATCH');
    for (const role of ['editor', 'administrator'] as const) {
      expect(allowed.for(somebody(role))).to.equal('GET, DELETE, POST, PUT, PATCH');
    }
  });

  it('lists the methods that remain for a caller without rights to the record', () => {
    expect(allowed.withoutRole).to.equal('GET');
    expect(allowed.all).to.deep.equal(['GET', 'DELETE', 'POST', 'PUT', 'PATCH']);
  });
});
