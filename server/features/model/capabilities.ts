import { CAPABILITIES, type Capability, type Service } from './service.js';

/**
 * Capabilities of a service whose definition names none. Append must be requested, because owners can append without
 * it.
 */
export const DEFAULT_CAPABILITIES: readonly Capability[] = ['Query', 'Uploads'];

const EDITS: readonly Capability[] = ['Create', 'Update', 'Delete'];

/**
 * Reads a comma list of capabilities in any case, and sorts it in the order of display. `Editing` and its three edits
 * imply each other.
 */
export function parseCapabilities(text: string): { capabilities: Capability[]; unknown: string[] } {
  const asked = new Set<Capability>();
  const unknown: string[] = [];
  for (const word of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const known = CAPABILITIES.find((capability) => capability.toLowerCase() === word.toLowerCase());
    if (known === undefined) unknown.push(word);
    else asked.add(known);
  }
  if (EDITS.some((edit) => asked.has(edit))) asked.add('Editing');
  else if (asked.has('Editing')) for (const edit of EDITS) asked.add(edit);
  return { capabilities: CAPABILITIES.filter((capability) => asked.has(capability)), unknown };
}

/** Removes Append from a service that has a layer without support for it, where no caller can have the capability. */
export function withoutAppend<T extends Pick<Service, 'capabilities'>>(service: T): T {
  return { ...service, capabilities: service.capabilities.filter((capability) => capability !== 'Append') };
}

/** Capabilities that owners may set although the server does not support the operations, such as replicas. */
const NOT_OFFERED: readonly Capability[] = ['Sync', 'ChangeTracking', 'Extract'];

/** Returns the capabilities that clients see, as a comma list: only those that they can use. */
export function offeredCapabilities({ capabilities }: Pick<Service, 'capabilities'>): string {
  return capabilities.filter((capability) => !NOT_OFFERED.includes(capability)).join(',');
}

/** Returns all capabilities that are set, for the owner and administrators. */
export function storedCapabilities({ capabilities }: Pick<Service, 'capabilities'>): string {
  return capabilities.join(',');
}
