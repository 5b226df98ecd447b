import { DEFAULT_MAX_RECORD_COUNT } from '../model/page-limit.js';
import { DEFAULT_EDITOR_TRACKING, type Service } from '../model/service.js';

/** Service that shows the events catalogue on maps. It is not stored, has no owner and is read-only. */
export const EVENTS_SERVICE: Service = {
  // Keys of stored services and of users start at 1.
  key: 0,
  name: 'Events',
  itemId: '',
  ownerId: 0,
  access: 'public',
  createdAt: 0,
  capabilities: ['Query'],
  serviceDescription: 'Venues and events of the catalogue, for maps.',
  description: '',
  copyrightText: '',
  maxRecordCount: DEFAULT_MAX_RECORD_COUNT,
  spatialReference: { wkid: 4326, latestWkid: 4326 },
  initialExtent: undefined,
  allowGeometryUpdates: false,
  hasStaticData: false,
  units: 'esriDecimalDegrees',
  editorTrackingInfo: DEFAULT_EDITOR_TRACKING,
};

/** True for the name of that service, which no other service gets. */
export function isEventsName(name: string): boolean {
  return name.toLowerCase() === EVENTS_SERVICE.name.toLowerCase();
}
