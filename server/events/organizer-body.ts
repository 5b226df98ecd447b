import type { components } from '../generated/events/types.js';
import { renderTitle } from './html.js';
import type { Image } from './image.js';
import { describeOrganizerAsJsonLd } from './json-ld.js';
import { presentLinked, withoutEmpty } from './linked-body.js';
import type { Organizer } from './organizer.js';
import { isDescribed, type Presentation } from './record-body.js';

export type OrganizerBody = components['schemas']['Organizer'];

/** An organizer on the wire. */
export function presentOrganizer(
  organizer: Organizer,
  presentation: Presentation,
  image: Image | undefined,
): OrganizerBody {
  return Object.assign(
    presentLinked('organizer', organizer, presentation, image),
    withoutEmpty({ organizer: renderTitle(organizer.title) }),
    isDescribed(organizer, presentation) ? { json_ld: describeOrganizerAsJsonLd(organizer) } : {},
  );
}
