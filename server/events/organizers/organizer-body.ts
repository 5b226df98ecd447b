import type { components } from '../../generated/events/types.js';
import { renderTitle } from '../text/html.js';
import type { Image } from '../images/image.js';
import { presentLinked, withoutEmpty } from '../linked/linked-body.js';
import type { Organizer } from './organizer.js';
import { describeOrganizerAsJsonLd } from './organizer-json-ld.js';
import { isDescribed, type Presentation } from '../records/record-body.js';

export type OrganizerBody = components['schemas']['Organizer'];

/** Describes an organizer as JSON. */
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
