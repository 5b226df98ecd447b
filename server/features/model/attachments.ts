import type { Fault } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import type { FaultList } from './faults.js';

type Attachments = components['schemas']['ApplyEditsParameters']['attachments'];

const REASON = 'attachments are not supported';

/** A layer is not made, nor left, with what nobody could add to it. */
export function refuseAttachments(
  { hasAttachments }: { readonly hasAttachments?: unknown },
  path: string,
  faults: FaultList,
): void {
  if (hasAttachments === true) faults.add(`${path}.hasAttachments`, REASON);
}

/** What is wrong with edits that come with attachments; empty lists of them are in order. */
export function attachmentFaults(attachments: Attachments, field: string): Fault[] {
  const isEmpty = Object.values(attachments ?? {}).every(
    (edits) => edits === null || (Array.isArray(edits) && edits.length === 0),
  );
  return isEmpty ? [] : [{ field, reason: REASON, kind: 'invalid' }];
}
