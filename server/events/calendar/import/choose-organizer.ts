import type { Transaction } from '../../../storage/database/database.js';
import { escapeText, toSafeText } from '../../text/html.js';
import { findLinkedImports, type LinkedImport } from '../../linked/linked-import-repository.js';
import type { Organizer } from '../../organizers/organizer.js';
import type { OrganizerFields } from '../../organizers/organizer-changes.js';
import { findOrganizersByEmail, organizerRepository } from '../../organizers/organizer-repository.js';
import { isKnownTo } from '../../records/rights.js';
import { foldName } from '../../text/slug.js';
import type { IncomingContent } from '../read/incoming-record.js';
import type { Notice } from '../read/property.js';
import { type ChoiceContext, isAsImported, isChangeable, type LinkedChoice } from './linked-choice.js';

/** E-mail address that a calendar gave for an organizer; empty for none. */
export interface OrganizerSaid {
  readonly email: string;
}

export type OrganizerChoice = LinkedChoice<OrganizerFields, OrganizerSaid>;

/** ORGANIZER of a record, and the present organizers of the event. */
export interface OrganizerReference {
  readonly organizer: IncomingContent['organizer'];
  /** ORGANIZER of the record's last version. */
  readonly organizerBefore: IncomingContent['organizer'];
  /** Organizers of the event. */
  readonly currentIds: readonly number[];
}

type Named = NonNullable<IncomingContent['organizer']>;

interface Candidate {
  readonly organizer: Organizer;
  readonly known: LinkedImport<OrganizerSaid> | undefined;
}

const LINKS = { table: 'event_organizers', key: 'organizer_id' } as const;

/**
 * Chooses the organizer that a record refers to. The e-mail address identifies it and CN is a label (RFC 5545, section
 * 3.8.4.3), so organizers with one name and different addresses are different.
 */
export async function chooseOrganizer(
  trx: Transaction,
  reference: OrganizerReference,
  context: ChoiceContext,
): Promise<OrganizerChoice> {
  const { organizer: sent } = reference;
  if (sent === null) return { kind: 'none', notices: [] };
  if (sent.email !== '') {
    const ofAddress = await findCandidates(
      trx,
      await findOrganizersByEmail(trx, emailOf(sent)),
      reference,
      context,
    );
    const best = ofAddress.find(({ organizer }) => isCalled(organizer, sent)) ?? ofAddress[0];
    if (best !== undefined) return labelOrganizer(trx, best, sent, reference, context);
  }
  const named = await organizerRepository.findByName(trx, sent.name.replace(/\s+/g, ' ').trim());
  const namesakes = await findCandidates(trx, named, reference, context);
  const chosen = sent.email === '' ? findByNameAlone(namesakes) : findWithoutAddress(namesakes, sent);
  const isOurs = chosen !== undefined && isAsImported(chosen.organizer, chosen.known);
  if (chosen !== undefined && !isOurs) return useOrganizer(chosen, sent);
  if (chosen !== undefined && sent.email === '') return useOrganizer(chosen, sent);
  if (chosen !== undefined && (await canChange(trx, chosen, context, isWithoutAddress(sent))))
    return completeOrganizer(chosen, sent, { email: sent.email });
  return createOrganizer(namesakes, sent);
}

async function findCandidates(
  trx: Transaction,
  found: readonly Organizer[],
  { currentIds }: OrganizerReference,
  { caller }: ChoiceContext,
): Promise<Candidate[]> {
  const organizers = found.filter((organizer) => isKnownTo(caller, organizer));
  const imports = await findLinkedImports<OrganizerSaid>(
    trx,
    organizers.map(({ id }) => id),
  );
  const isCurrent = ({ organizer }: Candidate): number => Number(currentIds.includes(organizer.id));
  return organizers
    .map((organizer) => ({ organizer, known: imports.get(organizer.id) }))
    .sort((a, b) => isCurrent(b) - isCurrent(a));
}

/** Finds an organizer of the name without an address, or the only one of the name: several would be ambiguous. */
function findByNameAlone(namesakes: readonly Candidate[]): Candidate | undefined {
  return (
    namesakes.find(
      ({ organizer, known }) => organizer.contact.email === '' && (known?.said.email ?? '') === '',
    ) ?? (namesakes.length === 1 ? namesakes[0] : undefined)
  );
}

