import type { components } from '../../generated/features/types.js';
import { CURRENT_VERSION } from '../model/server-version.js';
import { type Service, serviceUrl } from '../model/service.js';

/** Describes the catalogue of `services`. There are no folders: a service's name is its whole path. */
export function describeCatalogue(
  services: readonly Service[],
  publicUrl: string,
): components['schemas']['Catalogue'] {
  return {
    currentVersion: CURRENT_VERSION,
    folders: [],
    services: services.map((service) => ({
      name: service.name,
      type: 'FeatureServer',
      url: serviceUrl(publicUrl, service),
    })),
  };
}
