import { expect } from 'chai';
import type { Principal, Role } from '../../../../server/auth/principal.js';
import { AppError } from '../../../../server/lib/errors.js';
import {
  assertMayAppendTo,
  assertMayPublish,
  assertMayQuery,
  maySee,
  maySeeJob,
} from '../../../../server/features/catalog/rights.js';
import {
  type Capability,
  DEFAULT_EDITOR_TRACKING,
  type Service,
} from '../../../../server/features/model/service.js';
import { WEB_MERCATOR } from '../../../../server/features/model/spatial-reference.js';

function user(userId: number, role: Role): Principal {
  return { userId, name: `user${String(userId)}`, role };
}

const OWNER = user(1, 'author');
const CALLERS = {
  owner: OWNER,
  administrator: user(2, 'administrator'),
  other: user(3, 'editor'),
  anonymous: undefined,
};
type Caller = keyof typeof CALLERS;

function service(access: Service['access'], capabilities: readonly Capability[]): Service {
  return {
    key: 1,
    name: 'Places',
    itemId: '0'.repeat(32),
    ownerId: OWNER.userId,
    access,
    capabilities,
    createdAt: 0,
    serviceDescription: '',
    description: '',
    copyrightText: '',
    maxRecordCount: 2000,
    spatialReference: WEB_MERCATOR,
    initialExtent: undefined,
    allowGeometryUpdates: true,
    hasStaticData: false,
    units: 'esriMeters',
    editorTrackingInfo: DEFAULT_EDITOR_TRACKING,
  };
}

function verdict(check: () => void): string {
  try {
    check();
    return 'ok';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const REFUSED = 'access.forbidden';
const SIGN_IN = 'access.token_required';

describe('rights', () => {
  const seeing: [Service['access'], Record<Caller, boolean>][] = [
    ['private', { owner: true, administrator: true, other: false, anonymous: false }],
    ['org', { owner: true, administrator: true, other: true, anonymous: false }],
    ['public', { owner: true, administrator: true, other: true, anonymous: true }],
  ];
  for (const [access, wanted] of seeing) {
    for (const caller of Object.keys(wanted) as Caller[]) {
      it(`${wanted[caller] ? 'shows' : 'hides'} a ${access} service ${wanted[caller] ? 'to' : 'from'} ${caller}`, () => {
        expect(maySee(CALLERS[caller], service(access, []))).to.equal(wanted[caller]);
      });
    }
  }

  const appending: [Service['access'], Capability[], Record<Caller, string>][] = [
    ['public', [], { owner: 'ok', administrator: 'ok', other: REFUSED, anonymous: SIGN_IN }],
    ['public', ['Append'], { owner: 'ok', administrator: 'ok', other: 'ok', anonymous: SIGN_IN }],
    ['org', ['Append'], { owner: 'ok', administrator: 'ok', other: 'ok', anonymous: SIGN_IN }],
    ['private', ['Append'], { owner: 'ok', administrator: 'ok', other: REFUSED, anonymous: SIGN_IN }],
  ];
  for (const [access, capabilities, wanted] of appending) {
    for (const caller of Object.keys(wanted) as Caller[]) {
      const having = capabilities.length > 0 ? 'with' : 'without';
      it(`answers ${wanted[caller]} to ${caller} who appends to a ${access} service ${having} Append`, () => {
        const layer = { name: 'Cities', supportsAppend: true };
        const check = (): void => {
          assertMayAppendTo(CALLERS[caller], service(access, capabilities), layer);
        };
        expect(verdict(check)).to.equal(wanted[caller]);
      });
    }
  }

  it('refuses appends to a layer that does not support them', () => {
    const layer = { name: 'Cities', supportsAppend: false };
    for (const caller of [CALLERS.owner, CALLERS.administrator, CALLERS.other]) {
      const check = (): void => {
        assertMayAppendTo(caller, service('public', ['Append']), layer);
      };
      expect(verdict(check)).to.equal('feature.not_supported');
    }
  });

  it('lets others query with the capability only', () => {
    const query = (caller: Caller, capabilities: Capability[]): string =>
      verdict(() => {
        assertMayQuery(CALLERS[caller], service('public', capabilities));
      });
    expect([query('anonymous', ['Query']), query('other', []), query('anonymous', [])]).to.deep.equal([
      'ok',
      REFUSED,
      SIGN_IN,
    ]);
    expect(query('owner', [])).to.equal('ok');
  });

  it('lets administrators, editors and authors publish', () => {
    const publish = (role: Role): string =>
      verdict(() => {
        assertMayPublish(user(9, role));
      });
    const roles: Role[] = ['administrator', 'editor', 'author', 'contributor', 'subscriber'];
    expect(roles.map(publish)).to.deep.equal(['ok', 'ok', 'ok', REFUSED, REFUSED]);
  });

  it('shows a job to its submitter, the owner of the service and administrators', () => {
    const job = { ownerId: 7 };
    const seen = [user(7, 'subscriber'), OWNER, CALLERS.administrator, CALLERS.other, undefined].map(
      (caller) => maySeeJob(caller, service('public', []), job),
    );
    expect(seen).to.deep.equal([true, true, true, false, false]);
  });
});