/** Finds an organizer of the name without an address, for which no calendar gave a different one. */
function findWithoutAddress(namesakes: readonly Candidate[], sent: Named): Candidate | undefined {
  return namesakes.find(({ organizer, known }) => {
    const said = known?.said.email ?? '';
    return organizer.contact.email === '' && (said === '' || said.toLowerCase() === sent.email.toLowerCase());
  });
}

/** Links an organizer of the address. It takes a changed label unless other events use the old one. */
async function labelOrganizer(
  trx: Transaction,
  candidate: Candidate,
  sent: Named,
  { organizerBefore, currentIds }: OrganizerReference,
  context: ChoiceContext,
): Promise<OrganizerChoice> {
  const { organizer } = candidate;
  const wasCalledSo =
    currentIds.includes(organizer.id) && organizerBefore !== null && isCalled(organizer, organizerBefore);
  const hasNoLabel = foldName(organizer.title) === foldName(sent.email);
  const isRelabelled = isLabelled(sent) && !isCalled(organizer, sent) && (wasCalledSo || hasNoLabel);
  const hasOtherLabel = ({ organizer: other }: IncomingContent): boolean =>
    other !== null &&
    isLabelled(other) &&
    other.email.toLowerCase() === sent.email.toLowerCase() &&
    foldName(other.name) !== foldName(sent.name);
  return isRelabelled && (await canChange(trx, candidate, context, hasOtherLabel))
    ? completeOrganizer(candidate, sent, { organizer: escapeText(sent.name) })
    : useOrganizer(candidate, sent);
}

function useOrganizer({ organizer, known }: Candidate, sent: Named): OrganizerChoice {
  const { id, contact } = organizer;
  const notices: Notice[] = [];
  const lacksAddress = sent.email !== '' && contact.email === '';
  if (lacksAddress)
    notices.push({
      field: 'ORGANIZER',
      reason: `has an address that organizer ${String(id)} does not have; the organizer was not changed`,
    });
  if (isLabelled(sent) && !isCalled(organizer, sent))
    notices.push({
      field: 'ORGANIZER',
      reason: `has a CN that differs from the name of organizer ${String(id)}; the organizer was not changed`,
    });
  return {
    kind: 'known',
    id,
    ...(lacksAddress && { learns: { revision: known?.revision, said: { email: sent.email } } }),
    notices,
  };
}

function completeOrganizer(
  { organizer, known }: Candidate,
  { email }: Named,
  completes: OrganizerFields,
): OrganizerChoice {
  const learns = { revision: known?.revision, said: { email } };
  return { kind: 'known', id: organizer.id, completes, learns, notices: [] };
}

function createOrganizer(namesakes: readonly Candidate[], { name, email }: Named): OrganizerChoice {
  const passedOver = namesakes.find(({ organizer, known }) => !isAsImported(organizer, known));
  const notices: Notice[] = [];
  if (email === '' && namesakes.length > 1)
    notices.push({
      field: 'ORGANIZER',
      reason: 'is the name of several organizers; one without an address is used',
    });
  else if (passedOver !== undefined)
    notices.push({
      field: 'ORGANIZER',
      reason: `does not match organizer ${String(passedOver.organizer.id)}, which has this name and another address; another organizer is used`,
    });
  const fields = { organizer: escapeText(name), ...(email !== '' && { email }) };
  return { kind: 'new', fields, said: { email }, notices };
}

function canChange(
  trx: Transaction,
  { organizer: record, known }: Candidate,
  context: ChoiceContext,
  contradicts: (content: IncomingContent) => boolean,
): Promise<boolean> {
  return isChangeable(trx, { record, known, links: LINKS }, context, contradicts);
}

/** Returns a check for records that give the organizer of this name another address, or none. */
function isWithoutAddress({ name, email }: Named): (content: IncomingContent) => boolean {
  return ({ organizer }) =>
    organizer !== null && foldName(organizer.name) === foldName(name) && organizer.email !== email;
}

/** True if the organizer has the name that the calendar gives. */
function isCalled({ title }: Pick<Organizer, 'title'>, { name }: Named): boolean {
  return foldName(title) === foldName(name.replace(/\s+/g, ' ').trim());
}

/** True if the calendar gives a name, not only an address. */
function isLabelled({ name, email }: Named): boolean {
  return name !== email;
}

/** Returns the address in the form in which an organizer stores it. */
function emailOf({ email }: Named): string {
  return toSafeText(email);
}
