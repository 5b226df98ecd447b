import type { Principal, Role } from '../../auth/principal.js';
import type { User } from '../../auth/users.js';
import type { Schemas } from '../model/call.js';
import { CURRENT_VERSION, FULL_VERSION } from '../model/server-version.js';

/** Id of the only organization. Clients compare it only with itself, so any value works. */
export const ORGANIZATION_ID = 'fairground';

const TITLE = 'Fairground';

/** Lifetime in minutes of a token for clients that request a short-lived one. */
const SHORT_LIVED_TOKEN_MINUTES = 60;

export function tokenServicesUrl(publicUrl: string): string {
  return `${publicUrl}/sharing/rest/generateToken`;
}

export function describeServer(publicUrl: string): Schemas['ServerInfo'] {
  return {
    currentVersion: CURRENT_VERSION,
    fullVersion: FULL_VERSION,
    // Without `/sharing/rest`, which clients add themselves.
    owningSystemUrl: publicUrl,
    authInfo: {
      isTokenBasedSecurity: true,
      tokenServicesUrl: tokenServicesUrl(publicUrl),
      shortLivedTokenValidity: SHORT_LIVED_TOKEN_MINUTES,
    },
  };
}

export function describePortalInfo(publicUrl: string): Schemas['PortalInfo'] {
  return {
    owningSystemUrl: publicUrl,
    authInfo: { tokenServicesUrl: tokenServicesUrl(publicUrl), isTokenBasedSecurity: true },
  };
}

/** Describes the portal to the caller. */
export function describePortal(publicUrl: string, caller: Principal | undefined): Schemas['PortalSelf'] {
  const { hostname, protocol } = new URL(publicUrl);
  return {
    id: ORGANIZATION_ID,
    name: TITLE,
    isPortal: true,
    portalName: TITLE,
    portalHostname: hostname,
    portalMode: 'singletenant',
    currentVersion: String(CURRENT_VERSION),
    allSSL: protocol === 'https:',
    access: 'public',
    culture: 'en',
    supportsHostedServices: true,
    helperServices: {},
    authorizedCrossOriginDomains: [],
    ...(caller && { user: describeUser(caller) }),
  };
}

type PortalUser = Schemas['PortalUser'];

const PORTAL_ROLES: Readonly<Record<Role, PortalUser['role']>> = {
  administrator: 'org_admin',
  editor: 'org_publisher',
  author: 'org_publisher',
  contributor: 'org_user',
  subscriber: 'org_user',
};

const PRIVILEGES: Readonly<Record<PortalUser['role'], readonly string[]>> = {
  org_admin: [
    'portal:admin:deleteItems',
    'portal:admin:updateItems',
    'portal:admin:viewItems',
    'portal:publisher:publishFeatures',
    'portal:user:createItem',
  ],
  org_publisher: ['portal:publisher:publishFeatures', 'portal:user:createItem'],
  org_user: [],
};

export function describeUser(user: Principal): PortalUser {
  const role = PORTAL_ROLES[user.role];
  return {
    username: user.name,
    fullName: user.name,
    role,
    orgId: ORGANIZATION_ID,
    privileges: [...PRIVILEGES[role]],
  };
}

/** Describes a user to other users. */
export function describeMember(user: User): Schemas['User'] {
  return {
    username: user.name,
    fullName: user.name,
    firstName: '',
    lastName: '',
    role: PORTAL_ROLES[user.role],
    created: user.createdAt,
    access: 'org',
    orgId: ORGANIZATION_ID,
    groups: [],
  };
}
